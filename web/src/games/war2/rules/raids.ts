/** Exact odds of air raids: every side of both dice, exchange after exchange. */
import { rules } from "../data";

const BOMBS: readonly number[] = rules.dice.air_attack;
const FLAK: readonly number[] = rules.dice.anti_aircraft;
const HEAVY_FLAK: readonly number[] = rules.dice.anti_aircraft_heavy;

/** A way in which a raid, or a part of it, can end. */
export interface Ending {
  bombers: number;
  armies: number;
  chance: number;
}

export interface RaidOdds {
  /** The chance that a single army is left, and that no bomber is. */
  downToOne: number;
  allLost: number;
  /** Expected. */
  bombersLost: number;
  armiesDestroyed: number;
  endings: Ending[];
}

class Chances {
  #found = new Map<string, Ending>();

  add(bombers: number, armies: number, chance: number): void {
    const key = `${bombers} ${armies}`;
    const known = this.#found.get(key);
    if (known) known.chance += chance;
    else this.#found.set(key, { bombers, armies, chance });
  }

  take(bombers: number, armies: number): number {
    const key = `${bombers} ${armies}`;
    const { chance } = this.#found.get(key) ?? { chance: 0 };
    this.#found.delete(key);
    return chance;
  }

  get all(): Ending[] {
    return [...this.#found.values()];
  }
}

/** One exchange: the anti-aircraft die, and if a bomber is left the bombs. `heavy` is WAR2-OPT-04. */
export function exchangeOdds(bombers: number, armies: number, heavy = false): Ending[] {
  const found = new Chances();
  const flak = heavy ? HEAVY_FLAK : FLAK;
  for (const shot of flak) {
    const flying = Math.max(0, bombers - shot);
    const dropped = flying > 0 ? BOMBS : [0];
    for (const bombs of dropped)
      found.add(flying, armies - Math.min(bombs, armies - 1), 1 / (flak.length * dropped.length));
  }
  return found.all;
}

/** Fly on until no bomber or a single army is left. An exchange that changes nothing is flown again. */
export function raidOdds(bombers: number, armies: number, heavy = false): RaidOdds {
  const reached = new Chances();
  reached.add(bombers, armies, 1);
  for (let flying = bombers; flying > 0; flying--) {
    for (let standing = armies; standing > 1; standing--) {
      const arrived = reached.take(flying, standing);
      if (arrived === 0) continue;
      const outcomes = exchangeOdds(flying, standing, heavy);
      const isSame = (each: Ending) => each.bombers === flying && each.armies === standing;
      const again = outcomes.find(isSame)?.chance ?? 0;
      for (const each of outcomes.filter((one) => !isSame(one)))
        reached.add(each.bombers, each.armies, (arrived * each.chance) / (1 - again));
    }
  }
  return summed(bombers, armies, reached.all);
}

/** At most so many exchanges. */
export function exchangesOdds(
  bombers: number,
  armies: number,
  exchanges: number,
  heavy = false,
): RaidOdds {
  let now: Ending[] = [{ bombers, armies, chance: 1 }];
  for (let number = 0; number < exchanges; number++) {
    const next = new Chances();
    for (const here of now) {
      const goesOn = here.bombers > 0 && here.armies > 1;
      const outcomes = goesOn
        ? exchangeOdds(here.bombers, here.armies, heavy)
        : [{ ...here, chance: 1 }];
      for (const each of outcomes) next.add(each.bombers, each.armies, here.chance * each.chance);
    }
    now = next.all;
  }
  return summed(bombers, armies, now);
}

function summed(bombers: number, armies: number, endings: Ending[]): RaidOdds {
  const over = (worth: (ending: Ending) => number) =>
    endings.reduce((sum, each) => sum + each.chance * worth(each), 0);
  return {
    downToOne: over((each) => Number(each.armies === 1)),
    allLost: over((each) => Number(each.bombers === 0)),
    bombersLost: over((each) => bombers - each.bombers),
    armiesDestroyed: over((each) => armies - each.armies),
    endings,
  };
}
