/** Information Centres: putting down one's own, moving those that one keeps, and looking into others' hands. */
import type { Arrow, Mark, Pick, PlaceLook } from "../../../board/types";
import type { HandSeen, SecretsSeen } from "../../../protocol/war2";
import type { Part } from "../../land/desk/part";
import type { War2Desk } from "./desk.svelte";

export type Letter = HandSeen | SecretsSeen;

export class Spying implements Part {
  /** What is being done: the own pawn is put down, or that of a seat is moved. */
  task = $state.raw<"place" | { move: number } | null>(null);
  target = $state<string | null>(null);
  /** What was just seen, until it is put away. */
  letter = $state.raw<Letter | null>(null);
  dossier = $state(false);
  /** The number of the last event whose letter was opened, or that was told before one looked. */
  #read: number | null = null;

  readonly places = $derived.by(() =>
    this.desk.legal.flatMap((action) => (action[0] === "place_ci" ? [action[1]] : [])),
  );
  /** Where each pawn that one keeps can go. */
  readonly moves = $derived.by(() => {
    const found = new Map<number, string[]>();
    for (const action of this.desk.legal)
      if (action[0] === "move_ci")
        found.set(action[1], [...(found.get(action[1]) ?? []), action[2]]);
    return found;
  });
  readonly opponents = $derived.by(() =>
    this.desk.legal.flatMap((action) => (action[0] === "spy" ? [action[1]] : [])),
  );
  readonly targets = $derived.by(() => {
    if (this.task === null) return [];
    return this.task === "place" ? this.places : (this.moves.get(this.task.move) ?? []);
  });
  readonly active = $derived.by(() => this.targets.length > 0 && this.desk.yourTurn);
  readonly ready = $derived(this.targets.find((each) => each === this.target) ?? null);
  /** The turn cannot end before it stands (WAR2-CI-04). */
  readonly due = $derived.by(() => this.places.length > 0 && this.desk.view?.round === 2);

  constructor(readonly desk: War2Desk) {}

  begin(task: "place" | { move: number }): void {
    this.desk.forgive();
    this.desk.using.drop();
    this.task = task;
    this.target = null;
  }

  pick({ place }: Pick): void {
    if (place === this.ready) this.enter();
    else if (this.targets.includes(place)) this.target = place;
    else if (this.task === "place") void this.desk.refuse(place, ["place_ci", place]);
    else if (this.task !== null) void this.desk.refuse(place, ["move_ci", this.task.move, place]);
  }

  enter(): void {
    const { task, ready } = this;
    if (task === null || ready === null || this.desk.busy) return;
    this.#forget();
    if (task === "place") void this.desk.send(["place_ci", ready]);
    else void this.desk.send(["move_ci", task.move, ready]);
    this.desk.sound("place");
  }

  escape(): boolean {
    if (this.target !== null) this.target = null;
    else this.#forget();
    return true;
  }

  look(territory: string, marks: Mark[]): PlaceLook {
    if (territory === this.ready) marks.push("selected");
    else if (this.targets.includes(territory)) marks.push("selectable");
    return {};
  }

  arrows(): Arrow[] {
    if (this.task === null || this.task === "place" || this.ready === null) return [];
    const from = this.desk.view?.ci[this.task.move];
    return from ? [{ from, to: this.ready, kind: "flight" }] : [];
  }

  spy(opponent: number): void {
    void this.desk.send(["spy", opponent]);
  }

  /** What is seen while one looks opens by itself; called when something new was heard. */
  openLetters(): void {
    const { table, heard } = this.desk;
    if (table.view === null) return;
    this.#read ??= table.told.n; // what comes of the log later is older
    const place = heard.findLastIndex(
      ({ event }) => event === "hand_seen" || event === "secrets_seen",
    );
    const number = table.eventsFrom + place;
    if (place < 0 || number <= this.#read) return;
    this.#read = number;
    this.letter = heard[place] as Letter;
  }

  /** The round in which somebody's cards were last seen, if the log reaches that far back. */
  roundOf(opponent: number): number | null {
    let round: number | null = null;
    let seen: number | null = null;
    for (const event of this.desk.heard) {
      if (event.event === "turn_started") round = event.round;
      if (event.event !== "hand_seen" && event.event !== "secrets_seen") continue;
      if (event.opponent === opponent) seen = round;
    }
    return seen;
  }

  #forget(): void {
    this.task = null;
    this.target = null;
  }
}
