"""The games as OpenSpiel games.

    import pyspiel
    import conquista.adapters.openspiel

    game = pyspiel.load_game("conquista_war(players=4,round_limit=20)")

Importing this module registers `conquista_war`, `conquista_war2`, `conquista_vikings`, `conquista_reinos` and
`conquista_feudum`. Their parameters are `players` and the options of each game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from conquista.adapters.missing import missing

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("openspiel", error) from error

from conquista.adapters.position import Position
from conquista.adapters.seating import payoffs, seating
from conquista.adapters.sight.observer import Observer
from conquista.catalog import GAMES
from conquista.kernel.game import Game
from conquista.kernel.option import Choice, Value, for_bots, settle, written
from conquista.kernel.view import View

MOST_OUTCOMES = 64
"""Of one answer of chance: sets of cards, territories and the like are kept in 64 bits."""
MOST_DECISIONS = 10_000_000
"""Far more than any match has had; no rulebook gives a bound."""


class ConquistaGame(pyspiel.Game):
    """A game with its parameters. Each of ours has a class of its own, in which `rules` and `kind` are set."""

    rules: ClassVar[Game[Any, Any]]
    kind: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**self.kind.parameter_specification, **(params or {})}
        players = chosen.pop("players")
        self.seating = seating(self.rules.id, players, chosen)
        self.observer = Observer(self.rules, players)
        self.first = Position.first(self.seating)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> ConquistaState:
        return ConquistaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DECISIONS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ConquistaObserver | None:
        """None, as OpenSpiel wants it, for what cannot be observed: see `ConquistaObserver`."""
        if params:
            raise ValueError(f"observations have no parameters, but {params} were given")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        own, public = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER, kind.public_info
        everybodys = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        if everybodys or not (own or public) or (kind.perfect_recall and not (own and public)):
            return None
        return ConquistaObserver(self.observer, own, public, kind.perfect_recall)


class ConquistaState(pyspiel.State):
    """A position as OpenSpiel asks for it. Where several are awaited at once, they decide by seat."""

    def __init__(self, game: ConquistaGame) -> None:
        super().__init__(game)
        self.position = game.first

    def current_player(self) -> int:
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.asks_chance else self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.decisions)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, outcome.probability) for number, outcome in enumerate(self.position.outcomes)]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.outcomes[action].text
        return msgspec.json.encode(self.position.action(action)).decode()

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        places = self.position.places
        return payoffs(places) if places else [0.0] * self.position.seating.players

    def __str__(self) -> str:
        return self.position.text


class ConquistaObserver:
    """What a player sees: its view; what all see of it, if not its `own` things; else what others do not see.

    With perfect recall it is a text: all that the player has heard, and its view. A tensor has a fixed length and a
    memory has not, so then there is none. Nobody sees what is private to all.
    """

    def __init__(self, observer: Observer, own: bool, public: bool, recalls: bool) -> None:
        self._observer = observer
        self._own = own
        self._public = public
        self._recalls = recalls
        self.tensor = None if recalls else np.zeros(observer.size, np.float32)
        self.dict = {} if self.tensor is None else {"view": self.tensor}

    def set_from(self, state: ConquistaState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor[:] = self._observer.observe(self._view(state, player))
        if not self._public:
            self.tensor[self.tensor == self._observer.observe(state.position.view(None))] = 0

    def string_from(self, state: ConquistaState, player: int) -> str:
        lines = state.position.heard(player) if self._recalls else []
        seen = msgspec.to_builtins(self._view(state, player))
        if not self._public:
            shown = msgspec.to_builtins(state.position.view(None))
            seen = {name: value for name, value in seen.items() if value != shown[name]}
        return "\n".join([*lines, msgspec.json.encode(seen).decode()])

    def _view(self, state: ConquistaState, player: int) -> View:
        return state.position.view(player if self._own else None)


def _parameter(option: Any, value: Value) -> Value:
    """OpenSpiel's parameters have one type each; an option that is more than yes or no is a text."""
    plain = not isinstance(option, Choice) or all(isinstance(each, bool) for each in option.values)
    return value if plain else written(value)


def _kind(game: Game[Any, Any]) -> Any:
    usual = settle(game.options, for_bots(game.options, {}))
    choices = [option for option in game.options if isinstance(option, Choice)]
    tables = [{**usual, option.id: value} for option in choices for value in option.values]
    return pyspiel.GameType(
        short_name=f"conquista_{game.id}",
        long_name=f"Conquista: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=min(game.seats_with(table).start for table in tables),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": game.seats.start,
            **{option.id: _parameter(option, usual[option.id]) for option in game.options},
        },
    )


def _registered(game: Game[Any, Any]) -> type[ConquistaGame]:
    """OpenSpiel keeps it until after the end of Python, which only classes survive."""
    fields = {"rules": game, "kind": _kind(game)}
    made: type[ConquistaGame] = type(f"Conquista{type(game).__name__}", (ConquistaGame,), fields)
    pyspiel.register_game(made.kind, made)
    return made


REGISTERED = [_registered(game) for game in GAMES.values()]
