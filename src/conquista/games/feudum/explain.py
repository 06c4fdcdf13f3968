"""Why an action is not allowed: the clause that forbids it, and what it would allow.

The engine's lists say what is legal. This says why something is not in them, and is asked only then.
"""

from __future__ import annotations

from conquista.games.feudum import actions as do
from conquista.games.feudum import explain_cards, explain_guilds, explain_round
from conquista.games.feudum import phase as at
from conquista.games.feudum.coding import encode
from conquista.games.feudum.phase import OVER, PHASES
from conquista.games.feudum.state import FeudumState
from conquista.kernel.action import Action, Surrender
from conquista.kernel.errors import IllegalAction
from conquista.kernel.family import AMOUNT, HEAD
from conquista.kernel.seat import ASKS_CHANCE, seats_in
from conquista.kernel.state import Codes

MOMENTS: dict[type[Action], tuple[int, ...]] = {
    do.ChooseGoods: (at.SETUP_GOODS,),
    do.SetPawn: (at.SETUP_PAWN,),
    do.StoreSulfur: (at.SULFUR_STORE,),
    do.PayWith: (at.PAY,),
    do.FillPouch: (at.POUCH,),
    do.PickCard: (at.PICK,),
    do.GoOn: (at.FREE,),
    do.PlayMandate: (at.FREE,),
    do.ReturnWrit: (at.FREE, at.RETURN),
    do.TakeSeal: (at.FREE,),
    do.PlayCard: (at.CARD, at.AFTER),
    do.Stop: (at.AFTER, at.STEP, at.INFLUENCING, at.BUY, at.GOOD, at.INVENT, at.EXCHANGE, at.SCROLL),
    do.ChooseMode: (at.CARD_MODE,),
    do.Enter: (at.MIGRATING,),
    do.Withdraw: (at.MIGRATING,),
    do.RepeatCard: (at.REPEATING,),
    do.MovePawn: (at.STEP,),
    do.MoveMonster: (at.STEP,),
    do.Pilfer: (at.PILFER,),
    do.Decline: (at.PILFER, at.VOYAGING, at.SHOVEL, at.COLLECT, at.DISC, at.TAME, at.GUARDIAN),
    do.Accept: (at.VOYAGING, at.SHOVEL, at.COLLECT, at.DISC, at.GUARDIAN),
    do.Influence: (at.INFLUENCING,),
    do.BuyInfluence: (at.INFLUENCING,),
    do.KeepWrit: (at.KEEP,),
    do.ChooseFarm: (at.FARM_CHOICE, at.SELLFARM),
    do.ChooseHarvest: (at.HARVESTING,),
    do.TakeFavour: (at.FAVOUR,),
    do.Improve: (at.IMPROVING,),
    do.TakeTile: (at.FALLBACK,),
    do.Tend: (at.TEND,),
    do.AttackPawn: (at.TARGET,),
    do.AttackMonster: (at.TARGET,),
    do.AttackFeudum: (at.TARGET,),
    do.Starve: (at.STARVE,),
    do.RevealDefend: (at.DEFENSE, at.IMMUNITY),
    do.Pass: (at.DEFENSE, at.IMMUNITY),
    do.AddSaltpeter: (at.BOOST,),
    do.UseWeapon: (at.BOOST,),
    do.Resolve: (at.BOOST,),
    do.UseGuild: (at.GUILD_CHOICE,),
    do.HoldFeast: (at.FEAST,),
    do.ShareFood: (at.FOODSHARE,),
    do.BuyGood: (at.BUY,),
    do.TakeVessel: (at.VESSEL_CHOICE,),
    do.Tame: (at.TAME,),
    do.BuySeals: (at.SEALS,),
    do.TakeScroll: (at.SCROLL,),
    do.MoveGood: (at.GOOD,),
    do.Invent: (at.INVENT,),
    do.Exchange: (at.EXCHANGE,),
    do.FeedPawn: (at.FEED,),
}
"""The decisions that a kind of action answers."""


def explain(state: FeudumState, seat: int, action: Action) -> None:
    """Raise IllegalAction for what is not allowed now; return for what is."""
    _who(state, seat)
    if isinstance(action, Surrender):
        _surrender(state)
        return
    if state.phase not in MOMENTS[type(action)]:
        raise IllegalAction("FEU-FLOW-01", phase=PHASES[state.phase])
    if _is_listed(state, seat, action):
        return
    if isinstance(action, explain_round.KINDS):
        raise explain_round.reason(state, seat, action)
    if isinstance(action, explain_cards.KINDS):
        raise explain_cards.reason(state, seat, action)
    raise explain_guilds.reason(state, seat, action)


def _who(state: FeudumState, seat: int) -> None:
    awaiting = state.awaiting()
    if state.phase == OVER:
        raise IllegalAction("FEU-END-11")
    if awaiting == ASKS_CHANCE:
        raise IllegalAction("FEU-RAN-07")
    if not state.in_play >> seat & 1:
        raise IllegalAction("FEU-SUR-07")
    if not awaiting >> seat & 1:
        raise IllegalAction("FEU-FLOW-02", seat=seats_in(awaiting)[0])


def _surrender(state: FeudumState) -> None:
    if not state.rules.surrender:
        raise IllegalAction("FEU-OPT-08")
    if state.phase not in (at.FREE, at.CARD, at.FEED, at.DEFENSE, at.IMMUNITY, at.BOOST):
        raise IllegalAction("FEU-SUR-01", phase=PHASES[state.phase])


def _is_listed(state: FeudumState, seat: int, action: Action) -> bool:
    code = encode(action)
    if code is None:
        return False
    codes = Codes()
    return any(
        listed & HEAD == code & HEAD and code >> AMOUNT <= listed >> AMOUNT
        for listed in codes.first(state.list_actions(seat, codes))
    )
