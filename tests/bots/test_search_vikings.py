"""The planning player of WAR Vikings: every plan leads to legal actions, and nothing hidden is looked at."""

from __future__ import annotations

from itertools import cycle

import pytest

from conquista.bots.bot import Question
from conquista.bots.roster import bot_called
from conquista.bots.search.bot import PlanningBot
from conquista.bots.search.guide import Prospect
from conquista.bots.search.land_beliefs import PULL
from conquista.bots.search.vikings_beliefs import VikingsBeliefs
from conquista.bots.search.vikings_mind import VikingsMind
from conquista.bots.simulate import Simulator, match_seed
from conquista.bots.thought import CERTAIN
from conquista.games.vikings import actions as do
from conquista.kernel.bitset import first
from conquista.kernel.boxes import seeded
from conquista.kernel.datafile import read_toml
from conquista.kernel.family import amount, head
from conquista.kernel.game import SeatSetup
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY
from conquista.kernel.state import Codes, copied
from conquista.texts import bundle
from tests.rules.vikings.table import GAME, PARTS, A, B, C, D, Table, cards_of, region

PLAIN = 0
BOX = seeded("unused")
OPTIONS = {
    "usual": {},
    "choose": {"defender_dice": "choose", "fortify_mode": "classic", "naval_mode": "three_rounds"},
    "ramp": {"attack_ramp": True, "seat_compensation": True, "commander_return": "never"},
    "wall": {"command_effect": "parede_de_escudos", "supply_limit": False, "commander_return": "free"},
    "cry": {"command_effect": "grito_de_batalha", "gods": False},
    "waters": {"command_effect": "aguas_sangrentas", "naval_mode": "three_rounds"},
    "prayer": {"command_effect": "prece_da_guerra", "ships": False},
    "bare": {"gods": False, "commander": False, "ships": False},
    "three": {"three_players": True, "objective_mode": "total_conquest"},
}


def planning(seed, turns=60):
    return PlanningBot(seeded(seed), VikingsMind(), turns)


def decided(bot, table, seat=A):
    return GAME.decode(bot.decide(Question.of_state(GAME, table.state, seat, Codes())))


def quick(table, seat=A, plan=PLAIN):
    """What the player that follows a plan does, without any search, and with the numbers that were guessed."""
    return GAME.decode(
        VikingsMind(trained=False).guide(table.state).decide(table.state, seat, plan, Codes(), BOX)
    )


def play_on(table, seat=A, plan=PLAIN, steps=40):
    taken = []
    while seat in table.awaiting and len(taken) < steps:
        taken.append(quick(table, seat, plan))
        table.play(seat, taken[-1])
    return taken


def is_listed(code, families):
    return any(head(code) == head(family) and 1 <= amount(code) <= amount(family) for family in families)


def plans_of(guide, state, seat):
    codes = Codes()
    return codes.first(guide.plans(state, seat, codes))


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_every_plan_leads_to_legal_actions_under_all_options(options):
    seats = 3 if "three_players" in options else 4
    state = GAME.new_state([SeatSetup()] * seats, {**options, "round_limit": 4})
    guide, codes, box = VikingsMind().guide(state), Codes(), seeded("legal")
    turn, plan, turn_over = -1, PLAIN, cycle(range(97))
    while (awaited := state.awaiting()) != NOBODY:
        if awaited == ASKS_CHANCE:
            state.apply(CHANCE, state.draw(box))
            continue
        seat = first(awaited)
        if guide.plans_now(state, seat) and state.turn() != turn:
            turn, plans = state.turn(), plans_of(guide, state, seat)
            plan = plans[7 * next(turn_over) % len(plans)]
        code = guide.decide(state, seat, plan if seat == state.active else PLAIN, codes, box)
        assert is_listed(code, codes.first(state.list_actions(seat, codes)))
        state.apply(seat, code)
    prospect = Prospect(A)
    guide.promise(state, prospect)
    assert prospect.over


