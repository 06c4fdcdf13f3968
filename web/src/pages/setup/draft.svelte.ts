/** A table as it is being set up: who sits where, and by which options it is played. */
import type { GameView, NewTable, SeatPlan } from "../../protocol/types";
import { freshBotName, usualBot } from "../../seating/bots";
import type { Value } from "../../seating/options";
import { THINKING } from "../../seating/thinking";

/** `here`: another person at this device. */
export type SeatKind = "me" | "here" | "open" | "bot";

export interface SeatDraft {
  key: number;
  kind: SeatKind;
  name: string;
  bot: string;
  colour: string | null;
}

export const PRESETS = ["bots", "friends", "family", "quick", "watch"] as const;
export type Preset = (typeof PRESETS)[number];

const USUAL_SEATS = 4;
const QUICK_ROUNDS = 8;
/** The option that every game with an open end has. */
const ROUND_LIMIT = "round_limit";

export class Draft {
  seats = $state<SeatDraft[]>([]);
  options = $state<Record<string, Value>>({});
  listed = $state(false);
  thinking = $state<number>(THINKING[0]);
  aloud = $state(false);
  #keys = 0;

  constructor(
    readonly game: GameView,
    readonly myName: string,
    preset: Preset = "bots",
  ) {
    this.apply(preset);
  }

  /** Whether anybody is still to come. */
  get waits(): boolean {
    return this.seats.some((seat) => seat.kind === "open");
  }

  /** Whether a bot that plans its turns plays, or may be asked to. */
  get hasPlanners(): boolean {
    const planners = this.game.bots.filter(({ plans }) => plans).map(({ id }) => id);
    return this.waits
      ? planners.length > 0
      : this.seats.some((seat) => seat.kind === "bot" && planners.includes(seat.bot));
  }

  get changed(): boolean {
    return this.game.options.some((option) => this.options[option.id] !== option.default);
  }

  get canAdd(): boolean {
    return this.seats.length < this.game.most_seats;
  }

  get canRemove(): boolean {
    return this.seats.length > this.game.least_seats;
  }

  /** The presets that this game can be played by. */
  get presets(): readonly Preset[] {
    const limited = this.game.options.some((option) => option.id === ROUND_LIMIT);
    return PRESETS.filter((preset) => preset !== "quick" || limited);
  }

  apply(preset: Preset): void {
    const { least_seats, most_seats } = this.game;
    const count = Math.min(most_seats, Math.max(least_seats, USUAL_SEATS));
    const others: SeatKind = preset === "friends" ? "open" : preset === "family" ? "here" : "bot";
    const first: SeatKind = preset === "watch" ? "bot" : "me";
    this.seats = [];
    for (let place = 0; place < count; place++) this.add(place === 0 ? first : others);
    this.resetOptions();
    if (preset === "quick") this.options[ROUND_LIMIT] = QUICK_ROUNDS;
    this.listed = false;
  }

  add(kind: SeatKind = "bot"): void {
    this.seats.push({ key: ++this.#keys, kind, name: "", bot: this.#bot, colour: null });
    this.become(this.seats.length - 1, kind);
  }

  remove(place: number): void {
    this.seats.splice(place, 1);
  }

  become(place: number, kind: SeatKind): void {
    const seat = this.seats[place];
    if (seat === undefined) return;
    const names = this.seats.map((each) => each.name);
    seat.kind = kind;
    seat.name = kind === "bot" ? freshBotName(names) : kind === "me" ? this.myName : "";
  }

  move(place: number, to: number): void {
    const [seat] = this.seats.splice(place, 1);
    if (seat !== undefined) this.seats.splice(to, 0, seat);
  }

  resetOptions(): void {
    this.options = Object.fromEntries(
      this.game.options.map(({ id, default: usual }) => [id, usual]),
    );
  }

  wish(): NewTable {
    return {
      game: this.game.id,
      seats: this.seats.map(planned),
      options: { ...this.options },
      listed: this.listed && this.waits,
      thinking: this.thinking,
      aloud: this.aloud,
    };
  }

  get #bot(): string {
    return usualBot(this.game.bots);
  }
}

function planned(seat: SeatDraft): SeatPlan {
  const { name, colour } = seat;
  if (seat.kind === "open") return { kind: "open", colour };
  if (seat.kind === "bot") return { kind: "bot", bot: seat.bot, name, colour };
  return { kind: "me", name, colour };
}
