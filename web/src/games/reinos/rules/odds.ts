/** Exact odds of battles: revolts, native test, rebels and cards. The Python package's are the same, and tested so. */
import type { BattleView, ReinosView } from "../../../protocol/reinos";
import { rules } from "../data";
import { faceDown, vassalsOf, type Kingdoms } from "./realms";

/** What the odds are counted from. */
export type Position = Kingdoms & Pick<ReinosView, "revolt" | "options">;
/** For a vassal's seat how likely it tries to revolt. Who is not named stays loyal. */
export type Tries = ReadonlyMap<number, number>;

const { native, after_failed_test: remnant, rebels, vassal } = rules.armies;
const REBELS = rules.percent.rebels / 100;
const LOYAL: Tries = new Map();

export interface Armies {
  attack: number;
  defence: number;
}

/** REI-BAT-01 to 04: the weaker side picks its share of the cards, so each side wins with its share of the armies. */
export function cardChance({ attack, defence }: Armies): number {
  return attack / (attack + defence);
}

/** REI-BAT-02: with equal armies the attacker. */
export function attackPicks({ attack, defence }: Armies): boolean {
  return attack <= defence;
}

/** REI-PRE-02. */
export function nativeChance(failure: number, vassals: number): number {
  return Math.max(0, 100 - failure - rules.percent.penalty * vassals) / 100;
}

/** REI-SET-02, in per cent. */
export function baseFailure(view: Pick<Position, "options">): number {
  return rules.failure[view.options["difficulty"] as keyof typeof rules.failure];
}

/** REI-PRE-03, REI-PRE-07: both sides if all vassals stay loyal and the native test succeeds. */
export function loyalArmies(view: Position, attacker: number, defender: number): Armies {
  const side = (lord: number) => native + vassal * vassalsOf(view, lord).length;
  return { attack: side(attacker), defence: side(defender) };
}

/** REI-PRE-02 to 07: the attack's chance once the revolts are over, with so many loyal vassals a side. */
export function musterChance(
  failure: number,
  attackVassals: number,
  defenceVassals: number,
): number {
  const [attack, defence] = [vassal * attackVassals, native + vassal * defenceVassals];
  const passed = nativeChance(failure, attackVassals);
  const failed =
    REBELS * cardChance({ attack: attack + remnant, defence: defence + rebels }) +
    (1 - REBELS) * cardChance({ attack: attack + remnant, defence });
  return passed * cardChance({ attack: attack + native, defence }) + (1 - passed) * failed;
}

/** The attack's chance before the revolts of a battle, declared or imagined (REI-PRE-01). */
export function battleChance(
  view: Position,
  attacker: number,
  defender: number,
  tries: Tries = LOYAL,
): number {
  const failure = baseFailure(view);
  const ours = loyalOdds(view, vassalsOf(view, attacker), tries);
  const theirs = loyalOdds(view, vassalsOf(view, defender), tries);
  let chance = 0;
  ours.forEach((likely, attack) =>
    theirs.forEach((asLikely, defence) => {
      chance += likely * asLikely * musterChance(failure, attack, defence);
    }),
  );
  return chance;
}

export interface Span {
  least: number;
  most: number;
}

/** The least and the greatest chance of the attack, whoever of both sides tries to revolt. */
export function chanceSpan(view: Position, attacker: number, defender: number): Span {
  const asked = [...vassalsOf(view, attacker), ...vassalsOf(view, defender)];
  const span = { least: 1, most: 0 };
  for (let some = 0; some < 1 << asked.length; some++) {
    const tries = new Map(asked.filter((_, place) => (some >> place) & 1).map((seat) => [seat, 1]));
    const chance = battleChance(view, attacker, defender, tries);
    span.least = Math.min(span.least, chance);
    span.most = Math.max(span.most, chance);
  }
  return span;
}

/** REI-REV-03: the chance that 0, 1, 2, … of these stay, each try being a draw of its own. */
function loyalOdds(view: Position, vassals: readonly number[], tries: Tries): number[] {
  let odds = [1];
  for (const seat of vassals) {
    const leaves = ((tries.get(seat) ?? 0) * (view.revolt[seat] ?? 0)) / 100;
    odds = Array.from(
      { length: odds.length + 1 },
      (_, stay) => (odds[stay] ?? 0) * leaves + (odds[stay - 1] ?? 0) * (1 - leaves),
    );
  }
  return odds;
}

/** Among the cards: the chance that the picking side finds the joker with the picks it has left. */
export function pickChance(battle: BattleView): number {
  const picks = battle.picks_left.reduce((sum, each) => sum + each, 0);
  return picks / faceDown(battle).length;
}

/** The attack's chance in the battle that is being fought, before the revolts or among the cards. */
export function declaredChance(view: Position, battle: BattleView, tries: Tries = LOYAL): number {
  if (battle.cards === 0) return battleChance(view, battle.attacker, battle.defender, tries);
  const found = pickChance(battle);
  return battle.picking === battle.attacker ? found : 1 - found;
}
