/** Raids: whom the bombers of the air base fly to, how many, and when they turn back. */
import type { Mark, Pick, Pin, PlaceLook } from "../../../board/types";
import type { BombsDropped, FlakFired, RaidDeclared, War2Event } from "../../../protocol/war2";
import type { Part } from "../../land/desk/part";
import type { War2Desk } from "./desk.svelte";

/** One exchange as it fell; `bombs` is null while, or because, no bomber is left to drop any. */
export interface Exchange {
  flak: FlakFired;
  /** Bombers before it. */
  bombers: number;
  bombs: BombsDropped | null;
  /** The number of the event with the anti-aircraft die. */
  number: number;
}

export interface Ladder {
  declared: RaidDeclared;
  exchanges: Exchange[];
  /** How many flew home, once it is over. */
  home: number | null;
}

export class Raiding implements Part {
  readonly rolls = true;
  target = $state<string | null>(null);
  /** Null: all that are in the base. */
  wanted = $state<number | null>(null);

  /** The most bombers against each target. */
  readonly targets = $derived.by(() => {
    const raids = this.desk.legal.flatMap((action) =>
      action[0] === "raid_from_base" ? [[action[1], action[2]] as const] : [],
    );
    return new Map(raids);
  });
  readonly at = $derived(
    this.target !== null && this.targets.has(this.target) ? this.target : null,
  );
  readonly most = $derived.by(() => {
    const { view } = this.desk;
    return this.at === null ? (view?.base[view.seat ?? -1] ?? 0) : (this.targets.get(this.at) ?? 0);
  });
  readonly bombers = $derived(Math.min(this.wanted ?? this.most, this.most));
  readonly heavy = $derived.by(() => this.desk.view?.options["aa_die"] === "heavy");

  /** The last raid of this turn, as far as it has been shown. */
  readonly ladder = $derived.by<Ladder | null>(() => {
    const { table, playback } = this.desk;
    const end = playback.number - table.eventsFrom + 1;
    const { heard } = this.desk;
    return ladderOf(playback.behind ? heard.slice(0, end) : heard, table.eventsFrom);
  });

  constructor(readonly desk: War2Desk) {}

  pick({ place }: Pick): void {
    if (place === this.at) this.enter();
    else if (this.targets.has(place)) this.aim(place);
    else void this.desk.refuse(place, ["raid_from_base", place, Math.max(1, this.most)]);
  }

  aim(place: string): void {
    this.target = place;
    this.wanted = null;
  }

  set(bombers: number): void {
    this.wanted = Math.max(1, Math.min(this.most, bombers));
  }

  digit(number: number): void {
    this.set(number);
  }

  enter(): void {
    if (this.at === null || this.desk.busy) return;
    void this.desk.send(["raid_from_base", this.at, this.bombers]);
    this.wanted = null;
  }

  end(): void {
    this.desk.attacking.end();
  }

  escape(): boolean {
    if (this.target !== null) this.target = null;
    else this.desk.turn(false);
    return true;
  }

  look(territory: string, marks: Mark[]): PlaceLook {
    if (territory === this.at) {
      marks.push("selected");
      const seat = String(this.desk.view?.seat ?? "");
      return { planes: { seat, count: this.bombers } };
    }
    if (this.at === null && this.targets.has(territory)) marks.push("target");
    return {};
  }

  pins(): Pin[] {
    const { hovered } = this.desk;
    const place = this.at ?? (hovered && this.targets.has(hovered) ? hovered : null);
    return place === null ? [] : [{ key: "raid", place }];
  }
}

/** The raid is under way: on, or home (WAR2-AIR-07). */
export class Flying implements Part {
  readonly rolls = true;

  constructor(readonly desk: War2Desk) {}

  enter(): void {
    if (!this.desk.busy) void this.desk.send(["continue_raid"]);
  }

  end(): void {
    if (!this.desk.busy) void this.desk.send(["stop_raid"]);
  }

  look(territory: string, marks: Mark[]): PlaceLook {
    if (territory === this.desk.view?.raid?.target) marks.push("target");
    return {};
  }

  pins(): Pin[] {
    const place = this.desk.view?.raid?.target;
    return place === undefined ? [] : [{ key: "raid", place }];
  }
}

/** The exchanges of the last raid in a list of events; null if a turn began since. */
export function ladderOf(events: readonly War2Event[], first: number): Ladder | null {
  const begun = events.findLastIndex(({ event }) => event === "raid_declared");
  const turn = events.findLastIndex(({ event }) => event === "turn_started");
  const declared = events[begun];
  if (declared?.event !== "raid_declared" || turn > begun) return null;
  const ladder: Ladder = { declared, exchanges: [], home: null };
  let { bombers } = declared;
  events.slice(begun + 1).forEach((event, place) => {
    if (!("target" in event) || event.target !== declared.target || ladder.home !== null) return;
    if (event.event === "flak_fired") {
      const number = first + begun + 1 + place;
      ladder.exchanges.push({ flak: event, bombers, bombs: null, number });
      bombers = event.bombers;
    } else if (event.event === "bombs_dropped") {
      const last = ladder.exchanges.at(-1);
      if (last) last.bombs = event;
    } else if (event.event === "raid_ended") ladder.home = event.bombers;
  });
  return ladder;
}
