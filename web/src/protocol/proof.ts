/** The chance of a finished match, derived again from the secret that was sealed before it began. */

/** An answer of chance as the record has it. */
export type Answer =
  | { kind: "rolled"; sides: number; faces: number[] }
  | { kind: "scored"; value: number }
  | { kind: "drawn"; place: number; left: number };

/** A roll as the record has it. */
export interface Rolled {
  entry: number;
  sides: number;
  faces: number[];
}

/** What a record says about its dice. */
export interface DiceRecord {
  match: string;
  commitment: string;
  seeds: string[];
  /** In hex. */
  secret: string;
  rolls: Rolled[];
}

interface Header {
  match: string;
  dice: { commitment?: string; seeds?: { seed: string }[]; secret?: string };
}

const PERCENT = 100;
const WORD = 8;
const SPAN = 1n << BigInt(8 * WORD);

/** Null if the record is of no sealed match that is over. */
export function diceOf(record: string): DiceRecord | null {
  const [first = "{}", ...lines] = record.trim().split("\n");
  const { match, dice } = JSON.parse(first) as Header;
  if (!dice?.secret || !dice.commitment || !dice.seeds) return null;
  const rolls = lines.map((line) => rolledIn(JSON.parse(line))).filter((each) => each !== null);
  const seeds = dice.seeds.map((each) => each.seed);
  return { match, commitment: dice.commitment, seeds, secret: dice.secret, rolls };
}

/** What the sealed stream needs to be drawn from. */
export type Sealed = Pick<DiceRecord, "match" | "commitment" | "seeds" | "secret">;

/** The roll of an entry: of dice, or of one from 1 to 100; null if it is none. */
function rolledIn([entry, seat, kind, ...said]: unknown[]): Rolled | null {
  if (seat !== "chance") return null;
  if (kind === "scored") return { entry, sides: PERCENT, faces: [said[0]] } as Rolled;
  return kind === "rolled" ? ({ entry, sides: said[0], faces: said[1] } as Rolled) : null;
}

/** Whether the secret is the one that was sealed. */
export async function keepsSeal(dice: Sealed): Promise<boolean> {
  const hash = await crypto.subtle.digest("SHA-256", bytes(dice.secret));
  return hex(new Uint8Array(hash)) === dice.commitment.toLowerCase();
}

/** Draws from the sealed stream: a number below so many, for an entry. */
export type Drawing = (entry: number, outcomes: bigint) => Promise<bigint>;

export async function drawingOf(dice: Sealed): Promise<Drawing> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(dice.secret), algorithm, false, ["sign"]);
  return async (entry, outcomes) => {
    const limit = SPAN - (SPAN % outcomes);
    for (let block = 0; ; block++) {
      const label = [dice.match, ...dice.seeds, entry, block].join("\n");
      const signed = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(label));
      const words = new DataView(signed);
      for (let place = 0; place < signed.byteLength; place += WORD) {
        const word = words.getBigUint64(place);
        if (word < limit) return word % outcomes;
      }
    }
  };
}

/** The faces that the sealed stream gives at this entry. */
export async function derive(
  dice: DiceRecord,
  entry: number,
  sides: number,
  count: number,
): Promise<number[]> {
  const draw = await drawingOf(dice);
  return facesOf(await draw(entry, BigInt(sides) ** BigInt(count)), sides, count);
}

/** The answer that the sealed stream gives where the record has this one. */
export async function derivedAnswer(draw: Drawing, entry: number, said: Answer): Promise<Answer> {
  switch (said.kind) {
    case "rolled": {
      const outcome = await draw(entry, BigInt(said.sides) ** BigInt(said.faces.length));
      return { ...said, faces: facesOf(outcome, said.sides, said.faces.length) };
    }
    case "scored":
      return { kind: "scored", value: Number(await draw(entry, BigInt(PERCENT))) + 1 };
    case "drawn":
      return { ...said, place: Number(await draw(entry, BigInt(said.left))) + 1 };
  }
}

/** The faces are the digits of the outcome, the first the highest. */
function facesOf(outcome: bigint, sides: number, count: number): number[] {
  const faces: number[] = [];
  for (let rest = outcome; faces.length < count; rest /= BigInt(sides))
    faces.unshift(Number(rest % BigInt(sides)) + 1);
  return faces;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const pairs = text.match(/../g) ?? [];
  return new Uint8Array(pairs.map((pair) => Number.parseInt(pair, 16)));
}

function hex(of: Uint8Array): string {
  return [...of].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