def test_equal_seeds_plan_alike():
    simulator = Simulator(GAME, 3, {"round_limit": 2, "three_players": True})
    bots = [lambda box: PlanningBot(box, VikingsMind(), 20), *[bot_called("greedy", GAME)] * 2]
    first_match, second = (simulator.play(bots, match_seed(5, 1)) for _ in range(2))
    assert first_match == second


def one_short_of_denmark_and_britain(armies=9):
    mine = [t for t in (*region("dinamarca"), *region("britania")) if t != "gales"]
    return Table(
        holdings={A: mine, B: ["gales"], C: region("suecia")},
        armies={"mercia": armies, "gales": 2},
        objectives={A: "obj_danelaw", B: "obj_portos", C: "obj_conquista", D: "obj_tres_coroas"},
    )


def test_a_win_at_hand_is_taken():
    action = decided(planning("win"), one_short_of_denmark_and_britain())
    assert isinstance(action, do.Attack)
    assert action.target == "gales"


def test_what_is_hidden_from_a_seat_does_not_change_what_it_does():
    """In worlds that it cannot tell apart it does the same under every plan."""
    table = Table(
        "reinforce",
        holdings={A: region("noruega"), B: region("suecia"), C: region("britania")},
        hands={A: cards_of("alba"), B: cards_of("gales", "mercia"), C: cards_of("irlanda")},
        objectives={A: "obj_tres_coroas", B: "obj_portos", C: "obj_danelaw", D: "obj_muralha"},
        pools={"free": 4},
        valhalla={A: 3},
        armies={"viken": 5},
    )
    guide, box, worlds = VikingsMind().guide(table.state), seeded("hidden"), []
    for _ in range(6):
        world = copied(table.state)
        world.redeal(A, box)
        worlds.append(world)
    assert len({world.objective[B] for world in worlds}) > 1
    for plan in plans_of(guide, table.state, A):
        assert len({guide.decide(world, A, plan, Codes(), BOX) for world in worlds}) == 1


def test_what_a_position_promises_adds_up_to_certainty():
    table = one_short_of_denmark_and_britain()
    prospect = Prospect(A)
    VikingsMind().guide(table.state).promise(table.state, prospect)
    shares = [prospect.share[seat] for seat in range(4)]
    assert CERTAIN - 4 <= sum(shares) <= CERTAIN
    assert shares[A] > max(shares[B], shares[C])


def test_what_was_learned_is_what_it_plays_with():
    table = one_short_of_denmark_and_britain()
    told = []
    for trained in (True, False):
        prospect = Prospect(A)
        VikingsMind(trained=trained).guide(table.state).promise(table.state, prospect)
        told.append([prospect.share[seat] for seat in range(4)])
    assert told[0] != told[1]


@pytest.mark.parametrize("name", ["vikings", "vikings_untrained"])
def test_every_feature_has_its_weight_and_its_fact(name):
    data = read_toml("conquista.bots.search", f"data/{name}.toml")
    guide = VikingsMind(trained=name == "vikings").guide(one_short_of_denmark_and_britain().state)
    assert len(data["weights"]) == len(VikingsMind.facts)
    assert len(guide.describe(one_short_of_denmark_and_britain().state, A)) == len(VikingsMind.facts)


# The quick player.


@pytest.mark.parametrize("defends", [False, True])
def test_a_god_is_called_when_valhalla_is_full(defends):
    caller = D if defends else A
    table = Table(
        holdings={A: ["alba", "gales"], B: region("gardarike")},
        armies={"alba": 9, "nortumbria": 3},
        valhalla={caller: 6},
    )
    table.play(A, do.Attack("alba", "nortumbria", 3))
    assert isinstance(quick(table, caller), do.Invoke)


def test_no_god_is_called_when_pieces_run_short():
    table = Table(
        holdings={A: ["alba", "gales"], B: region("gardarike")},
        armies={"alba": 9, "nortumbria": 3},
        valhalla={A: 3},
        removed={A: 70},
    )
    table.play(A, do.Attack("alba", "nortumbria", 3))
    assert quick(table) == do.PassInvocation()


