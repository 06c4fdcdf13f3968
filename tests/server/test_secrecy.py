"""What a seat receives in a whole match tells it nothing that is not for it to know."""

from __future__ import annotations

import json
import random

from conquista.client import Client


class Listener:
    """A seat, or a spectator, that keeps every frame of the match that it receives, as it came."""

    def __init__(self, client, table, number):
        self.seat = client.watch(table) if number is None else client.sit(table, number)
        self.frames = []

    def listen(self):
        while True:
            try:
                self._take(self.seat._socket.recv(0.01))
            except TimeoutError:
                return

    def catch_up(self):
        """Hear all that the server has said by now."""
        self.seat.say({"type": "ping", "id": "now"})
        while self._take(self.seat._socket.recv())["type"] != "pong":
            pass

    def _take(self, text):
        message = json.loads(text)
        if message["type"] in ("told", "state"):
            self.frames.append(text)
            self.seat.n, self.seat.view, self.seat.legal = message["n"], message["view"], message["legal"]
        return message


def everybody_plays(client, table, viewers, seed, on_step=None):
    """Random play to the end; `on_step` is called with all listeners before each decision."""
    rng = random.Random(seed)
    listeners = [Listener(client, table, number) for number in viewers]
    while True:
        for listener in listeners:
            listener.listen()
        if all(listener.seat.over for listener in listeners):
            return listeners
        if on_step is not None:
            on_step(listeners)
        for listener in listeners:
            if listener.seat.asked:
                line = rng.choice(listener.seat.legal)
                if line[0] == "attack" or rng.random() < 0.9:
                    listener.seat.say(
                        {
                            "type": "act",
                            "id": str(rng.random()),
                            "seat": listener.seat.number,
                            "at": listener.seat.n,
                            "actions": [line],
                        }
                    )
                break


def test_frames_of_a_war_match_hold_no_objective_or_card_of_others(quick_server):
    """In the real traffic: an objective's or card's name reaches a seat only if it may know it by then."""
    with Client(quick_server.address) as client:
        table = client.open_table("war", ["me", "me", "me"], {"round_limit": 4})
        client.start(table)
        listeners = everybody_plays(client, table, [0, 1, 2, None], 5)
        final = listeners[0].seat.view
    objectives = final["objectives"]
    for listener in listeners:
        number = listener.seat.number
        before_the_end = [frame for frame in listener.frames if "game_ended" not in frame]
        for other, objective in enumerate(objectives):
            if other == number:
                continue
            for frame in before_the_end:
                message = json.loads(frame)
                view = message.get("view")
                if view is None:
                    continue
                assert view["objectives"][other] is None
                assert view["hands"][other] is None
                events = message.get("events", [])
                spoken = json.dumps([view["goal"], view["objectives"], events])
                assert objective not in spoken
        for frame in before_the_end:
            for event in json.loads(frame).get("events", []):
                if event["event"] in ("card_drawn", "card_lost") and event["seat"] != number:
                    assert "card" not in event
                if event["event"] == "cards_taken" and number not in (event["seat"], event["giver"]):
                    assert "cards" not in event


def revise(client, table, listeners):
    """Everybody who can changes its mind, twice and back; nobody else receives anything. Who did so.

    Who has just come to the table, as a seat or as a spectator, learns as little as who was there.
    """
    if not any(each.seat.view["may_revise"] for each in listeners):
        return []
    for each in listeners:
        each.catch_up()
    revising = [each for each in listeners if each.seat.view["may_revise"]]
    for listener in revising:
        others = [each for each in listeners if each is not listener]
        others[0].seat.connect()
        others.append(Listener(client, table, None))
        received = [(each.seat.n, len(each.frames)) for each in others]
        number, decision = listener.seat.n, listener.seat.view["decision"]
        for line in (["revolt"], ["stay_loyal"], ["revolt"] if decision else ["stay_loyal"]):
            assert listener.seat.act(line) == [{"status": "done"}]
            assert listener.seat.view["decision"] == (line == ["revolt"])
        assert listener.seat.n == number + 3
        for each in others:
            each.catch_up()
        assert [(each.seat.n, len(each.frames)) for each in others] == received
        others[-1].seat.__exit__()
    return [listener.seat.number for listener in revising]


def test_frames_of_a_reinos_match_hold_no_decision_of_others_and_no_change_of_it(quick_server):
    """Before the last decision is in, nothing but that a vassal has decided leaves the server."""
    revised = []
    with Client(quick_server.address) as client:
        for seed in range(3):
            table = client.open_table("reinos", ["me"] * 6, {"picking": "auto"})
            client.start(table)
            listeners = everybody_plays(
                client, table, range(6), seed, lambda them, at=table: revised.extend(revise(client, at, them))
            )
            for listener in listeners:
                frames = [json.loads(frame) for frame in listener.frames]
                assert all(
                    frame["view"]["decision"] is None for frame in frames if not has_decided(frame["view"])
                )
                for event in (event for frame in frames for event in frame.get("events", [])):
                    if event["event"] in ("decision_made", "decision_revised"):
                        assert event["seat"] == listener.seat.number or event.get("revolts") is None
                        assert event["seat"] == listener.seat.number or event["event"] == "decision_made"
    assert len(revised) > 3


def has_decided(view):
    return view["battle"] is not None and view["seat"] in view["battle"]["decided"]
