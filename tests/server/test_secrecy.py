"""What a seat receives in a whole match tells it nothing that is not for it to know."""

from __future__ import annotations

import json
import random
import shutil

import pytest

from conquista.client import Client
from tests.server.running import RunningServer
from tests.server.test_bad_input import raw


class Listener:
    """A seat, or a spectator, that keeps every frame it receives, as it came."""

    def __init__(self, client, table, number):
        self.socket = raw(client, table).__enter__()
        self.number = number
        self.frames = []
        self.latest = {"view": None, "legal": [], "n": 0}
        self.say({"type": "hello", "seat": number})
        self.listen(5.0, until="state")

    def say(self, message):
        self.socket.send(json.dumps(message))

    def listen(self, seconds, until=None):
        """Until a frame of that kind came, or none for so long."""
        while True:
            try:
                text = self.socket.recv(seconds)
            except TimeoutError:
                assert until is None
                return
            self.frames.append(text)
            message = json.loads(text)
            if message["type"] in ("told", "state"):
                self.latest = message
            if message["type"] == until:
                return

    @property
    def asked(self):
        return self.number in self.latest["view"]["awaiting"] and bool(self.latest["legal"])

    def act(self, name, line):
        self.say({"type": "act", "id": name, "seat": self.number, "at": self.latest["n"], "actions": [line]})


def everybody_plays(listeners, seed, refused):
    """At random until the match is over, refused actions and drafts taken back among them."""
    rng = random.Random(seed)
    turn = 0
    while not all(listener.latest["view"]["places"] for listener in listeners):
        for listener in listeners:
            listener.listen(0.005)
        asking = next((listener for listener in listeners if listener.asked), None)
        if asking is None:
            continue
        turn += 1
        asking.act(f"{turn}", rng.choice(asking.latest["legal"]))
        asking.listen(5.0, until="answer")
        if rng.random() < 0.1:
            asking.act(f"{turn}-bad", refused)
            asking.listen(5.0, until="answer")
        if rng.random() < 0.1:
            asking.say({"type": "back", "id": f"{turn}-back", "seat": asking.number})
            asking.listen(5.0, until="answer")


OWN_OBJECTIVES = ("objective_dealt", "objective_swapped", "objective_changed")


def rest_of(message, number):
    """A frame without what its viewer may know of objectives and cards; told apart by name, not by guessing."""
    view = message.get("view")
    if view is not None:
        assert view["seat"] == number
        assert view["pile"] is None
        assert view["covered"] is None
        assert view["undealt_objectives"] is None
        hands, objectives = view.pop("hands"), view.pop("objectives")
        if number is not None:
            hands[number] = objectives[number] = None
        assert set(hands) == set(objectives) == {None}
        for own in ("goal", "returned_objective", "known_discards"):
            assert number is not None or not view[own]
            del view[own]
        del view["objective_pool"], view["discards"]
    events = []
    for event in message.get("events", []):
        kind, own = event["event"], number is not None and event.get("seat") == number
        if kind in ("card_drawn", "card_lost"):
            assert own or "card" not in event
        elif kind == "cards_taken":
            assert own or number == event["giver"] or "cards" not in event
        elif kind in OWN_OBJECTIVES and "objective" in event:
            assert own
        else:
            events.append(event)
    if view is not None:
        message["events"] = events
    return message


def test_frames_of_a_war_match_hold_no_objective_card_or_seed_of_others(quick_server):
    with Client(quick_server.address) as client:
        table = client.open_table("war", ["me", "me", "me"], {"round_limit": 4})
        client.start(table)
        listeners = [Listener(client, table, number) for number in (0, 1, 2, None)]
        everybody_plays(listeners, 5, ["place", "free", "brasil", 999])
        header = json.loads(client.record(table).splitlines()[0])
    secrets = [header["dice"]["secret"], *(seed["seed"] for seed in header["dice"]["seeds"])]
    for listener in listeners:
        frames = [frame for frame in listener.frames if "game_ended" not in frame]
        assert len(frames) > 20
        for frame in frames:
            assert not any(secret in frame for secret in secrets)
            if json.loads(frame)["type"] in ("told", "state", "table"):
                assert '"obj_' not in json.dumps(rest_of(json.loads(frame), listener.number))


