/** Attacks: from where against whom, one roll or many, and the armies that move in. */
import type { Arrow, Mark, Pick, Pin, PlaceLook } from "../../../board/types";
import { moving as animated, settings } from "../../../settings.svelte";
import { battleOdds, type BattleOdds } from "../rules/odds";
import { percent } from "../../../texts/index.svelte";
import type { Line } from "../../../protocol/types";
import { isKind, type Attack } from "../wire";
import type { LandDesk } from "./desk.svelte";
import type { Part } from "./part";
import { stops, USUAL, within, type StopRule } from "./until";

const BETWEEN_BATTLES = 640;
const CALM_BETWEEN = 160;
/** An attack above this is one that a player may have overlooked. */
export const SURE = 0.8;

export class Attacking implements Part {
  readonly rolls = true;
  origin = $state<string | null>(null);
  target = $state<string | null>(null);
  /** Null: as many as one may. */
  wanted = $state<number | null>(null);
  rule = $state<StopRule>({ kind: "left", value: USUAL.left });
  choosingRule = $state(false);
  running = $state(false);
  /** Armies that enter a conquered territory; null: all that may. */
  wanting = $state<number | null>(null);

  /** The most dice of each attack that is possible. */
  readonly attacks = $derived.by(() => {
    const found = new Map<string, Map<string, number>>();
    for (const action of this.desk.legal) {
      const attack = this.attackIn(action);
      if (attack === null) continue;
      const [source, target, dice] = attack;
      if (!found.has(source)) found.set(source, new Map());
      found.get(source)?.set(target, dice);
    }
    return found;
  });
  readonly from = $derived(this.origin && this.attacks.has(this.origin) ? this.origin : null);
  readonly to = $derived(
    this.from && this.target && this.attacks.get(this.from)?.has(this.target) ? this.target : null,
  );
  readonly mostDice = $derived(
    this.from && this.to ? (this.attacks.get(this.from)?.get(this.to) ?? 1) : 1,
  );
  readonly dice = $derived(Math.min(this.wanted ?? this.mostDice, this.mostDice));
  readonly targets = $derived(this.from ? (this.attacks.get(this.from) ?? new Map()) : new Map());
  readonly sure = $derived.by(() =>
    [...this.attacks].flatMap(([source, targets]) =>
      [...targets.keys()].filter((target) => this.chance(source, target) >= SURE),
    ),
  );
  readonly mostEnter = $derived.by(() => {
    const occupy = this.desk.legal.find((action) => isKind(action, "occupy"));
    return occupy ? occupy[1] + this.desk.game.vanguard : 0;
  });
  readonly entering = $derived(Math.min(this.wanting ?? this.mostEnter, this.mostEnter));

  /** The occupation of what was conquered. */
  readonly occupying: Part = {
    enter: () => void this.occupy(),
    digit: (number) => this.setEntering(number),
    look: (territory, marks) => {
      if (this.desk.fight?.target === territory) marks.push("selected");
      return {};
    },
    arrows: () => this.#battleArrow("move"),
    pins: () => {
      const place = this.desk.fight?.target;
      return place !== undefined && this.mostEnter > 1 ? [{ key: "amount", place }] : [];
    },
  };

  constructor(readonly desk: LandDesk) {}

  /** From where against whom with how many dice at most, if an action is an attack. */
  attackIn(action: Line): readonly [source: string, target: string, dice: number] | null {
    return isKind(action, "attack") ? [action[1], action[2], action[3]] : null;
  }

  /** How the attack that is chosen is declared. */
  declared(from: string, to: string): Line {
    return ["attack", from, to, this.dice] satisfies Attack;
  }

  /** How it is said that so many armies enter. */
  entry(armies: number): Line {
    return ["occupy", armies];
  }

  odds(source: string, target: string): BattleOdds {
    return battleOdds(this.desk.armies(source), this.desk.armies(target));
  }

  chance(source: string, target: string): number {
    return this.odds(source, target).conquest;
  }

