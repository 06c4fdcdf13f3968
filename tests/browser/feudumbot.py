"""An opponent in Feudum whose every answer is known, so that a match can be planned."""

from __future__ import annotations

from conquista.bots.bot import Bot
from conquista.games.feudum import actions as do

HOME = "l16"
CARDS = ("conquer", "tax", "explore", "defend")
"""Chosen in every round, and played in this order: Defend stays in the hand for as long as it can."""
WARLIKE_FROM = 3


class Neighbour(Bot):
    """An alchemist who stays at home, attacks whoever stands there from the third round on, and defends itself."""

    def choose(self, question):
        actions = question.actions
        wanted = [self._wanted(action, question.view) for action in actions]
        return actions[wanted.index(max(wanted))]

    def _wanted(self, action, view) -> int:
        match action:
            case do.SetPawn(character="alchemist", location=location) if location == HOME:
                return 9
            case do.PickCard(card=card) | do.PlayCard(card=card) if card in CARDS:
                return 9 - CARDS.index(card)
            case do.ChooseMode(mode="regular"):
                fights = view.round >= WARLIKE_FROM and view.task["card"] == 8
                return 9 if fights else 0
            case do.ChooseMode(mode="forgo"):
                return 5
            case do.FillPouch(filling="nothing") | do.StoreSulfur(place="supply") | do.FeedPawn(meal="food"):
                return 9
            case do.RevealDefend():
                return 9
            case do.AttackPawn() | do.Resolve():
                return 5
            case _:
                return 1
