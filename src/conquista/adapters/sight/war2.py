from __future__ import annotations

from itertools import product

from conquista.adapters.sight.deriving import fields_of, in_every_view
from conquista.adapters.sight.parts import SAID, Fields, Keyed, Maybe, Name, Names, Row, Table
from conquista.games.war2.components import components
from conquista.games.war2.game import War2
from conquista.games.war2.phase import PHASES
from conquista.games.war2.view import BattleView, Look, RaidView, Sighting, War2View
from conquista.parts.land.fates import ENDINGS, FATES


def war2(players: int) -> Fields:
    parts = components()
    seats, territories = range(players), parts.territories
    cards, objective = Names(parts.cards), Name(parts.objectives)
    place, seat, some = Name(territories), Name(seats), Names(seats)
    return fields_of(
        War2View,
        **in_every_view(War2(), players, PHASES),
        fates=Row(seats, Name(FATES)),
        destroyers=Row(seats, seat),
        handed=some,
        leaving=some,
        last_stand=some,
        objective_pool=Names(parts.objectives),
        without_objective=some,
        dealer=seat,
        first=seat,
        active=seat,
        back=Name(("", *PHASES)),
        owners=Row(territories, seat),
        vacant=Names(territories),
        armies=Row(territories),
        pools=Table(parts.pools),
        base=Row(seats),
        box=Row(seats),
        battle=Maybe(fields_of(BattleView, source=place, target=place)),
        raid=Maybe(fields_of(RaidView, target=place)),
        movable=Row(territories),
        paid=Row(("first", "second"), Name(parts.cards)),
        hand_sizes=Row(seats),
        discards=cards,
        covered_by=Row(seats),
        ci=Row(seats, place),
        ci_out=some,
        ci_moved=some,
        looks=Keyed(list(product(seats, seats)), _look, fields_of(Look, seat=SAID, opponent=SAID)),
        hands=Row(seats, Maybe(cards)),
        known_discards=cards,
        known_hands=Row(seats, cards),
        sightings=Keyed(seats, _sighting, fields_of(Sighting, opponent=SAID, cards=cards, objective=objective)),
        objectives=Row(seats, objective),
        goal=Name(parts.goals),
        ending=Name(ENDINGS),
        pile=Maybe(cards),
        covered=Maybe(cards),
        undealt_objectives=Maybe(Names(parts.objectives)),
    )


def _look(look: Look) -> tuple[int, int]:
    return look.seat, look.opponent


def _sighting(sighting: Sighting) -> int:
    return sighting.opponent
