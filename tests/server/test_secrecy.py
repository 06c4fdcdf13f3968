"""What a seat receives in a whole match tells it nothing that is not for it to know."""

from __future__ import annotations

import json
import random

from conquista.client import Client


class Listener:
    """A seat that keeps every frame it receives, as it came."""

    def __init__(self, client, table, number):
        self.seat = client.sit(table, number)
        self.frames = []

    def listen(self):
        while True:
            try:
                text = self.seat._socket.recv(0.01)
            except TimeoutError:
                return
            self.frames.append(text)
            message = json.loads(text)
            if message["type"] in ("told", "state"):
                self.seat.n, self.seat.view, self.seat.legal = message["n"], message["view"], message["legal"]


def everybody_plays(client, table, players, seed, on_step=None):
    rng = random.Random(seed)
    listeners = [Listener(client, table, number) for number in [*range(players), None]]
    while True:
        for listener in listeners:
            listener.listen()
        if all(listener.seat.over for listener in listeners):
            return listeners
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
        listeners = everybody_plays(client, table, 3, 5)
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
