"""Nobody learns more than the rules allow: not from views, legal actions, events or refusals."""

from __future__ import annotations

import itertools

import pytest

from conquista.catalog import GAMES
from conquista.kernel.boxes import seeded
from conquista.kernel.errors import IllegalAction
from conquista.kernel.event import EVERYBODY
from conquista.kernel.family import SURRENDER
from conquista.kernel.seat import CHANCE, NOBODY
from conquista.kernel.state import copied
from tests.conformance.positions import GAME_IDS, positions, walk
from tests.conformance.traits import TRAITS

each_game = pytest.mark.parametrize("game_id", GAME_IDS)


def twin_of(state, viewer, *seed):
    """A state that differs from this one only in what the viewer cannot know."""
    twin = copied(state)
    twin.redeal(viewer, seeded("twin", *seed))
    return twin


@each_game
def test_states_that_differ_in_the_unknown_look_alike(game_id):
    game = GAMES[game_id]
    different = 0
    for number, (state, _) in enumerate(positions(game_id)):
        for viewer in range(game.seats_of(state)):
            twin = twin_of(state, viewer, number, viewer)
            different += twin.dump() != state.dump()
            assert game.view(twin, viewer) == game.view(state, viewer)
            assert game.legal_actions(twin, viewer) == game.legal_actions(state, viewer)
            assert reasons(game, twin, viewer) == reasons(game, state, viewer)
            assert twin.awaiting() == state.awaiting()
            assert game.view(twin, None) == game.view(state, None)
    assert different > (len(positions(game_id)) if TRAITS[game_id].hides_always else 0)


def reasons(game, state, seat):
    """Why each kind of action is refused to a seat; None for what is not."""
    found = []
    for kind in game.action_types:
        try:
            game.explain(state, seat, game.example(state, seat, kind))
            found.append(None)
        except IllegalAction as error:
            found.append((error.clause, error.parameters))
    return found


@each_game
def test_states_that_differ_in_the_unknown_are_told_alike(game_id):
    """The same step in both worlds sounds the same, unless the match ends and everything is laid open."""
    game = GAMES[game_id]
    compared = 0
    for seed in range(12, 100):
        for step, (state, seat, code) in enumerate(walk(game, seed)):
            viewer = (seed + step) % game.seats_of(state)
            if (step % 5 and TRAITS[game_id].hides_always) or game.view(state, None).phase == "setup":
                continue
            twin = twin_of(state, viewer, seed, step)
            if twin.dump() == state.dump() or not fits(game, twin, seat, code, viewer):
                continue
            here, there = game.after(state, seat, code), game.after(twin, seat, code)
            if NOBODY in (here.awaiting(), there.awaiting()):
                continue
            story, twin_story = (
                told(game, *world, viewer) for world in ((state, seat, code, here), (twin, seat, code, there))
            )
            parted = first_difference(story, twin_story)
            assert all(kind in TRAITS[game_id].parting for kind in parted), (story, twin_story)
            if not parted and not any(private for _, private in story):
                assert game.view(here, viewer) == game.view(there, viewer)
            compared += 1
        if compared > 400:
            return
    pytest.fail(f"only {compared} steps from states that differ in the unknown")


def first_difference(story, twin_story):
    """The kinds of the first events that differ; nothing if all are alike."""
    for pair in itertools.zip_longest(story, twin_story):
        if pair[0] != pair[1]:
            return ["nothing" if each is None else getattr(each[0], "kind", each[0]) for each in pair]
    return []


def fits(game, twin, seat, code, viewer):
    """Whether this step is possible in the twin too. What the viewer can do has been shown to be the same."""
    if seat == CHANCE:
        return code < twin.outcomes()
    return seat == viewer or code == SURRENDER or game.lists(twin, seat, code)


def told(game, before, seat, code, after, viewer):
    """What a viewer hears. Of what it alone is told, only that it is told something: that is how it learns."""
    story = []
    for telling in game.narrate(before, seat, code, after):
        private = telling.audience != EVERYBODY and telling.audience >> viewer & 1 == 1
        private |= telling.event.kind in TRAITS[game.id].laid_open
        event = telling.heard_by(viewer)
        if event is not None:
            story.append((event.kind if private else event, private))
    return story


@each_game
def test_spectators_hear_nothing_that_somebody_is_not_to_know(game_id):
    game = GAMES[game_id]
    for state, seat, code in walk(game, 21):
        after = game.after(state, seat, code)
        for telling in game.narrate(copied(state), seat, code, after):
            heard_by_all = [telling.heard_by(viewer) for viewer in range(game.seats_of(state))]
            public = telling.heard_by(None)
            if public is not None and after.awaiting():
                others = [event for event in heard_by_all if event != telling.event]
                assert public == telling.event or public in others or not others


@each_game
def test_a_changed_answer_is_noticed_by_nobody_else(game_id):
    """Not seen, not heard, not counted; who is asked and what everybody can do stays the same."""
    game = GAMES[game_id]
    changes = 0
    for state, _ in positions(game_id):
        seats = range(game.seats_of(state))
        for seat in filter(state.may_revise, seats):
            for code in game.families(state, seat):
                after = game.after(state, seat, code)
                story = game.narrate(state, seat, code, after)
                for other in (*seats, None):
                    if other != seat:
                        assert [telling.heard_by(other) for telling in story] == [None] * len(story)
                        assert game.view(after, other) == game.view(state, other)
                for other in seats:
                    assert game.legal_actions(after, other) == game.legal_actions(state, other)
                assert after.awaiting() == state.awaiting()
                assert (after.turn(), after.rounds()) == (state.turn(), state.rounds())
                changes += after.dump() != state.dump()
    assert (changes > 0) == TRAITS[game_id].has_revisions