  pick({ place }: Pick): void {
    this.stop();
    if (this.to !== null && place === this.to) void this.roll();
    else if (this.targets.has(place)) this.aim(place);
    else if (place === this.origin) this.escape();
    else if (this.attacks.has(place)) this.leaveFrom(place);
    else if (this.#bestOrigin(place) !== null) {
      this.leaveFrom(this.#bestOrigin(place));
      this.aim(place);
    } else this.#refuse(place);
  }

  leaveFrom(place: string | null): void {
    this.origin = place;
    this.target = null;
    this.wanted = null;
    this.choosingRule = false;
  }

  aim(place: string): void {
    this.target = place;
    this.wanted = null;
  }

  async roll(): Promise<void> {
    const { from, to } = this;
    if (from === null || to === null || this.desk.busy) return;
    await this.desk.send(this.declared(from, to));
    await this.desk.decided();
    if (this.desk.owns(to)) this.#goOn(to, from);
  }

  /** Battle after battle, until the rule says stop, the target falls or a key is pressed. */
  async rollOn(): Promise<void> {
    const { from, to } = this;
    if (from === null || to === null || this.running) return;
    this.choosingRule = false;
    this.running = true;
    const first = this.desk.armies(from);
    const pause =
      animated() && settings.speed > 0 ? BETWEEN_BATTLES / settings.speed : CALM_BETWEEN;
    while (this.running && this.from === from && this.to === to) {
      const attack = this.desk.armies(from);
      const chance = () => this.chance(from, to);
      if (stops(this.rule, attack, first - attack, chance)) break;
      await this.roll();
      if (this.running) await new Promise((resolve) => setTimeout(resolve, pause));
    }
    this.running = false;
  }

  stop(): void {
    this.running = false;
  }

  setRule(rule: StopRule): void {
    this.rule = within(rule);
  }

  chooseDice(dice: number): void {
    this.wanted = Math.max(1, Math.min(this.mostDice, dice));
  }

  end(): void {
    this.stop();
    if (this.sure.length > 0 && this.desk.asksBeforeEnd && this.desk.asking !== "end_attack")
      this.desk.asking = "end_attack";
    else this.finish();
  }

  /** Attack no more in this turn. */
  finish(): void {
    this.stop();
    this.leaveFrom(null);
    void this.desk.send(["end_attack"]);
  }

  digit(number: number): void {
    this.chooseDice(number);
  }

  setEntering(armies: number): void {
    this.wanting = Math.max(1, Math.min(this.mostEnter, armies));
  }

  async occupy(): Promise<void> {
    const { fight, game } = this.desk;
    await this.desk.send(this.entry(this.entering - game.vanguard));
    this.wanting = null;
    if (fight) this.#goOn(fight.target, fight.source);
  }

  enter(): void {
    if (this.to !== null) void this.roll();
  }

  escape(): boolean {
    if (this.running) this.stop();
    else if (this.choosingRule) this.choosingRule = false;
    else if (this.target !== null) this.target = null;
    else if (this.origin !== null) this.origin = null;
    else return false;
    return true;
  }

  look(territory: string, marks: Mark[]): PlaceLook {
    if (this.from === null) {
      if (this.attacks.has(territory)) marks.push("selectable");
      return {};
    }
    if (territory === this.from) marks.push("selected");
    if (!this.targets.has(territory)) return {};
    if (this.to !== null && this.to !== territory) return {};
    marks.push("target");
    return this.to === territory ? {} : { badge: percent(this.chance(this.from, territory)) };
  }

  arrows(): Arrow[] {
    return this.from && this.to ? [{ from: this.from, to: this.to, kind: "attack" }] : [];
  }

  /** The odds of the attack that is chosen, or of the one under the pointer. */
  pins(): Pin[] {
    const { hovered } = this.desk;
    const target = this.to ?? (hovered && this.targets.has(hovered) ? hovered : null);
    return this.from === null || target === null ? [] : [{ key: "odds", place: target }];
  }

  #battleArrow(kind: Arrow["kind"]): Arrow[] {
    const { fight } = this.desk;
    return fight ? [{ from: fight.source, to: fight.target, kind }] : [];
  }

  /** The land just taken attacks next if it can, else the land that took it. */
  #goOn(taken: string, source: string): void {
    this.running = false;
    this.leaveFrom([taken, source].find((each) => this.attacks.has(each)) ?? null);
  }

  #bestOrigin(target: string): string | null {
    const sources = [...this.attacks.keys()].filter((each) => this.attacks.get(each)?.has(target));
    sources.sort((one, other) => this.chance(other, target) - this.chance(one, target));
    return sources[0] ?? null;
  }

  #refuse(place: string): void {
    const { view } = this.desk;
    if (view === null) return;
    const own = view.owners[this.desk.game.board.numberOf(place)] === view.seat;
    const beside = this.desk.someNeighbour(place);
    if (own) void this.desk.refuse(place, ["attack", place, beside, 1]);
    else
      void this.desk.refuse(place, ["attack", this.origin ?? this.desk.ownNear(place), place, 1]);
  }
}
