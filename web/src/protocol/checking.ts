/**
 * A record checked in the browser, without trusting anybody: that it is one, that its secret was sealed before the
 * match, that no entry is missing, and that every roll, score and draw is the one of the sealed stream.
 */
import { derivedAnswer, drawingOf, keepsSeal, type Answer, type Sealed } from "./proof";

/** In the order in which they are made; the first that fails ends it. */
export const CHECKS = ["file", "sealed", "seal", "numbers", "dice"] as const;
export type Check = (typeof CHECKS)[number];

/** What is wrong: with the check, and where. */
export interface Fault {
  check: Check;
  /** Which way it fails; `checking-<reason>` says it. */
  reason:
    | "empty"
    | "too-long"
    | "header"
    | "line"
    | "simulated"
    | "unrevealed"
    | "seeds"
    | "broken"
    | "number"
    | "answer"
    | "other";
  entry?: number;
  said?: Answer;
  derived?: Answer;
}

export interface Verdict {
  fault: Fault | null;
  /** How many entries there are, and how many answers of chance were derived again. */
  entries: number;
  derived: number;
  game: string;
  commitment: string;
}

/** Longer than any match; what is longer is not even read. */
export const LONGEST = 20_000_000;
const PAUSE_EVERY = 100;

interface Read {
  game: string;
  sealed: Sealed;
  lines: string[];
}

class Faulty extends Error {
  constructor(readonly fault: Fault) {
    super(fault.reason);
  }
}

/** `progress` is told now and then which share is done. */
export async function checkRecord(
  text: string,
  progress: (share: number) => void = () => {},
): Promise<Verdict> {
  const verdict: Verdict = { fault: null, entries: 0, derived: 0, game: "", commitment: "" };
  try {
    const { game, sealed, lines } = read(text);
    Object.assign(verdict, { game, entries: lines.length, commitment: sealed.commitment });
    if (!(await keepsSeal(sealed))) throw new Faulty({ check: "seal", reason: "broken" });
    const answers = answersIn(lines);
    const draw = await drawingOf(sealed);
    for (const [entry, said] of answers) {
      const derived = await derivedAnswer(draw, entry, said);
      if (JSON.stringify(derived) !== JSON.stringify(said))
        throw new Faulty({ check: "dice", reason: "other", entry, said, derived });
      verdict.derived += 1;
      if (verdict.derived % PAUSE_EVERY === 0) {
        progress(verdict.derived / answers.length);
        await new Promise((go) => setTimeout(go));
      }
    }
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    verdict.fault = error.fault;
  }
  return verdict;
}

function read(text: string): Read {
  if (text.length > LONGEST) throw new Faulty({ check: "file", reason: "too-long" });
  if (text.trim() === "") throw new Faulty({ check: "file", reason: "empty" });
  const [first = "", ...lines] = text.replace(/\n$/, "").split("\n");
  const header = parsed(first);
  if (!isObject(header) || typeof header["game"] !== "string")
    throw new Faulty({ check: "file", reason: "header" });
  const { match, seats, dice } = header;
  if (typeof match !== "string" || !Array.isArray(seats) || !isObject(dice))
    throw new Faulty({ check: "file", reason: "header" });
  const { commitment, secret, seeds } = dice;
  if (typeof commitment !== "string") throw new Faulty({ check: "sealed", reason: "simulated" });
  if (typeof secret !== "string" || !/^([0-9a-f]{2})+$/i.test(secret))
    throw new Faulty({ check: "sealed", reason: "unrevealed" });
  const texts = Array.isArray(seeds) ? seeds.map((each) => isObject(each) && each["seed"]) : [];
  if (texts.length !== seats.length || !texts.every((each) => typeof each === "string"))
    throw new Faulty({ check: "sealed", reason: "seeds" });
  const sealed = { match, commitment, secret, seeds: texts as string[] };
  return { game: header["game"], sealed, lines };
}

/** Every answer of chance with its entry's number, if the entries are complete. */
function answersIn(lines: readonly string[]): [number, Answer][] {
  const entries = lines.map((line, place) => {
    const entry = parsed(line);
    if (!Array.isArray(entry) || entry.length < 3)
      throw new Faulty({ check: "file", reason: "line", entry: place + 1 });
    return entry as unknown[];
  });
  entries.forEach(([number], place) => {
    if (number !== place + 1)
      throw new Faulty({ check: "numbers", reason: "number", entry: place + 1 });
  });
  return entries
    .filter(([, seat]) => seat === "chance")
    .map(([entry, , ...line]) => [entry as number, answerOf(line, entry as number)]);
}

const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;

function answerOf(line: unknown[], entry: number): Answer {
  const [kind, one, two] = line;
  if (kind === "rolled" && isCount(one, 1000) && Array.isArray(two) && isCount(two.length, 64)) {
    if (two.every((face) => isCount(face, one))) return { kind, sides: one, faces: two };
  }
  if (kind === "scored" && isCount(one, 100)) return { kind, value: one };
  if (kind === "drawn" && isCount(two, 100_000) && isCount(one, two))
    return { kind, place: one, left: two };
  throw new Faulty({ check: "dice", reason: "answer", entry });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
