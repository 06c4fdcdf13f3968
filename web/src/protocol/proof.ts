/** The dice of a finished match, derived again from the secret that was sealed before it began. */

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

/** The roll of an entry: of dice, or of one from 1 to 100; null if it is none. */
function rolledIn([entry, seat, kind, ...said]: unknown[]): Rolled | null {
  if (seat !== "chance") return null;
  if (kind === "scored") return { entry, sides: PERCENT, faces: [said[0]] } as Rolled;
  return kind === "rolled" ? ({ entry, sides: said[0], faces: said[1] } as Rolled) : null;
}

/** Whether the secret is the one that was sealed. */
export async function keepsSeal(dice: DiceRecord): Promise<boolean> {
  const hash = await crypto.subtle.digest("SHA-256", bytes(dice.secret));
  return hex(new Uint8Array(hash)) === dice.commitment.toLowerCase();
}

/** The faces that the sealed stream gives at this entry. */
export async function derive(
  dice: DiceRecord,
  entry: number,
  sides: number,
  count: number,
): Promise<number[]> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(dice.secret), algorithm, false, ["sign"]);
  const outcomes = BigInt(sides) ** BigInt(count);
  const limit = SPAN - (SPAN % outcomes);
  for (let block = 0; ; block++) {
    const label = [dice.match, ...dice.seeds, entry, block].join("\n");
    const signed = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(label));
    const words = new DataView(signed);
    for (let place = 0; place < signed.byteLength; place += WORD) {
      const word = words.getBigUint64(place);
      if (word < limit) return facesOf(word % outcomes, sides, count);
    }
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
