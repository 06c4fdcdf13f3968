/** Exact odds of battles: one roll, and a battle fought on with as many dice as one may. */

const FACES = 6;
const MOST_DICE = 3;

/** Every throw of so many dice, highest first, with the number of ways in which it falls. */
function throwsOf(dice: number): { faces: number[]; ways: number }[] {
  const found = new Map<string, { faces: number[]; ways: number }>();
  for (let number = 0; number < FACES ** dice; number++) {
    const faces = Array.from(
      { length: dice },
      (_, die) => Math.floor(number / FACES ** die) % FACES,
    );
    faces.sort((one, other) => other - one);
    const known = found.get(faces.join());
    if (known) known.ways++;
    else found.set(faces.join(), { faces, ways: 1 });
  }
  return [...found.values()];
}

const known = new Map<number, readonly number[]>();

/** The chance that a roll costs the attack 0, 1, 2, … armies; each other pair costs the defence one. */
export function rollOdds(attackDice: number, defenceDice: number): readonly number[] {
  const key = attackDice * 10 + defenceDice;
  let odds = known.get(key);
  if (odds === undefined) known.set(key, (odds = countRolls(attackDice, defenceDice)));
  return odds;
}

function countRolls(attackDice: number, defenceDice: number): number[] {
  const pairs = Math.min(attackDice, defenceDice);
  const counts = new Array<number>(pairs + 1).fill(0);
  const replies = throwsOf(defenceDice);
  for (const attack of throwsOf(attackDice)) {
    for (const defence of replies) {
      let lost = 0;
      for (let pair = 0; pair < pairs; pair++)
        if ((attack.faces[pair] ?? 0) <= (defence.faces[pair] ?? 0)) lost++;
      counts[lost] = (counts[lost] ?? 0) + attack.ways * defence.ways;
    }
  }
  return counts.map((count) => count / FACES ** (attackDice + defenceDice));
}

export interface BattleOdds {
  /** The chance that the target falls. */
  conquest: number;
  /** Expected losses of either side. */
  attackLosses: number;
  defenceLosses: number;
  /** `left[n]`: the chance that the target falls and the origin then has n armies, before any moves in. */
  left: number[];
}

/** Fight until the target falls or the origin has no more than `keep` armies; `roll` is the odds of each roll. */
export function battleOdds(
  attack: number,
  defence: number,
  keep = 1,
  roll: typeof rollOdds = rollOdds,
): BattleOdds {
  const width = defence + 1;
  const reached = new Float64Array((attack + 1) * width);
  reached[attack * width + defence] = 1;
  const odds: BattleOdds = {
    conquest: 0,
    attackLosses: 0,
    defenceLosses: 0,
    left: new Array<number>(attack + 1).fill(0),
  };
  for (let a = attack; a > 0; a--) {
    for (let d = defence; d >= 0; d--) {
      const chance = reached[a * width + d] ?? 0;
      if (chance === 0) continue;
      if (d === 0 || a <= keep) {
        odds.attackLosses += chance * (attack - a);
        odds.defenceLosses += chance * (defence - d);
        if (d === 0) {
          odds.conquest += chance;
          odds.left[a] = chance;
        }
        continue;
      }
      const dice = Math.min(MOST_DICE, a - 1);
      const reply = Math.min(MOST_DICE, d);
      const pairs = Math.min(dice, reply);
      roll(dice, reply).forEach((share, lost) => {
        const place = (a - lost) * width + d - pairs + lost;
        reached[place] = (reached[place] ?? 0) + chance * share;
      });
    }
  }
  return odds;
}

/** What one roll is likely to do. */
export interface RollOdds {
  /** The chance to lose fewer armies than the defence, and as many. */
  better: number;
  even: number;
  attackLosses: number;
  defenceLosses: number;
}

export function oneRoll(dice: number, defenceDice: number): RollOdds {
  const odds = rollOdds(dice, defenceDice);
  const pairs = odds.length - 1;
  let [better, even, attackLosses] = [0, 0, 0];
  odds.forEach((chance, lost) => {
    if (lost < pairs - lost) better += chance;
    if (lost === pairs - lost) even += chance;
    attackLosses += chance * lost;
  });
  return { better, even, attackLosses, defenceLosses: pairs - attackLosses };
}