def test_losses_go_to_valhalla_as_long_as_there_are_pieces():
    def after_a_lost_roll(**more):
        field = {"holdings": {A: ["alba", "gales"]}, "armies": {"alba": 9, "nortumbria": 3}}
        table = Table(**field, commanders={A: "gales"}, **more)
        return quick(table.attack("alba", "nortumbria", 3, 1, 1, 1, 6, 6, 6))

    assert after_a_lost_roll() == do.SendToValhalla(3)
    assert after_a_lost_roll(removed={A: 70}) == do.SendToValhalla(2)
    assert after_a_lost_roll(removed={A: 70}, valhalla={A: 2}) == do.SendToValhalla(0)


def test_a_weak_card_is_refused_and_a_strong_one_kept():
    def after(card):
        table = Table(
            holdings={A: ["alba", "gales"]},
            armies={"alba": 9, "nortumbria": 3},
            valhalla={A: 6},
            commanders={A: "alba"},
            effect="prece_da_guerra",
        )
        table.play(A, do.Attack("alba", "nortumbria", 3)).play(A, do.Invoke("odin")).draw(card)
        return quick(table)

    assert after("odin_mimir") == do.DrawAgain()
    assert after("odin_gungnir") == do.KeepCard()


def test_the_die_that_hurts_is_rolled_again_and_good_ones_lie():
    def after(*faces):
        table = Table(
            holdings={A: ["alba", "gales"]},
            armies={"alba": 9, "nortumbria": 3},
            commanders={A: "alba"},
            effect="grito_de_batalha",
        )
        return quick(table.attack("alba", "nortumbria", 3, *faces))

    assert after(6, 4, 1, 5, 4, 2) == do.Reroll(1)
    assert after(6, 6, 6, 5, 5, 5) == do.DeclineReroll()


def test_the_objectives_ships_are_built_and_win():
    table = Table(
        "reinforce",
        holdings={A: [*region("noruega"), *region("atlantico"), "irlanda"]},
        objectives={A: "obj_mar_do_oeste"},
        valhalla={A: 2},
    )
    assert set(play_on(table)[:2]) == {do.BuildShip("islandia"), do.BuildShip("ilhas_do_norte")}
    assert table.view(None).winners == [A]


def test_a_plan_over_the_sea_builds_its_ship_and_gathers_there():
    table = Table(
        "reinforce",
        holdings={A: ["islandia", "faroe", "ilhas_do_norte", "ilhas_do_sul"]},
        objectives={A: "obj_conquista"},
        valhalla={A: 1},
        pools={"free": 5},
    )
    mind = VikingsMind()
    plans = plans_of(mind.guide(table.state), table.state, A)
    plan = next(p for p in plans if mind.idea(p, 0).aim == "sea" and mind.idea(p, 0).about == "islandia")
    taken = play_on(table, plan=plan, steps=2)
    assert taken == [do.BuildShip("islandia"), do.Place("free", "islandia", 5)]


def test_the_commander_goes_where_the_objective_wants_him():
    holdings = {A: [*region("suecia"), *region("gardarike")]}
    table = Table("reinforce", holdings=holdings, objectives={A: "obj_rota_varegue"}, valhalla={A: 1})
    assert play_on(table)[-1] == do.PlaceCommander("holmgard")
    assert table.view(None).winners == [A]
    moving = Table(
        "fortify",
        holdings=holdings,
        objectives={A: "obj_rota_varegue"},
        armies={"curlandia": 3},
        commanders={A: "curlandia"},
    )
    move = quick(moving)
    assert (move.source, move.target, move.commander) == ("curlandia", "holmgard", True)


def test_garrisons_are_filled_up_when_the_objective_asks_for_them():
    """Fifteen territories with two armies each; one of them has a single one."""
    mine = [t for name in ("britania", "francia", "atlantico") for t in region(name)][:15]
    table = Table(
        "reinforce",
        holdings={A: mine},
        armies=dict.fromkeys(mine[1:], 2),
        objectives={A: "obj_muralha"},
        pools={"free": 3},
    )
    play_on(table)
    assert table.view(None).winners == [A]


