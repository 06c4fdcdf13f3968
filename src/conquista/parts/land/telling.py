"""What is told of battles, cards and people in every game on a board of territories."""

from __future__ import annotations

from collections.abc import Sequence

from conquista.kernel.bitset import count
from conquista.kernel.chance import Dice
from conquista.kernel.event import Telling, to_all, to_one
from conquista.kernel.names import names_in
from conquista.kernel.seat import seats_in
from conquista.parts.decks import Deck
from conquista.parts.land import events as tell
from conquista.parts.land.combat import Battle
from conquista.parts.land.limits import NEUTRAL
from conquista.parts.land.muster import Pools
from conquista.parts.land.occupation import Occupation


def holder(land: Occupation, territory: int) -> int | None:
    """The seat that holds a territory; None for neutral armies."""
    owner = land.owner[territory]
    return None if owner == NEUTRAL else owner


def dealer_rolled(rollers: int, outcome: int, dealer: int | None) -> Telling:
    seats = seats_in(rollers)
    return to_all(tell.DealerRolled(seats, list(Dice(len(seats)).answer(outcome).faces), dealer))


def objective_dealt(seat: int, objective: str) -> Telling:
    return to_one(seat, tell.ObjectiveDealt(seat, objective), tell.ObjectiveDealt(seat))


def card_drawn(seat: int, card: str) -> Telling:
    return to_one(seat, tell.CardDrawn(seat, card), tell.CardDrawn(seat))


def card_lost(seat: int, card: str) -> Telling:
    return to_one(seat, tell.CardLost(seat, card), tell.CardLost(seat))


def battle_fought(seat: int, defender: int | None, battle: Battle, territories: Sequence[str]) -> Telling:
    faces = list(Dice(battle.attack_dice + battle.defence_dice).answer(battle.outcome).faces)
    return to_all(
        tell.BattleFought(
            seat,
            defender,
            territories[battle.source],
            territories[battle.target],
            faces[: battle.attack_dice],
            faces[battle.attack_dice :],
            battle.attack_losses,
            battle.defence_losses,
        )
    )


def eliminated(seat: int, by: int, before: Deck, after: Deck, cards: tuple[str, ...]) -> list[Telling]:
    """Who is out, and the cards that passed, if they did; they are seen by giver and taker alone."""
    hand = before.hands[seat]
    story = [to_all(tell.PlayerEliminated(seat, by, count(hand)))]
    if hand and after.hands[seat] == 0:
        masked = tell.CardsTaken(by, seat, count(hand))
        seen = tell.CardsTaken(by, seat, count(hand), names_in(cards, hand))
        story.append(Telling(seen, 1 << seat | 1 << by, masked))
    return story


def filled_pools(pools: Pools, names: tuple[str, ...]) -> dict[str, int]:
    """The pools that hold something, by name."""
    return {name: armies for name, armies in zip(names, pools.pool, strict=False) if armies}
