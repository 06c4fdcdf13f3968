"""Plans of Feudum: whole chains of an action, and card after card as far as the hand goes.

Others are imagined to do nothing meanwhile, but to defend themselves where they can. Chance is drawn, the same for
every way that is compared.
"""

from __future__ import annotations

from typing import Annotated

from conquista.bots.feudum.beam import Beam
from conquista.bots.feudum.worth import Outlook, worth
from conquista.games.feudum.engine import FeudumEngine
from conquista.games.feudum.phase import (
    AFTER,
    BUY,
    CARD,
    DEFENSE,
    DIE,
    DO_DECLINE,
    DO_GO_ON,
    DO_MOVE_MONSTER,
    DO_MOVE_PAWN,
    DO_RESOLVE,
    DO_REVEAL_DEFEND,
    DO_STOP,
    EXCHANGE,
    FAVOUR,
    FEED,
    FIRST_DECISION,
    FREE,
    GOOD,
    IMMUNITY,
    INFLUENCING,
    INVENT,
    KIND,
    OVER,
    PAY,
    PICK,
    POUCH,
    SCROLL,
    SETUP_GOODS,
    SETUP_PAWN,
    STEP,
    SULFUR_STORE,
)
from conquista.kernel.box import FastBox
from conquista.kernel.family import AMOUNT, HEAD, ONE
from conquista.kernel.row import row
from conquista.kernel.seat import CHANCE
from conquista.kernel.state import Codes

_PATH: int = 32


