/** How armies go from place to place: to a neighbour, or from one Strategic Centre to another (WAR2-MOV-05). */
import type { Ways } from "../../land/rules/moving";
import { BOARD, isCentre } from "./board";

export const ways: Ways = {
  kinds: ["move", "airlift"],
  between: (_, source, target) => {
    if (BOARD.neighboursOf(source).includes(target)) return "move";
    return isCentre(source) && isCentre(target) ? "airlift" : null;
  },
};
