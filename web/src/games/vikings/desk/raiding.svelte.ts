/** Attacks by land and by sea: a landing goes like any attack, but a ship that guards the port is fought first. */
import type { Mark, Pin, PlaceLook } from "../../../board/types";
import type { Line } from "../../../protocol/types";
import type { VikingsAction } from "../../../protocol/vikings";
import { percent } from "../../../texts/index.svelte";
import { Attacking } from "../../land/desk/attacking.svelte";
import type { BattleOdds } from "../../land/rules/odds";
import { isRoute } from "../rules/board";
import { rights } from "../rules/effect";
import { assaultOdds, navalOdds, type NavalResult } from "../rules/odds";
import type { VikingsDesk } from "./desk.svelte";

const DICE = 3;

export class Raiding extends Attacking {
  declare readonly desk: VikingsDesk;

  /** The commander goes along into what was conquered. */
  leading = $state(false);

  /** Guarded ports that the ships of each origin can fight for. */
  readonly guarded = $derived.by(
    () =>
      new Set(
        this.desk.legal.flatMap((action) =>
          action[0] === "attack_ship" ? [`${action[1]} ${action[2]}`] : [],
        ),
      ),
  );
  /** What is chosen is a fight between ships. */
  readonly naval = $derived(
    this.from !== null && this.to !== null && this.isNaval(this.from, this.to),
  );
  /** What is chosen goes over the sea. */
  readonly landing = $derived(
    this.from !== null && this.to !== null && isRoute(this.from, this.to),
  );
  /** Whether the commander is where the conquest came from. */
  readonly mayLead = $derived.by(() =>
    this.desk.legal.some((action) => action[0] === "occupy" && action[2]),
  );

  isNaval(from: string, to: string): boolean {
    return this.guarded.has(`${from} ${to}`);
  }

  override attackIn(action: Line): readonly [string, string, number] | null {
    const [kind, source, target] = action as VikingsAction;
    if (kind !== "attack_ship") return super.attackIn(action);
    return [String(source), String(target), DICE];
  }

  override declared(from: string, to: string): Line {
    return this.isNaval(from, to) ? ["attack_ship", from, to] : super.declared(from, to);
  }

  override entry(armies: number): Line {
    const commander = this.leading && this.mayLead;
    this.leading = false;
    return ["occupy", armies, commander];
  }

  override odds(source: string, target: string): BattleOdds {
    const { view } = this.desk;
    const terms = view === null ? {} : rights(view, source, target, false);
    return assaultOdds(this.desk.armies(source), this.desk.armies(target), terms);
  }

  navalOdds(source: string, target: string): Record<NavalResult, number> {
    const { view } = this.desk;
    if (view === null) return navalOdds();
    const rounds = view.options["naval_mode"] === "three_rounds" ? 3 : 1;
    return navalOdds(rounds === 1 ? rights(view, source, target, true) : {}, rounds);
  }

  override chance(source: string, target: string): number {
    if (!this.isNaval(source, target)) return super.chance(source, target);
    const { open, sunk } = this.navalOdds(source, target);
    return open + sunk;
  }

  override look(territory: string, marks: Mark[]): PlaceLook {
    const look = super.look(territory, marks);
    const at = look.badge !== undefined && this.from !== null ? this.from : null;
    if (at === null || !isRoute(at, territory)) return look;
    return { ...look, badge: `⚓ ${percent(this.chance(at, territory))}` };
  }

  override pins(): Pin[] {
    return super
      .pins()
      .map((pin) => (this.isNaval(this.from ?? "", pin.place) ? { ...pin, key: "naval" } : pin));
  }
}