class Planner:
    """Room for the plans of one seat, and what they are judged by. `box`: what chance is imagined to draw from."""

    __slots__ = ("beam", "box", "before", "outlook", "rooms", "states", "_origin", "_others", "_path")

    outlook: Outlook
    box: FastBox
    beam: Beam
    before: Beam
    states: list[FeudumEngine]
    rooms: list[Codes]  # one more of each when a chain goes deeper than any before
    _others: Codes
    _path: Annotated[list[int], _PATH]
    _origin: int

    def __init__(self, like: FeudumEngine, outlook: Outlook, width: int) -> None:
        self.outlook = outlook
        self.box = FastBox(0)
        self.beam = Beam(like, width)
        self.before = Beam(like, width)
        self.states = [FeudumEngine(like.rules)]
        self.rooms = [Codes()]
        self._others = Codes()
        self._path = row(_PATH)
        self._origin = -1

    def begin(self, state: FeudumEngine, nodes: int) -> None:
        """Fill the beam with the best ends of what is going on, or of one card."""
        self._origin = -1
        self.beam.clear()
        root: FeudumEngine = self.states[0]
        root.copy_from(state)
        self.branch(0, nodes, -1)

    def begin_with(self, state: FeudumEngine, code: int, nodes: int) -> None:
        """The same after one decision."""
        self._origin = -1
        self.beam.clear()
        self.deepen(0, state)
        self._path[0] = code
        after: FeudumEngine = self.states[1]
        after.copy_from(state)
        after.apply(self.outlook.seat, code)
        self.explore(1, nodes, -1)

    def finish(self, state: FeudumEngine, nodes: int) -> int:
        """What the best end of a chain that is going on is worth."""
        self._origin = -1
        self.beam.clear()
        root: FeudumEngine = self.states[0]
        root.copy_from(state)
        self.explore(0, nodes, -1)
        return self.beam.value[0] if self.beam.size > 0 else 0

    def go_on(self, nodes: int) -> bool:
        """Play another card after each of the positions found; False if there is none to play."""
        found: Beam = self.beam
        self.beam = self.before
        self.before = found
        self.beam.clear()
        played = False
        for k in range(found.size):
            self._origin = k
            root: FeudumEngine = self.states[0]
            root.copy_from(found.held[k])
            if root.hand[self.outlook.seat] == 0 or root.phase == OVER:
                self.offer(root, 0, 0)
                continue
            played = True
            take_turn(root, self.outlook.seat)
            self.branch(0, nodes, -1)
        return played

    def explore(self, depth: int, nodes: int, sure: int) -> None:
        """Go on from a position of the current chain; `sure`: how many decisions came before any chance, or -1."""
        state: FeudumEngine = self.states[depth]
        if self.let_happen(state) and sure < 0:
            sure = depth
        if is_rest(state, self.outlook.seat) or depth >= _PATH - 1:
            self.offer(state, depth, sure)
        else:
            self.branch(depth, nodes, sure)

    def branch(self, depth: int, nodes: int, sure: int) -> None:
        """Try the answers to a decision. They share the nodes; with too few, some are left out."""
        state: FeudumEngine = self.states[depth]
        room: Codes = self.rooms[depth]
        listed = unfold(room, state.list_actions(self.outlook.seat, room))
        least = self._path[depth - 1] if depth > 0 and in_any_order(state.phase) else 0
        stride = 1
        if nodes < listed:
            stride = listed if nodes < 2 else (listed + nodes - 1) // nodes
        word = self.box.word
        first = ending_in(room, listed) if stride == listed else 0
        for k in range(first, listed, stride):
            code = room.codes[k]
            if comes_before(code, least):
                continue
            self._path[depth] = code
            if state.phase == FREE and code & KIND == DO_GO_ON:
                self.offer(state, depth + 1, sure)  # what comes next is another matter
                continue
            self.deepen(depth, state)
            after: FeudumEngine = self.states[depth + 1]
            after.copy_from(state)
            after.apply(self.outlook.seat, code)
            self.box.word = word
            self.explore(depth + 1, nodes // listed, sure)

    def deepen(self, depth: int, like: FeudumEngine) -> None:
        """Make room for what comes after a decision at this depth."""
        if len(self.states) == depth + 1:
            self.states.append(FeudumEngine(like.rules))
            self.rooms.append(Codes())

    def let_happen(self, state: FeudumEngine) -> bool:
        """Chance, and what others answer inside the chain. True if there was any."""
        happened = False
        while True:
            if state.phase < FIRST_DECISION and state.phase != DIE:
                state.apply(CHANCE, state.draw(self.box))
            elif state.phase in (DEFENSE, IMMUNITY, PAY, SULFUR_STORE) and state.asked() != self.outlook.seat:
                room: Codes = self._others
                listed = state.list_actions(state.asked(), room)
                state.apply(state.asked(), room.codes[listed - 1 if reveals(room, listed) else 0])
            else:
                return happened
            happened = True

    def offer(self, state: FeudumEngine, depth: int, sure: int) -> None:
        beam: Beam = self.beam
        value = worth(state, self.outlook)
        place = beam.place_for(value)
        if place >= beam.width:
            return
        beam.make_room(place)
        kept: FeudumEngine = beam.held[place]
        kept.copy_from(state)
        beam.value[place] = value
        if self._origin < 0:
            beam.length[place] = depth if sure < 0 else sure
            beam.opening[place][:] = self._path
        else:
            beam.length[place] = self.before.length[self._origin]
            beam.opening[place][:] = self.before.opening[self._origin]


def is_rest(state: FeudumEngine, seat: int) -> bool:
    """Whether a chain of this seat is over."""
    phase = state.phase
    if phase < FIRST_DECISION or phase == OVER or state.asked() != seat:
        return True
    return phase in (CARD, FREE, AFTER, FEED, POUCH, PICK, SETUP_GOODS, SETUP_PAWN)


def take_turn(state: FeudumEngine, seat: int) -> None:
    """Let it be this seat's turn, as if the others passed."""
    state.active = seat
    state.phase = CARD


def unfold(room: Codes, listed: int) -> int:
    """Of a family with amounts take the most, the least and the middle."""
    families = listed
    for k in range(families):
        most = room.codes[k] >> AMOUNT
        if most > 1:
            room.codes[listed] = ONE | room.codes[k] & HEAD
            listed += 1
        if most > 2:
            room.codes[listed] = (most + 1) // 2 << AMOUNT | room.codes[k] & HEAD
            listed += 1
    return listed


def in_any_order(phase: int) -> bool:
    """Decisions whose order has no effect, as a rule: they are tried in one order only."""
    return phase in (STEP, INFLUENCING, BUY, GOOD, SCROLL, EXCHANGE, INVENT, FAVOUR)


def comes_before(code: int, least: int) -> bool:
    if code & KIND != least & KIND:
        return False
    if code & KIND in (DO_MOVE_PAWN, DO_MOVE_MONSTER):
        return code >> 12 & 63 < least >> 12 & 63
    return code & HEAD < least & HEAD


def ending_in(room: Codes, listed: int) -> int:
    """The answer that ends a chain soonest; the first one if none does."""
    for k in range(listed):
        if room.codes[k] & KIND in (DO_STOP, DO_DECLINE, DO_RESOLVE):
            return k
    return 0


def reveals(room: Codes, listed: int) -> bool:
    return room.codes[listed - 1] & KIND == DO_REVEAL_DEFEND
