"""The games as PettingZoo environments, in which one agent acts after the other.

from conquista.adapters.pettingzoo import env

table = env("war", players=3)
table.reset(seed=1)
for agent in table.agent_iter():
    observation, reward, over, cut, info = table.last()
    choice = None if over else table.action_space(agent).sample(observation["action_mask"])
    table.step(choice)
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping
from typing import Any, ClassVar

from conquista.adapters.missing import missing

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import (
        AssertOutOfBoundsWrapper,
        OrderEnforcingWrapper,
        TerminateIllegalWrapper,
    )
except ImportError as error:
    raise missing("pettingzoo", error) from error

from conquista.adapters.seating import payoffs, seating
from conquista.adapters.sight.observer import Observer
from conquista.kernel.action import Action
from conquista.kernel.box import Box
from conquista.kernel.boxes import seeded
from conquista.kernel.errors import BadMessage, BadSetup
from conquista.kernel.seat import ASKS_CHANCE, CHANCE, NOBODY, seats_in
from conquista.kernel.state import State
from conquista.kernel.view import View
from conquista.texts import Voice

Observation = dict[str, Any]


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801 - PettingZoo's name for it
    """One game with so many players. Agents are `player_0`, `player_1`, … by seat.

    An observation is `{"observation": numbers, "action_mask": ones for what is legal}`. The numbers are what
    the agent's view says, nothing else; `observer.names` says what each of them is. Where several are awaited
    at once (revolts in Reinos) they answer in the order of their seats, and do not see one another's answers.
    Rewards come with the end of the match and sum to 0: see `payoffs`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "conquista_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "war",
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadSetup(f"there is no render mode {render_mode!r}; there are: ansi, human")
        self.seating = seating(game, players, options or {})
        self.game = self.seating.game
        self.render_mode = render_mode
        self.observer = Observer(self.game, self.seating.players)
        self.possible_agents = [f"player_{seat}" for seat in range(self.seating.players)]
        self.observation_spaces = {agent: self._observations() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self._seed: int | None = None
        self._match = 0
        self._state: State
        self._box: Box
        self._codes: dict[int, int] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match. After a seed, every further reset begins the next match of that seed's series.

        The options of the game are those of the environment; `options` is PettingZoo's and has no effect.
        """
        if seed is not None:
            self._seed, self._match = seed, 0
        elif self._seed is None:
            self._seed = secrets.randbits(32)
        self._match += 1
        self._box = seeded("pettingzoo", self._seed, self._match)
        self._state = self.seating.new_state()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """Raises BadMessage for what the mask does not allow."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self._codes:
            raise BadMessage(f"{agent} cannot do {action} now; what it can do has a 1 in its action mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._state.apply(self._seat(agent), self._codes[int(action)])
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        mask = np.zeros(self.game.actions, np.int8)
        if agent == self.agent_selection and self._codes:
            mask[list(self._codes)] = 1
        return {"observation": self.observer.observe(self.view(agent)), "action_mask": mask}

    def view(self, agent: str) -> View:
        """What an agent may know, with names instead of numbers."""
        view: View = self.game.view(self._state, self._seat(agent))
        return view

    def action(self, number: int) -> Action:
        """What a number of the action mask stands for now."""
        if number not in self._codes:
            raise BadMessage(f"{number} stands for nothing that {self.agent_selection} can do now")
        return self.game.decode(self._codes[number])

    def render(self) -> str | None:
        """What a spectator sees, as text: returned in the render mode `ansi`, written out in `human`."""
        if self.render_mode is None:
            return None
        view = self.game.view(self._state, None)
        text = self.game.sketch(view, Voice("en", self.game, self.possible_agents, view.colours))
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n")
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _observations(self) -> spaces.Dict:
        numbers = spaces.Box(-np.inf, np.inf, (self.observer.size,), np.float32)
        return spaces.Dict(
            {"observation": numbers, "action_mask": spaces.Box(0, 1, (self.game.actions,), np.int8)}
        )

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _go_on(self) -> None:
        """Let chance answer until a seat is awaited or the match is over."""
        while (awaited := self._state.awaiting()) == ASKS_CHANCE:
            self._state.apply(CHANCE, self._state.draw(self._box))
        if awaited == NOBODY:
            self._codes = {}
            self.rewards = dict(zip(self.agents, payoffs(self.game.ranking(self._state)), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            return
        seat = seats_in(awaited)[0]
        self.agent_selection = self.possible_agents[seat]
        self._codes = self.game.mask(self._state, seat)


def env(
    game: str = "war",
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """As PettingZoo's own games are: whoever does what the mask forbids ends the match with a reward of −1."""
    table: AECEnv[str, Observation, int] = raw_env(game, players, options, render_mode)
    table = TerminateIllegalWrapper(table, illegal_reward=-1)
    table = AssertOutOfBoundsWrapper(table)
    return OrderEnforcingWrapper(table)