def test_frames_of_a_reinos_match_hold_no_decision_of_others(quick_server):
    """Until the last one is in, others learn of a decision only that it was made (REI-HID-02)."""
    made = 0
    with Client(quick_server.address) as client:
        for seed in range(3):
            table = client.open_table("reinos", ["me"] * 6, {"picking": "auto"})
            client.start(table)
            listeners = [Listener(client, table, number) for number in (*range(6), None)]
            everybody_plays(listeners, seed, ["pick", 99])
            for listener in listeners:
                frames = [json.loads(frame) for frame in listener.frames]
                for view in (frame["view"] for frame in frames if frame.get("view") is not None):
                    decided = view["battle"]["decided"] if view["battle"] else []
                    assert view["decision"] is None or listener.number in decided
                events = [event for frame in frames for event in frame.get("events", [])]
                decisions = [event for event in events if event["event"].startswith("decision_")]
                for event in decisions:
                    own = event["seat"] == listener.number
                    assert own or (event["event"] == "decision_made" and event.get("revolts") is None)
                made += len(decisions)
    assert made > 20


def test_drafts_are_heard_by_nobody_else(quick_server):
    with Client(quick_server.address) as client:
        table = client.open_table("war", ["me", "me", "me"])
        client.start(table)
        listeners = [Listener(client, table, number) for number in (0, 1, 2, None)]
        for listener in listeners:
            listener.listen(0.2)
        drafting = next(listener for listener in listeners if listener.asked)
        heard = {listener.number: len(listener.frames) for listener in listeners}
        place = next(line for line in drafting.latest["legal"] if line[0] == "place")
        for k in range(3):
            drafting.act(f"d{k}", [*place[:3], 1])
        drafting.say({"type": "back", "id": "b", "seat": drafting.number, "steps": 2})
        for _ in range(4):
            drafting.listen(5.0, until="answer")
        for listener in listeners:
            listener.listen(0.2)
            if listener is not drafting:
                assert len(listener.frames) == heard[listener.number]


@pytest.fixture(scope="module")
def two_asked(tmp_path_factory):
    """A folder with a match of Reinos in which two vassals are asked whether they revolt, and its cookie."""
    folder = tmp_path_factory.mktemp("reinos")
    limits = {"requests_per_minute": 100000, "messages_per_second": 10000}
    running = RunningServer(folder, f"sqlite:///{folder / 'conquista.db'}", **limits).start()
    rng = random.Random(3)
    with Client(running.address) as client:
        for _ in range(20):
            table = client.open_table("reinos", ["me"] * 5)
            client.start(table)
            seats = [client.sit(table, number) for number in range(5)]
            while not seats[0].over and len((seats[0].view["battle"] or {"asked": []})["asked"]) < 2:
                awaited = seats[0].view["awaiting"]
                for seat in seats:
                    while seat.view["turn"] < seats[0].view["turn"] or seat.view["awaiting"] != awaited:
                        assert seat.hear(5) is not None
                seat = seats[awaited[0]]
                fights = [line for line in seat.legal if line[0] in ("attack", "stay_loyal")]
                seat.act(rng.choice(fights or seat.legal))
                while seats[0].n < seat.n and seats[0].hear(5):
                    pass
            for seat in seats:
                seat.__exit__()
            if not seats[0].over:
                running.stop()
                return folder, table, client.cookie
    raise AssertionError("no such position in 20 matches")


def heard_by_others(folder, copy, table, cookie, answers):
    """Go on from a copy: one vassal answers, perhaps changes its mind; every frame that the others receive."""
    shutil.copytree(folder, copy)
    running = RunningServer(copy, f"sqlite:///{copy / 'conquista.db'}", requests_per_minute=100000).start()
    with Client(running.address, cookie) as client:
        watcher = client.watch(table)
        decider = watcher.view["battle"]["asked"][0]
        watcher.__exit__()
        deciding = Listener(client, table, decider)
        others = [Listener(client, table, number) for number in (*range(5), None) if number != decider]
        for k, line in enumerate(answers):
            deciding.act(f"x{k}", [line])
            deciding.listen(5.0, until="answer")
        for other in others:
            other.listen(0.4)
        assert json.loads(deciding.frames[-1])["results"] == [{"status": "done"}]
    running.stop()
    return [other.frames for other in others], deciding.frames


def test_runs_that_differ_in_a_secret_answer_look_the_same_to_all_others(two_asked, tmp_path):
    runs = [
        heard_by_others(two_asked[0], tmp_path / str(k), *two_asked[1:], answers)
        for k, answers in enumerate((["revolt"], ["stay_loyal"], ["stay_loyal", "revolt", "stay_loyal"]))
    ]
    (first, own), *twins = runs
    assert any("decision_made" in frame for frame in first[0])
    for frames, own_frames in twins:
        assert frames == first
        assert own_frames != own
