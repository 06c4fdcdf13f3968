from __future__ import annotations

from conquista.adapters.sight.deriving import fields_of, in_every_view
from conquista.adapters.sight.parts import Fields, Maybe, Name, Names, Order, Row
from conquista.games.reinos.components import components
from conquista.games.reinos.game import Reinos
from conquista.games.reinos.phase import ENDINGS, PHASES
from conquista.games.reinos.view import BattleView, ReinosView


def reinos(players: int) -> Fields:
    seats = range(players)
    cards = range(1, max(components().numbers["armies"].values()) * players + 1)
    seat, some = Name(seats), Names(seats)
    return fields_of(
        ReinosView,
        **in_every_view(Reinos(), players, ("setup", *PHASES)),
        order=Order(seats),
        in_play=Row(seats),
        suzerains=Row(seats, seat),
        revolt=Row(seats),
        skips_growth=Row(seats),
        passes=Row(seats),
        tried=Row(seats),
        subdued=Row(seats),
        active=seat,
        native_percent=Row(seats),
        battle=Maybe(
            fields_of(
                BattleView,
                attacker=seat,
                defender=seat,
                asked=some,
                decided=some,
                revolted=some,
                turned=Names(cards),
                picking=seat,
                picks_left=Row(seats),
            )
        ),
        ending=Name(ENDINGS),
    )