# Beliefs.

COLOURS = PARTS.colours[:4]
BEFORE = [B if t in region("britania") else D for t in PARTS.territories]


def likelihood(*taken):
    beliefs = VikingsBeliefs(COLOURS)
    after = [C if t in taken else owner for t, owner in zip(PARTS.territories, BEFORE, strict=True)]
    assert beliefs.see(C, BEFORE, after)
    return dict(zip(PARTS.objectives, beliefs.likelihood[C], strict=True))


def test_a_conquest_speaks_for_objectives_that_ask_for_it_by_the_rule_of_bayes():
    told = likelihood("gales")
    wanted, every = len(region("dinamarca")) + len(region("britania")), len(PARTS.territories)
    expected = PULL * every / (every + (PULL - 1) * wanted)
    assert told["obj_danelaw"] / told["obj_conquista"] == pytest.approx(expected)


@pytest.mark.parametrize(
    ("taken", "likelier", "less"),
    [
        ("viken", "obj_portos", "obj_danelaw"),
        ("irlanda", "obj_mar_do_oeste", "obj_tres_coroas"),
        ("holmgard", "obj_rota_varegue", "obj_conquista"),
        ("gales", f"obj_destruir_{COLOURS[B]}", f"obj_destruir_{COLOURS[D]}"),
    ],
)
def test_places_ports_and_colours_that_are_taken_speak_for_an_objective(taken, likelier, less):
    told = likelihood(taken)
    assert told[likelier] > told[less]


def test_worlds_that_fit_what_was_seen_are_believed_more():
    table = one_short_of_denmark_and_britain()
    guide, state = VikingsMind().guide(table.state), table.state
    assert guide.credence(state, A) == CERTAIN
    guide.believe(B, PARTS.objectives.index("obj_portos"), CERTAIN // 4)
    assert guide.credence(state, A) == CERTAIN // 4
    assert guide.credence(state, B) == CERTAIN


# Thoughts.


@pytest.mark.parametrize("language", ["pt-BR", "en"])
def test_every_plan_and_fact_has_words(language):
    mind, words = VikingsMind(), bundle(language, "vikings")
    table = Table(
        "reinforce",
        holdings={A: PARTS.territories[:14]},
        hands={A: ["curinga_1", *cards_of("alba", "gales")]},
        objectives={A: "obj_danelaw"},
        pools={"free": 3},
        valhalla={A: 2},
    )
    ideas = [mind.idea(plan, 0) for plan in plans_of(mind.guide(table.state), table.state, A)]
    aims = {idea.aim for idea in ideas}
    own = {"region", "sea", "save", "objective", "objective-bold"}
    assert {"plain", "bold", "careful", "halt", "rival", "spot"} | own == aims
    assert {idea.about for idea in ideas if idea.aim == "region"} <= set(PARTS.continents)
    assert all(words.has_message(f"plan-{aim}") for aim in aims)
    assert all(words.has_message(f"fact-{fact}") for fact in {*mind.facts, "only", "rival"})


def test_regions_are_planned_for_where_there_is_a_foothold():
    table = Table("reinforce", holdings={A: [*region("noruega"), "alba", "faroe"]}, pools={"free": 3})
    mind = VikingsMind()
    ideas = [mind.idea(plan, 0) for plan in plans_of(mind.guide(table.state), table.state, A)]
    assert {idea.about for idea in ideas if idea.aim == "region"} == {"britania", "atlantico"}


def test_its_thought_tells_the_plan_and_that_the_match_is_nearly_won():
    bot = planning("thought", turns=200)
    decided(bot, one_short_of_denmark_and_britain(30))
    thought = bot.thought
    assert thought is not None
    assert len(thought.others) == 2
    assert thought.after > 8 * CERTAIN // 10
