"""A match of Reinos through PettingZoo, in which one agent reads its observation. Needs `conquista[pettingzoo]`.

    python examples/play_with_pettingzoo.py

`player_0` attacks whenever it can; the others do anything that is legal.
"""

import numpy as np

from conquista.adapters.pettingzoo import env

if __name__ == "__main__":
    table = env("reinos", players=4, options={"round_limit": 20})
    table.reset(seed=3)
    names = table.unwrapped.observer.names
    vassals = [names.index(f"suzerains[{other}]=0") for other in range(1, 4)]
    print(len(names), "numbers are observed, among them", ", ".join(names[k] for k in vassals))

    luck = np.random.default_rng(8)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        got[agent] += reward
        if over or cut:
            table.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        attacks = [number for number in legal if table.unwrapped.action(number).kind == "attack"]
        if agent == "player_0" and attacks:
            print("player_0 attacks; vassals at its side:", int(seen["observation"][vassals].sum()))
            table.step(attacks[0])
        else:
            table.step(luck.choice(legal))
    print("Rewards:", {agent: round(reward, 2) for agent, reward in got.items()})
