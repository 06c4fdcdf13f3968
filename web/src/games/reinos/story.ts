/** What the events say that a view does not: who turned which card, where the joker lay, how the tests went. */
import type {
  BattleWon,
  NativesTested,
  RebelsCourted,
  ReinosEvent,
  RevoltTried,
} from "../../protocol/reinos";

export type Test = RevoltTried | NativesTested | RebelsCourted;

export interface Story {
  /** The tests of this battle, in order, each with its number in the stream. */
  tests: { test: Test; number: number }[];
  /** Since the decisions were shown: who tries to revolt. */
  trying: readonly number[] | null;
  /** By card: who turned it. */
  turnedBy: ReadonlyMap<number, number>;
  joker: number | null;
  /** Who found the joker; null if it was shown at the end. */
  finder: number | null;
  /** The end of this battle, if it has one. */
  won: BattleWon | null;
}

export function isTest(event: ReinosEvent | null): event is Test {
  return (
    event?.event === "revolt_tried" ||
    event?.event === "natives_tested" ||
    event?.event === "rebels_courted"
  );
}

/** Whether a test came out well for the one whose test it was. */
export function succeeded(test: Test): boolean {
  if (test.event === "revolt_tried") return test.free;
  return test.event === "natives_tested" ? test.passed : test.won;
}

/** The battle that the last of these events belong to. `first` is the number of the first event. */
export function storyOf(events: readonly ReinosEvent[], first: number): Story {
  const from = events.findLastIndex((event) => event.event === "attack_declared");
  const turnedBy = new Map<number, number>();
  const story: Story = { tests: [], trying: null, turnedBy, joker: null, finder: null, won: null };
  if (from < 0) return story;
  events.slice(from).forEach((event, place) => {
    if (isTest(event)) story.tests.push({ test: event, number: first + from + place });
    else if (event.event === "decisions_revealed") story.trying = event.trying;
    else if (event.event === "joker_shown") story.joker = event.card;
    else if (event.event === "battle_won") story.won = event;
    else if (event.event === "card_turned") {
      turnedBy.set(event.card, event.seat);
      if (event.joker) [story.joker, story.finder] = [event.card, event.seat];
    }
  });
  return story;
}
