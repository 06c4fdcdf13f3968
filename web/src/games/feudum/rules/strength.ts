/** FEU-CON-03 to 07: how strong attack and defence would be before cards and powder. */
import type { FeudumAction, FeudumView } from "../../../protocol/feudum";
import { placeAt, pawnsAt } from "./pieces";

function sober(view: FeudumView, seat: number, place: string): number {
  return pawnsAt(view, place).filter((each) => each.seat === seat && !each.is.wine).length;
}

function monsters(view: FeudumView, seat: number, place: string): number {
  return view.monsters.filter((each) => each.owner === seat && each.location === place).length;
}

export interface Strength {
  place: string;
  owner: number;
  attack: number;
  defence: number;
}

/** What an attack would begin with; null if the action is none. */
export function strengthOf(view: FeudumView, me: number, line: FeudumAction): Strength | null {
  const target = targetOf(view, line);
  if (target === null) return null;
  const { place, owner, feudum } = target;
  const at = placeAt(view, place);
  const units = 2 * sober(view, owner, place) + monsters(view, owner, place);
  const serf = feudum && at.serf === me ? 1 : 0;
  return {
    place,
    owner,
    attack: sober(view, me, place) + monsters(view, me, place) + serf,
    defence: units + (feudum ? 2 + Number(at.subject) : 0),
  };
}

function targetOf(view: FeudumView, line: FeudumAction) {
  if (line[0] === "attack_pawn") {
    const place = view.players[line[1]]?.pawns[line[2] - 1]?.location ?? null;
    return place === null ? null : { place, owner: line[1], feudum: false };
  }
  if (line[0] === "attack_monster") {
    const { owner, location } = view.monsters[line[1] === "serpent" ? 0 : 1] ?? {};
    return typeof owner === "number" && location ? { place: location, owner, feudum: false } : null;
  }
  if (line[0] === "attack_feudum") {
    const { ruler } = placeAt(view, line[1]);
    return ruler === null ? null : { place: line[1], owner: ruler, feudum: true };
  }
  return null;
}
