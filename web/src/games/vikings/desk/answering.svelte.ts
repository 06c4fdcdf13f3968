/** What is asked inside a combat: for a god, a prayer, dice, a second roll, and who goes to Valhalla. */
import type { Arrow, Mark, PlaceLook } from "../../../board/types";
import type { Part } from "../../land/desk/part";
import { rights } from "../rules/effect";
import { costNow, drawable, GODS, sideOf, type SideName } from "../rules/gods";
import { ATTACK, DEFENCE, type Side } from "../rules/dice";
import { drawnOdds, meanOf, openRoll, rollOdds, type Terms } from "../rules/odds";
import type { VikingsDesk } from "./desk.svelte";

/** The combat stays marked on the board whatever is asked. */
export class Answering implements Part {
  constructor(
    readonly desk: VikingsDesk,
    readonly enter: () => void,
    readonly digit: (number: number) => void,
    readonly rolls = false,
  ) {}

  look(territory: string, marks: Mark[]): PlaceLook {
    const { fight } = this.desk;
    if (fight?.source === territory) marks.push("selected");
    if (fight?.target === territory) marks.push("target");
    return {};
  }

  arrows(): Arrow[] {
    const { fight } = this.desk;
    return fight ? [{ from: fight.source, to: fight.target, kind: "attack" }] : [];
  }
}

export interface Call {
  god: string;
  cost: number;
  /** Pairs more than without, on the average of the cards that may be drawn. */
  gain: number;
  possible: boolean;
}

export class Answers {
  /** The side of whoever is asked. */
  readonly side = $derived.by<SideName>(() => {
    const { view, table } = this.desk;
    return view === null ? "attack" : sideOf(view, table.acting ?? view.awaiting[0] ?? 0);
  });
  /** On what terms the next roll is made, as far as everybody can see. */
  readonly terms = $derived.by<Terms>(() => {
    const { view } = this.desk;
    const combat = view?.combat;
    if (!view || !combat) return {};
    const may = rights(view, combat.source, combat.target, combat.naval);
    return {
      attackCard: combat.attack_card,
      defenceCard: combat.defence_card,
      attackAgain: may.attackAgain && combat.rerolled[0] !== true,
      defenceAgain: may.defenceAgain && combat.rerolled[1] !== true,
    };
  });
  /** Every god, what he costs now and what he would bring. */
  readonly calls = $derived.by<Call[]>(() => this.#calls());
  readonly most = $derived.by(() => this.#amount("defend") ?? 1);
  /** Armies that may go to Valhalla. */
  readonly fit = $derived.by(() => this.#amount("send_to_valhalla") ?? 0);
  readonly faces = $derived.by(() =>
    this.desk.legal.flatMap((action) => (action[0] === "reroll" ? [action[1]] : [])),
  );

  constructor(readonly desk: VikingsDesk) {}

  get parts(): Record<string, Part> {
    const { desk } = this;
    return {
      invoke: new Answering(
        desk,
        () => this.pass(),
        (number) => this.invoke(GODS[number - 1] ?? ""),
        true,
      ),
      prayer: new Answering(
        desk,
        () => void desk.send(["keep_card"]),
        (number) => void desk.send(number === 2 ? ["draw_again"] : ["keep_card"]),
      ),
      defend: new Answering(
        desk,
        () => void desk.send(["defend", this.most]),
        (number) => void desk.send(["defend", number]),
      ),
      reroll: new Answering(
        desk,
        () => void desk.send(["decline_reroll"]),
        (number) => this.reroll(number),
      ),
      valhalla: new Answering(
        desk,
        () => this.bury(this.fit),
        (number) => this.bury(number),
      ),
    };
  }

  pass(): void {
    void this.desk.send(["pass_invocation"]);
  }

  /** Gods that cannot be paid say why. */
  invoke(god: string): void {
    const call = this.calls.find((each) => each.god === god);
    if (call === undefined) return;
    if (call.possible) void this.desk.send(["invoke", god]);
    else void this.desk.refuse(null, ["invoke", god]);
  }

  reroll(face: number): void {
    if (this.faces.includes(face)) void this.desk.send(["reroll", face]);
  }

  bury(armies: number): void {
    if (armies <= this.fit) void this.desk.send(["send_to_valhalla", armies]);
    else void this.desk.refuse(null, ["send_to_valhalla", armies]);
  }

  /** Pairs more for whoever is asked if he rolls a die that shows this again; null leaves all as they are. */
  gainOf(face: number | null): number {
    const combat = this.desk.view?.combat;
    if (!combat) return 0;
    const side: Side = this.side === "attack" ? ATTACK : DEFENCE;
    const own = side === ATTACK ? combat.attack : combat.defence;
    const roll = openRoll(combat.armies, combat.defence_dice, this.terms);
    const mean = (place: number | null) =>
      meanOf(roll.withDice(combat.attack, combat.defence, side, place));
    const more = mean(face === null ? null : own.indexOf(face)) - mean(null);
    return side === ATTACK ? more : -more;
  }

  /** Pairs that the side of whoever is asked wins more with its card than without, or with any other of its god. */
  cardGain(card: string | null, others: readonly string[] = []): number {
    const combat = this.desk.view?.combat;
    if (!combat) return 0;
    const which = this.side === "attack" ? "attackCard" : "defenceCard";
    const [attack, defence] = [combat.armies, combat.defence_dice];
    const bare = meanOf(rollOdds(attack, defence, { ...this.terms, [which]: null }));
    const odds =
      card === null
        ? drawnOdds(attack, defence, this.terms, which, others)
        : rollOdds(attack, defence, { ...this.terms, [which]: card });
    return this.side === "attack" ? meanOf(odds) - bare : bare - meanOf(odds);
  }

  #calls(): Call[] {
    const { view, legal } = this.desk;
    const combat = view?.combat;
    if (!view || !combat) return [];
    return GODS.map((god) => ({
      god,
      cost: costNow(view, god, this.side),
      gain: this.cardGain(null, drawable(combat, god)),
      possible: legal.some((action) => action[0] === "invoke" && action[1] === god),
    }));
  }

  #amount(kind: "defend" | "send_to_valhalla"): number | undefined {
    const found = this.desk.legal.find((action) => action[0] === kind);
    return found === undefined ? undefined : Number(found[1]);
  }
}
