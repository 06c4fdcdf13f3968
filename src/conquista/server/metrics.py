"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.rooms = Gauge("conquista_tables_in_memory", "Tables in memory.", registry=self.registry)
        self.sockets = Gauge("conquista_sockets", "Open connections to tables.", registry=self.registry)
        self.actions = Counter(
            "conquista_actions", "Actions by what became of them.", ["game", "status"], registry=self.registry
        )
        self.bot_failures = Counter(
            "conquista_bot_failures", "Defaults played for bots.", ["bot"], registry=self.registry
        )
        self.commit_seconds = Histogram(
            "conquista_commit_seconds",
            "From handing over to committed.",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self.action_seconds = Histogram(
            "conquista_action_seconds",
            "From a message to its answer.",
            buckets=_SECONDS,
            registry=self.registry,
        )
