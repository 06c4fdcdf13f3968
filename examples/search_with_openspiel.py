"""What is each answer worth? Random matches from each of them, in OpenSpiel. Needs `conquista[openspiel]`.

    python examples/search_with_openspiel.py

It looks at the whole position, which no player sees. A fair player would begin from `information_state_string`.
"""

import numpy as np
import pyspiel

import conquista.adapters.openspiel  # noqa: F401 - it registers the games

MATCHES = 20


def played_out(state: pyspiel.State, luck: np.random.Generator) -> float:
    """What the first player has got when a random match from here is over."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(outcomes, p=odds))
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    return float(state.returns()[0])


if __name__ == "__main__":
    game = pyspiel.load_game("conquista_reinos(players=4,round_limit=10)")
    luck = np.random.default_rng(1)
    state = game.new_initial_state()
    while state.current_player() != 0:
        state.apply_action(luck.choice(state.legal_actions()))
    print(state.observation_string(0)[:120], "…")
    for action in state.legal_actions():
        worth = np.mean([played_out(state.child(action), luck) for _ in range(MATCHES)])
        print(f"{state.action_to_string(0, action):20} {worth:+.2f}")
