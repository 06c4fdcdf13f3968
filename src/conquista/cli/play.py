"""conquista play: a match in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

from conquista.bots.bot import Bot, Question
from conquista.bots.roster import bot_called, bot_found, heir_in
from conquista.cli.person import Left, Person
from conquista.cli.voice import voice_of
from conquista.kernel.boxes import seeded
from conquista.kernel.errors import BadSetup
from conquista.kernel.game import Game, SeatSetup
from conquista.kernel.lot import Seal, SealedLot, SeatSeed, new_seed
from conquista.kernel.match import Match
from conquista.kernel.record import Header
from conquista.kernel.replay import Told
from conquista.kernel.state import Codes
from conquista.texts import Voice

USUAL_TABLE = 4


def play(
    game: Game[Any, Any],
    players: int | None,
    humans: int,
    bots: str,
    options: Mapping[str, str],
    file: Path | None,
    tongue: str,
) -> None:
    """Set a table up, play it, and keep its record."""
    number = players if players is not None else max(game.seats.start, USUAL_TABLE, humans)
    if humans > number:
        raise BadSetup(f"{humans} people cannot sit on {number} seats")
    names = bot_names(bots, number - humans)
    makers = [bot_found(name, game) for name in names]
    voice = Voice(tongue, game)
    called = (
        [voice.say("play-person", number=k + 1) for k in range(humans)]
        if humans > 1
        else [voice.say("play-you")]
    )
    called = called[:humans] + [voice.say("play-bot", number=k + 1, bot=name) for k, name in enumerate(names)]
    game.new_state([SeatSetup()] * number, options)

    console = Console(highlight=False)
    identity = secrets.token_hex(4)
    seal = Seal()
    console.print(voice.say("play-sealed", commitment=seal.commitment), soft_wrap=True)
    console.print(voice.say("play-sealed-help"))
    seeds = [ask_seed(console, voice, called[k]) for k in range(humans)]
    seeds += [SeatSeed(new_seed(), "server") for _ in names]
    lot = SealedLot(seal, seeds, identity)
    header = Header(
        game.id,
        game.rules_version,
        identity,
        [SeatSetup(name=name) for name in called],
        dict(options),
        lot.note(False),
    )
    match = Match(game, header, lot)
    seats: list[Bot | None] = [None] * humans
    seats += [maker(seeded("bot", new_seed())) for maker in makers]
    TerminalTable(console, match, seats, file or Path("records") / f"{game.id}-{identity}.jsonl", tongue).run()


def bot_names(bots: str, seats: int) -> list[str]:
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadSetup(f"{len(names)} bots are named for {seats} seats")
    return names


def ask_seed(console: Console, voice: Voice, player: str) -> SeatSeed:
    """A person's own text, or one of the program's, and marked so."""
    try:
        text = console.input(voice.say("play-seed", player=player) + " ", markup=False).strip()
    except EOFError:
        text = ""
    usable = "".join(sign for sign in text if sign.isprintable())[:100]
    return SeatSeed(usable) if usable else SeatSeed(new_seed(), "server")


class TerminalTable:
    """A match, the people at the screen, and the bots."""

    def __init__(
        self, console: Console, match: Match[Any, Any], bots: list[Bot | None], file: Path, tongue: str
    ) -> None:
        self.console = console
        self.match = match
        self.bots = bots
        self.file = file
        self.voice = voice_of(match.game, match.header, match.view(None).colours, tongue)
        humans = [seat for seat, bot in enumerate(bots) if bot is None]
        self.people = {seat: Person(console, match, self.voice, seat) for seat in humans}
        self.witness = humans[0] if len(humans) == 1 else None
        self._at_screen = self.witness
        self._codes = Codes()

    def run(self) -> None:
        self.tell(self.match.told, every=False)
        try:
            while not self.match.over:
                self.ask(self.match.awaiting[0])
        except (Left, EOFError, KeyboardInterrupt):
            self.keep()
            self.console.print("\n" + self.voice.say("play-unfinished", file=str(self.file)))
            return
        self.keep()
        self.console.print(
            "\n" + self.match.game.sketch(self.match.view(self.witness), self.voice), markup=False
        )
        self.console.print("\n" + self.voice.say("play-record", file=str(self.file)))
        self.console.print(self.voice.say("play-verify", file=str(self.file)))

    def ask(self, seat: int) -> None:
        if self.bots[seat] is None and self.match.has_surrendered(seat):
            self.bots[seat] = bot_called(heir_in(self.match.game), self.match.game)(seeded("heir", new_seed()))
        bot = self.bots[seat]
        if bot is None:
            hand_over, self._at_screen = seat != self._at_screen, seat
            self.tell(self.people[seat].take_decision(hand_over), every=True)
        else:
            game = self.match.game
            code = bot.decide(Question.of_state(game, self.match.seen_by(seat), seat, self._codes))
            self.tell(self.match.play(seat, self.match.game.decode(code)), every=False)

    def tell(self, told: list[Told], every: bool) -> None:
        """What the people at the screen may hear; of the bots' doings only the headlines."""
        for step in told:
            for telling in step.tellings:
                event = telling.heard_by(self.witness)
                if event is not None and (every or type(event) in self.match.game.headlines):
                    self.console.print(self.voice.event(event), markup=False)

    def keep(self) -> None:
        """Write the record beside its place and then move it there, so that it is never half written."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        beside = self.file.with_suffix(".part")
        beside.write_text(self.match.record.text(), "utf-8")
        beside.replace(self.file)
