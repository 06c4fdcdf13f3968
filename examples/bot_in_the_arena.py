"""Is a bot better than another, or was it luck? The arena, from Python.

    python examples/bot_in_the_arena.py

The same from the command line: `conquista arena war --bots greedy,random,examples/first_bot.py:Cautious`.
"""

from pathlib import Path

from conquista.bots.arena.contest import Contest
from conquista.bots.arena.runners import here
from conquista.bots.arena.standing import standings

MINE = f"{Path(__file__).parent / 'first_bot.py'}:Cautious"
MATCHES = 30

if __name__ == "__main__":
    contest = Contest("war", 3, [MINE, "brawler", "random"], {"round_limit": 30}, seed=7)
    contest.check()
    played = list(here(contest, list(contest.deals(MATCHES)), jobs=1))
    for each in standings(contest, played):
        name = each.bot.rpartition(":")[2]
        print(
            f"{name:10} won {each.share:4.0%} of {each.games} matches, surely {each.low:.0%} to {each.high:.0%}"
        )
