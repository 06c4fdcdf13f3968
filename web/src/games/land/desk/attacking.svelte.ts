/** Attacks: from where against whom, one roll or many, and the armies that move in. */
import type { Pick } from "../../../board/types";
import type { Attack } from "../../../protocol/war";
import { moving as animated, settings } from "../../../settings.svelte";
import { numberOf } from "../../war/rules/board";
import { battleOdds } from "../rules/odds";
import type { Desk } from "./desk.svelte";
import { stops, USUAL, within, type StopRule } from "./until";

const BETWEEN_BATTLES = 640;
const CALM_BETWEEN = 160;
/** An attack above this is one that a player may have overlooked. */
export const SURE = 0.8;

export class Attacking {
  origin = $state<string | null>(null);
  target = $state<string | null>(null);
  /** Null: as many as one may. */
  wanted = $state<number | null>(null);
  rule = $state<StopRule>({ kind: "left", value: USUAL.left });
  choosingRule = $state(false);
  running = $state(false);
  /** Armies that follow the first; null: all that may. */
  follow = $state<number | null>(null);

  /** The most dice of each attack that is possible. */
  readonly attacks = $derived.by(() => {
    const found = new Map<string, Map<string, number>>();
    for (const action of this.desk.legal) {
      if (action[0] !== "attack") continue;
      const [, source, target, dice] = action;
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
  readonly mostFollow = $derived.by(() => {
    const occupy = this.desk.legal.find((action) => action[0] === "occupy");
    return occupy?.[0] === "occupy" ? occupy[1] : 0;
  });
  readonly following = $derived(Math.min(this.follow ?? this.mostFollow, this.mostFollow));

  constructor(readonly desk: Desk) {}

  chance(source: string, target: string): number {
    return battleOdds(this.desk.armies(source), this.desk.armies(target)).conquest;
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
    await this.desk.send(["attack", from, to, this.dice] satisfies Attack);
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
      const [attack, defence] = [this.desk.armies(from), this.desk.armies(to)];
      if (stops(this.rule, attack, defence, first - attack)) break;
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
    this.leaveFrom(null);
    void this.desk.send(["end_attack"]);
  }

  setFollow(armies: number): void {
    this.follow = Math.max(0, Math.min(this.mostFollow, armies));
  }

  async occupy(): Promise<void> {
    const battle = this.desk.view?.battle;
    await this.desk.send(["occupy", this.following]);
    this.follow = null;
    if (battle) this.#goOn(battle.target, battle.source);
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
    const own = view.owners[numberOf(place)] === view.seat;
    const beside = this.desk.someNeighbour(place);
    if (own) void this.desk.refuse(place, ["attack", place, beside, 1]);
    else
      void this.desk.refuse(place, ["attack", this.origin ?? this.desk.ownNear(place), place, 1]);
  }
}
