"""A bot for War that attacks only when it has the upper hand, and ten matches of it against others.

    python examples/first_bot.py

`question.view` is what the bot's seat may know, `question.actions` all that it may do. One of them is the answer.
"""

from conquista import Bot, Question, play_match
from conquista.games.war.actions import Attack, EndAttack, EndFortify, Move, Occupy, Place, Trade
from conquista.games.war.components import components
from conquista.games.war.view import WarView
from conquista.kernel.action import Action

TERRITORIES = components().territories
BOARD = components().board


class Cautious(Bot):
    def choose(self, question: Question) -> Action:
        return max(question.actions, key=lambda action: worth(action, question.view))


def worth(action: Action, view: WarView) -> float:
    armies = dict(zip(TERRITORIES, view.armies, strict=True))
    match action:
        case Place(_, territory, count):
            return count * (enemies(territory, view) - armies[territory])
        case Attack(source, target, dice):
            return armies[source] - armies[target] + dice
        case EndAttack():
            return 3  # an attack must promise more than that
        case Occupy(extra):
            return extra
        case Move(source, target, count):
            return count if enemies(target, view) > enemies(source, view) == 0 else 0
        case Trade() | EndFortify():
            return 0.5
    return 0


def enemies(territory: str, view: WarView) -> int:
    """How many armies of others stand next to it."""
    here = TERRITORIES.index(territory)
    around = BOARD.neighbours[here][: BOARD.degree[here]]
    return sum(view.armies[other] for other in around if view.owners[other] != view.owners[here])


if __name__ == "__main__":
    matches = [play_match("war", [Cautious, "random", "random"], seed=seed) for seed in range(10)]
    print("Cautious won", sum(0 in match.winners for match in matches), "of", len(matches))
