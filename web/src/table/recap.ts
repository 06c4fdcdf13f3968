/** What happened since one's last turn, summed up. The game says which events count and how they read. */

/** Something worth telling. `thing` went from `against` to `seat`, if it went from hand to hand. */
export interface Happening {
  kind: string;
  /** Who did it. */
  seat: number | null;
  against?: number | null;
  thing?: string;
}

/** Happenings of one kind by one seat against one other. */
export interface Sum extends Happening {
  things: string[];
  count: number;
}

export interface RecapGame<E> {
  startsTurn: (event: E) => number | null;
  counts: (event: E) => Happening | null;
  /** Kinds where a thing that comes back to where it was is not worth telling. */
  net?: ReadonlySet<string>;
  /** The heaviest for the player on this seat come first. */
  weighs: (happening: Happening, seat: number) => number;
}

export const MOST_LINES = 7;

/** The events after the seat's own last turn, up to now or to the beginning of its present turn. */
export function sinceLastTurn<E>(
  events: readonly E[],
  seat: number,
  startsTurn: (event: E) => number | null,
): E[] {
  const turns = events.flatMap((event, place) => {
    const whose = startsTurn(event);
    return whose === null ? [] : [{ place, whose }];
  });
  const current = turns.at(-1)?.whose === seat ? turns.pop() : undefined;
  const end = current?.place ?? events.length;
  const mine = turns.findLastIndex((turn) => turn.whose === seat);
  const begin = turns[mine + 1]?.place ?? end;
  return events.slice(begin, end);
}

export function sums<E>(events: readonly E[], game: RecapGame<E>, seat: number): Sum[] {
  const found = events.map((event) => game.counts(event)).filter((each) => each !== null);
  const lines = new Map<string, Sum>();
  for (const each of settled(found, game.net ?? new Set())) {
    const key = JSON.stringify([each.kind, each.seat, each.against]);
    const line = lines.get(key) ?? { ...each, things: [], count: 0 };
    line.count++;
    if (each.thing !== undefined) line.things.push(each.thing);
    lines.set(key, line);
  }
  const weigh = (line: Sum) => game.weighs(line, seat);
  return [...lines.values()].sort((one, other) => weigh(other) - weigh(one)).slice(0, MOST_LINES);
}

/** A thing that changed hands several times counts once: from its first holder to its last. */
function settled(found: readonly Happening[], net: ReadonlySet<string>): Happening[] {
  const moved = new Map<string, Happening>();
  const all: Happening[] = [];
  for (const each of found) {
    if (!net.has(each.kind) || each.thing === undefined) {
      all.push(each);
      continue;
    }
    const key = `${each.kind} ${each.thing}`;
    const first = moved.get(key);
    moved.set(key, first === undefined ? each : { ...each, against: first.against ?? null });
  }
  return [...all, ...[...moved.values()].filter((each) => each.seat !== each.against)];
}
