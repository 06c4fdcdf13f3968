/** The command effect: who may roll a die again (VIK-CMD-07, VIK-EFF-01 to 03, 08). */
import type { VikingsView } from "../../../protocol/vikings";
import { BOARD } from "./board";
import type { Terms } from "./odds";

type Again = Required<Pick<Terms, "attackAgain" | "defenceAgain">>;

/** In a combat of these two, on land or at sea. */
export function rights(view: VikingsView, source: string, target: string, naval: boolean): Again {
  const owner = (territory: string) => view.owners[BOARD.numberOf(territory)] ?? -1;
  const leads = (territory: string) => view.commanders[owner(territory)] === territory;
  const [attack, defence] = naval
    ? [view.effect === "aguas_sangrentas", view.effect === "aguas_sangrentas"]
    : [view.effect === "grito_de_batalha", view.effect === "parede_de_escudos"];
  return { attackAgain: attack && leads(source), defenceAgain: defence && leads(target) };
}
