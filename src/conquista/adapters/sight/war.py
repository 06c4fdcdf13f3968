from __future__ import annotations

from conquista.adapters.sight.deriving import fields_of, in_every_view
from conquista.adapters.sight.parts import Fields, Maybe, Name, Names, Row, Table
from conquista.games.war.components import components
from conquista.games.war.game import War
from conquista.games.war.phase import PHASES
from conquista.games.war.view import BattleView, WarView
from conquista.parts.land.fates import ENDINGS, FATES


def war(players: int) -> Fields:
    parts = components()
    seats, territories = range(players), parts.territories
    cards, objective = Names(parts.cards), Name(parts.objectives)
    place = Name(territories)
    return fields_of(
        WarView,
        **in_every_view(War(), players, ("setup", *PHASES)),
        fates=Row(seats, Name(FATES)),
        destroyers=Row(seats, Name(seats)),
        objective_pool=Names(parts.objectives),
        first=Name(seats),
        active=Name(seats),
        owners=Row(territories, Name(seats)),
        armies=Row(territories),
        pools=Table(parts.pools),
        hand_sizes=Row(seats),
        discards=cards,
        covered_by=Row(seats),
        battle=Maybe(fields_of(BattleView, source=place, target=place)),
        movable=Row(territories),
        hands=Row(seats, Maybe(cards)),
        known_discards=cards,
        objectives=Row(seats, objective),
        goal=objective,
        returned_objective=objective,
        ending=Name(ENDINGS),
        pile=Maybe(cards),
        covered=Maybe(cards),
        undealt_objectives=Maybe(Names(parts.objectives)),
    )
