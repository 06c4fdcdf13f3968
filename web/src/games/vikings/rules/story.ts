/** The combat that is going on, or the last of this turn, put together from what was told of it. */
import type { VikingsEvent } from "../../../protocol/vikings";

type Of<K extends VikingsEvent["event"]> = Extract<VikingsEvent, { event: K }>;

/** Dice as they lay after one thing happened to them. */
export interface Throw {
  event: Of<"dice_rolled"> | Of<"die_rerolled"> | Of<"power_rolled">;
  /** The event's number, to check the roll. */
  number: number;
  attack: number[];
  defence: number[];
}

export interface Story {
  declared: Of<"battle_declared"> | Of<"naval_combat_declared">;
  naval: boolean;
  /** The cards that lie open, and the gods called, by seat. */
  cards: Map<number, string>;
  gods: Map<number, { god: string; cost: number }>;
  throws: Throw[];
  fought: Of<"battle_fought"> | Of<"naval_roll_fought"> | null;
  ended: Of<"naval_combat_ended"> | null;
  /** How many of a seat's lost armies went to Valhalla. */
  buried: Map<number, number>;
}

/** `first` is the number of the first event. Null if nobody has fought since the turn began. */
export function storyOf(events: readonly VikingsEvent[], first: number): Story | null {
  const begins = (event: VikingsEvent) =>
    event.event === "battle_declared" ||
    event.event === "naval_combat_declared" ||
    event.event === "turn_started";
  const at = events.findLastIndex(begins);
  const declared = events[at];
  if (declared?.event !== "battle_declared" && declared?.event !== "naval_combat_declared")
    return null;
  const story: Story = {
    declared,
    naval: declared.event === "naval_combat_declared",
    cards: new Map(),
    gods: new Map(),
    throws: [],
    fought: null,
    ended: null,
    buried: new Map(),
  };
  events.slice(at + 1).forEach((event, place) => tell(story, event, first + at + 1 + place));
  return story;
}

function tell(story: Story, event: VikingsEvent, number: number): void {
  switch (event.event) {
    case "god_invoked":
      if (story.fought) nextRoll(story);
      story.gods.set(event.seat, event);
      break;
    case "god_card_drawn":
      story.cards.set(event.seat, event.god_card);
      break;
    case "god_card_refused":
      story.cards.delete(event.seat);
      break;
    case "dice_rolled":
      if (story.fought) nextRoll(story);
      story.throws.push({ event, number, attack: event.attack, defence: event.defence });
      break;
    case "die_rerolled":
      story.throws.push({ event, number, ...again(story, event) });
      break;
    case "power_rolled":
      story.throws.push({ event, number, attack: event.attack, defence: event.defence });
      break;
    case "battle_fought":
    case "naval_roll_fought":
      story.fought = event;
      break;
    case "naval_combat_ended":
      story.ended = event;
      break;
    case "valhalla_entered":
      story.buried.set(event.seat, event.armies);
      break;
  }
}

/** A naval combat of three rounds begins anew with each roll. */
function nextRoll(story: Story): void {
  story.fought = null;
  story.throws = [];
  story.cards.clear();
  story.gods.clear();
}

function again(story: Story, { seat, face, result }: Of<"die_rerolled">) {
  const last = story.throws.at(-1);
  const swap = (dice: number[]) => {
    const place = dice.indexOf(face);
    return dice.map((each, at) => (at === place ? result : each));
  };
  const [attack, defence] = [last?.attack ?? [], last?.defence ?? []];
  return seat === story.declared.seat
    ? { attack: swap(attack), defence }
    : { attack, defence: swap(defence) };
}
