"""A bot of your own at somebody's table: python remote_bot.py http://127.0.0.1:8000/mesa/ABC123

It takes an open seat, waits for the start, and plays to the end. Its token, which it keeps, says who it is: started
again it goes on where it was, and whoever else has the token can play for it.
"""

import sys
from pathlib import Path

from conquista import Bot, Question
from conquista.client import Client
from conquista.kernel.action import Action
from conquista.kernel.boxes import seeded
from conquista.remote import play

KEPT = Path("remote_bot.token")


class Eager(Bot):
    def choose(self, question: Question) -> Action:
        fights = [action for action in question.actions if type(action) in question.game.warlike]
        choices = fights or question.actions
        return choices[self.box.below(len(choices))]


def join(link: str = "") -> None:
    address, mesa, code = link.partition("/mesa/")
    if not mesa:
        sys.exit("Give the link of a table, such as http://127.0.0.1:8000/mesa/ABC123")
    KEPT.touch(mode=0o600)
    with Client(address, token=KEPT.read_text()) as client:
        KEPT.write_text(client.token)
        table = client.ask("GET", f"/api/tables/{code}")
        if not any(seat["yours"] for seat in table["seats"]):
            table = client.join(code, name="Eager")
        with client.sit(table) as seat:
            print("Places by seat:", play(Eager(seeded(client.token)), seat))


join(*sys.argv[1:])
