"""Many tables played at once by real clients, each remembering what was acknowledged."""

from __future__ import annotations

import json
import random
import threading
import time
from contextlib import ExitStack

from conquista.client import Client


class Player(threading.Thread):
    """One browser that plays all seats of its table, one after the other, over one connection."""

    def __init__(self, address, game, seats, number, pause=0.05):
        super().__init__(daemon=True)
        self.rng = random.Random(number)
        self.pause = pause
        self.client = Client(address)
        self.table = self.client.open_table(game, ["me"] * seats)
        self.client.start(self.table)
        self.seat = self.client.sit(self.table, 0)
        self.done = []
        self.trouble = None
        self.ending = threading.Event()

    def run(self):
        """Play at random; at the end surrender seat by seat."""
        try:
            while self.step():
                if not self.ending.is_set():
                    time.sleep(self.rng.random() * self.pause)
        except Exception as error:  # noqa: BLE001 - `check` tells of it
            self.trouble = error

    def step(self):
        """One decision of whoever is asked; False when the match is over."""
        if self.seat.over:
            return False
        if self.seat.number not in self.seat.view["awaiting"]:
            self.sit_on(self.seat.view["awaiting"][0])
        if not self.seat.asked:
            self.seat.hear(1.0)
            return True
        line = ["surrender"] if self.ending.is_set() else self.rng.choice(self.seat.legal)
        number = self.seat.number
        if [result["status"] for result in self.seat.act(line)] == ["done"]:
            self.done.append([number, *line])
        return True

    def sit_on(self, number):
        self.seat.number, self.seat.view = number, None
        self.seat.connect()

    def check(self):
        """What was acknowledged is what was entered, once each and in order."""
        self.join(60)
        assert self.trouble is None, repr(self.trouble)
        entries = [json.loads(line) for line in self.client.record(self.table).splitlines()[1:]]
        assert self.done == [entry[1:] for entry in entries if entry[1] != "chance"]

    def close(self):
        self.ending.set()
        self.join(60)
        self.seat.__exit__()
        self.client.__exit__()


class Crowd:
    """So many tables, War and Reinos in turn."""

    def __init__(self, address, tables, pause=0.05):
        self._open = ExitStack()
        self.players = []
        for number in range(tables):
            game, seats = (("war", 3), ("reinos", 4))[number % 2]
            player = Player(address, game, seats, number, pause)
            self._open.callback(player.close)
            self.players.append(player)

    def __enter__(self):
        for player in self.players:
            player.start()
        return self

    def __exit__(self, *_):
        self._open.close()

    @property
    def done(self):
        return sum(len(player.done) for player in self.players)

    def wait_for(self, more, seconds=30.0):
        """Until so many more actions have been acknowledged."""
        goal, deadline = self.done + more, time.monotonic() + seconds
        while self.done < goal:
            assert time.monotonic() < deadline, [player.trouble for player in self.players if player.trouble]
            time.sleep(0.02)

    def finish(self):
        for player in self.players:
            player.ending.set()
        for player in self.players:
            player.check()
