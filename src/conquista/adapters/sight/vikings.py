from __future__ import annotations

from conquista.adapters.sight.deriving import fields_of, in_every_view
from conquista.adapters.sight.parts import NUMBER, SAID, Fields, Keyed, Maybe, Name, Names, Order, Row, Table
from conquista.games.vikings.components import components
from conquista.games.vikings.game import Vikings
from conquista.games.vikings.phase import MOST_ROLLED, PHASES
from conquista.games.vikings.view import LINKS, AssaultView, CombatView, VikingsView
from conquista.parts.land.fates import ENDINGS, FATES


def vikings(players: int) -> Fields:
    parts = components()
    seats, territories = range(players), parts.territories
    objective, god_card = Name(parts.objectives), Name(parts.god_cards)
    place, places, seat, some = Name(territories), Names(territories), Name(seats), Names(seats)
    dice = Row(range(1, MOST_ROLLED + 1), Maybe(NUMBER))  # a god can make a die 0
    return fields_of(
        VikingsView,
        **in_every_view(Vikings(), players, PHASES),
        fates=Row(seats, Name(FATES)),
        destroyers=Row(seats, seat),
        leaving=some,
        objective_pool=Names(parts.objectives),
        effect=Name(parts.effects),
        dealer=seat,
        first=seat,
        active=seat,
        owners=Row(territories, seat),
        armies=Row(territories),
        pools=Table(parts.pools),
        reserve=Row(seats),
        valhalla=Row(seats),
        removed=Row(seats),
        commanders=Row(seats, place),
        commanders_lost=some,
        ships=places,
        spent=places,
        sailed=places,
        ships_in_reserve=Row(seats),
        ships_destroyed=Row(seats),
        assaults=Keyed(LINKS, _link, fields_of(AssaultView, territories=SAID)),
        combat=Maybe(
            fields_of(
                CombatView,
                source=place,
                target=place,
                attack_card=god_card,
                defence_card=god_card,
                attack=dice,
                defence=dice,
                rerolled=Row(("attack", "defence")),
            )
        ),
        movable=Row(territories),
        hand_sizes=Row(seats),
        discards=Names(parts.cards),
        hands=Row(seats, Maybe(Order(parts.cards))),
        objectives=Row(seats, objective),
        goal=objective,
        ending=Name(ENDINGS),
        pile=Maybe(Names(parts.cards)),
        undealt_objectives=Maybe(Names(parts.objectives)),
    )


def _link(assault: AssaultView) -> tuple[str, ...]:
    return tuple(assault.territories)
