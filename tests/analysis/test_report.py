"""The report of a match: for every record that there is, in both languages, and as far as a record goes."""

from __future__ import annotations

from functools import cache
from itertools import product

import msgspec
import pytest

from conquista.analysis import chronicles
from conquista.analysis.report import Report
from conquista.analysis.telling import report_of
from conquista.api import watch_match
from conquista.catalog import GAMES, read_record
from conquista.games.war2.components import components
from conquista.kernel.errors import BadRecord
from conquista.kernel.record import Record
from conquista.kernel.replay import Replay
from conquista.texts import LANGUAGES, Voice
from tests.records.test_records import FILES


@cache
def report(stem, game="war"):
    file = next(f for f in FILES if (f.stem, f.parent.name) == (stem, game))
    return report_of(*read_record(file.read_text("utf-8")))


def sayings(found):
    yield from (found.result,)
    for story in found.seats:
        yield from (story.aim, story.fate, *story.parts)
    for mark in found.marks:
        yield from (mark.said, mark.short)
    for fight in found.fights:
        yield from (fight.said, fight.result)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_record_has_a_report_that_can_be_said(file):
    game, record = read_record(file.read_text("utf-8"))
    found = report_of(game, record)
    assert found.over
    assert found.winners
    assert found.result is not None
    assert found.rounds == list(range(found.rounds[-1] + 1))
    for measure in found.measures:
        assert [len(values) for values in measure.values] == [len(found.rounds)] * len(record.header.seats)
    assert all(0 <= mark.at <= found.rounds[-1] for mark in found.marks)
    assert [mark.entry for mark in found.marks] == sorted(mark.entry for mark in found.marks)
    assert all(found.fights[place].rare < 0.1 for place in found.unusual)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Report).luck == found.luck
    for tongue in LANGUAGES:
        voice = Voice(tongue, game, players=[f"P{k}" for k in range(len(found.seats))])
        for saying in sayings(found):
            assert saying is None or voice.say(saying.text, **saying.facts)
        for kind, parts in (("measure", found.measures), ("tally", found.tallies), ("dice", found.dice)):
            for part in parts:
                assert voice.say(f"{kind}-{part.id}")
        for chapter in found.luck:
            assert all(voice.say(f"luck-{chapter.id}{more}") for more in ("", "-unit", "-note"))


@pytest.mark.parametrize("game_id", chronicles.CHRONICLES)
def test_every_chapter_and_tally_of_a_game_has_its_words(game_id):
    chronicle = chronicles.chronicle_for(game_id, GAMES[game_id].seats[0])
    for tongue in LANGUAGES:
        voice = Voice(tongue, GAMES[game_id])
        for chapter in chronicle.chapters:
            assert all(voice.knows(f"luck-{chapter}{more}") for more in ("", "-unit", "-note"))
        assert all(voice.knows(f"tally-{name}") for name in chronicle.tallied)


def test_the_last_values_are_those_of_the_last_position():
    found = report("asia-africa")
    territories, armies = found.measures
    owners = found.view.owners
    assert territories.id == "territories"
    assert [values[-1] for values in territories.values] == [
        owners.count(seat) for seat in range(len(found.seats))
    ]
    held = [
        sum(n for n, who in zip(found.view.armies, owners, strict=True) if who == seat) for seat in range(3)
    ]
    assert [values[-1] for values in armies.values][:3] == held
    assert sum(values[0] for values in territories.values) == 42


def test_the_winners_objective_is_told_as_met_and_the_others_as_far_as_they_came():
    found = report("asia-africa")
    winner = found.seats[found.winners[0]]
    assert winner.met
    assert winner.aim.facts == {"objective": "obj_asia_africa"}
    assert all(part.facts["have"] == part.facts["of"] for part in winner.parts)
    assert [story.place for story in found.seats].count(1) == 1


def test_a_card_met_by_an_elimination_is_told_as_it_was():
    found = report("destruir-azul")
    winner = found.seats[found.winners[0]]
    assert winner.aim.facts == {"objective": "obj_destruir_azul"}
    assert winner.parts[0].facts == {"left": 0}
    victim = next(story for story in found.seats if story.fate)
    assert (victim.colour, victim.fate.facts["by"]) == ("azul", found.winners[0])
    assert found.marks[-1].kind == "out"


def test_a_card_that_turned_says_what_it_was():
    winner = (found := report("destruir-verde-turned-to-24")).seats[found.winners[0]]
    assert winner.aim.text == "aim-turned"
    assert winner.aim.facts == {"objective": "obj_24_territorios", "returned": "obj_destruir_verde"}


def test_nothing_hidden_is_told_before_the_end():
    match = watch_match("war", ["greedy"] * 3, seed=3)
    found = report_of(match.game, Record(match.record.header, match.record.entries[:150]))
    assert not found.over
    assert found.winners == []
    assert found.result is None
    assert {story.aim for story in found.seats} == {None}
    assert found.view.objectives == [None, None, None]
    assert found.measures
    assert found.luck


def test_a_record_that_ends_in_the_setup_has_a_report_too():
    match = watch_match("war", ["random"] * 3, options={"round_limit": 1}, seed=3)
    found = report_of(match.game, Record(match.record.header, match.record.entries[:5]))
    assert (found.rounds, found.measures, found.luck, found.fights) == ([], [], [], [])


def test_a_record_that_does_not_fit_the_rules_is_refused():
    match = watch_match("reinos", ["random"] * 4, options={"round_limit": 3}, seed=3)
    entries = list(match.record.entries)
    del entries[-2]
    with pytest.raises(BadRecord):
        report_of(match.game, Record(match.record.header, entries))


def test_after_a_change_of_rules_it_begins_where_they_begin():
    match = watch_match("war", ["greedy"] * 3, seed=5)
    half = len(match.entries) // 2
    replay = Replay(match.game, match.record)
    for _ in range(half):
        replay.step()
    again = type(match)(match.game, match.header, match.lot, match.entries[:half])
    again.change_rules()
    found = report_of(match.game, again.record)
    assert found.first == half + 1 == len(again.entries) - (len(again.entries) - half - 1)
    assert found.rounds[0] == replay.state.rounds() - 1


def test_a_game_without_a_chronicle_says_who_won(monkeypatch):
    monkeypatch.setattr(chronicles, "CHRONICLES", {})
    match = watch_match("reinos", ["random"] * 4, options={"round_limit": 3}, seed=3)
    found = report_of(match.game, match.record)
    assert found.winners == list(match.view(None).winners)
    assert (found.measures, found.luck, found.dice, found.marks) == ([], [], [], [])


# How rare a fight was.


@cache
def loses(attack, defence, lost, destroyed):
    """The chance that the attack loses so many before the defence has lost more, by trying all throws."""
    if lost <= 0:
        return 1.0
    if destroyed < 0 or attack < 2 or defence < 1:
        return 0.0
    dice, reply = min(3, attack - 1), min(3, defence)
    total = 0.0
    for faces in product(range(6), repeat=dice + reply):
        ours, theirs = sorted(faces[:dice])[::-1], sorted(faces[dice:])[::-1]
        hits = sum(one > other for one, other in zip(ours, theirs, strict=False))
        pairs = min(dice, reply)
        left = destroyed - hits
        if left < 0:
            continue
        total += loses(attack - pairs + hits, defence - hits, lost - pairs + hits, left)
    return total / 6 ** (dice + reply)


def test_how_rare_a_land_battle_was_is_counted_out():
    checked = 0
    for stem in ("destruir-azul-turned-to-24-out-of-turn", "asia-africa", "destruir-verde"):
        for fight in report(stem).fights:
            attack, defence = (fight.said.facts[name] for name in ("attack", "defence"))
            lost, destroyed = (fight.result.facts[name] for name in ("lost", "destroyed"))
            if fight.better or fight.rare is None or attack > 9:
                continue
            assert fight.rare == pytest.approx(loses(attack, defence, lost, destroyed))
            checked += 1
    assert checked > 8


def test_how_rare_a_raid_was_is_counted_out():
    dice = components().numbers["dice"]
    fights = [
        fight
        for stem in ("8-centros", "asia-5-centros", "24-territorios")
        for fight in report(stem, "war2").fights
        if fight.chapter == "air" and fight.better
    ]
    assert len(fights) > 5

    @cache
    def destroys(bombers, armies, wanted, may_lose):
        if wanted <= 0:
            return 1.0
        total = blank = 0.0
        for shot, bombs in product(dice["anti_aircraft"], dice["air_attack"]):
            down = min(shot, bombers)
            hit = min(bombs, armies - 1) if bombers > down else 0
            if down == hit == 0:
                blank += 1
            elif down <= may_lose and (bombers - down or hit >= wanted):
                total += destroys(bombers - down, armies - hit, wanted - hit, may_lose - down)
        return total / (36 - blank)

    for fight in fights:
        facts, ended = fight.said.facts, fight.result.facts
        expected = destroys(facts["bombers"], facts["armies"], ended["destroyed"], ended["lost"])
        assert fight.rare == pytest.approx(expected)


def test_a_battle_goes_on_as_long_as_the_same_two_fight():
    """Of 102 rolls or more, those that follow upon one another are one fight."""
    found = report("destruir-azul-turned-to-24-out-of-turn")
    rolls = sum(next(tally for tally in found.tallies if tally.id == "battles").values)
    assert found.fought < rolls
    assert all(fight.entry <= fight.last for fight in found.fights)
