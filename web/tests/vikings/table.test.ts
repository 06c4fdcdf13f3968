import { describe, expect, test } from "vitest";
import { partsOf } from "../../src/games/land/rules/objective";
import { lanes, VIKINGS } from "../../src/games/vikings/game";
import { manners } from "../../src/games/vikings/manners";
import { BOARD, CARDS, isRoute, PORTS, ROUTES } from "../../src/games/vikings/rules/board";
import { rights } from "../../src/games/vikings/rules/effect";
import { costNow, drawable } from "../../src/games/vikings/rules/gods";
import { storyOf } from "../../src/games/vikings/rules/story";
import { stepIds } from "../../src/games/vikings/steps";
import { vikingsLog } from "../../src/games/vikings/telling";
import type { VikingsEvent } from "../../src/protocol/vikings";
import { vikingsView } from "./views";

test("the board has 36 territories, 12 ports and 16 routes, none of them a border", () => {
  expect(BOARD.territories).toHaveLength(36);
  expect(PORTS).toHaveLength(12);
  expect(ROUTES).toHaveLength(16);
  for (const [one, other] of ROUTES) expect(BOARD.neighboursOf(one)).not.toContain(other);
  expect(isRoute("viken", "frisia")).toBe(true);
  expect(isRoute("viken", "islandia")).toBe(false);
});

test("wild cards make a set with any two (VIK-CRD-02)", () => {
  expect(CARDS.figureOn("carta_alba")).toBe("escudo");
  expect(CARDS.isSet(["carta_alba", "carta_mercia", "curinga_1"])).toBe(true);
  expect(CARDS.isSet(["carta_alba", "carta_irlanda", "carta_mercia"])).toBe(false);
});

describe("lanes", () => {
  const kindOf = (view: ReturnType<typeof vikingsView>, one: string, other: string) =>
    lanes(view).find(({ between }) => between.includes(one) && between.includes(other))?.kind;

  test("are seen where a ship lies, and can be used by the ships of whose turn it is", () => {
    const view = vikingsView({ own: ["viken", "hedeby"], ships: ["viken", "islandia"] });
    expect(kindOf(view, "viken", "frisia")).toBe("usable");
    expect(kindOf(view, "viken", "hedeby")).toBe("quiet");
    expect(kindOf(view, "islandia", "irlanda")).toBe("quiet");
    expect(kindOf(view, "svealand", "gotlandia")).toBeUndefined();
  });

  test("of a spent ship lead nowhere, and those that were won are open", () => {
    const spent = vikingsView({ own: ["viken"], ships: ["viken"], spent: ["viken"] });
    expect(kindOf(spent, "viken", "frisia")).toBe("quiet");
    const territories = ["viken", "frisia"];
    const assaults = [{ territories, attack_calls: 0, defence_calls: 0, opened: true }];
    const won = vikingsView({ own: ["viken"], ships: ["viken", "frisia"], assaults });
    expect(kindOf(won, "viken", "frisia")).toBe("open");
  });
});

describe("gods", () => {
  test("cost one more with each call in the same assault (VIK-GOD-05)", () => {
    const territories = ["frisia", "viken"];
    const assaults = [{ territories, attack_calls: 1, defence_calls: 2, opened: false }];
    const view = vikingsView({ combat: {}, assaults });
    expect(costNow(view, "thor", "attack")).toBe(3);
    expect(costNow(view, "freya", "defence")).toBe(3);
    expect(costNow(vikingsView({ combat: {} }), "odin", "attack")).toBe(3);
  });

  test("do not draw what the other side holds (VIK-EX-23)", () => {
    const { combat } = vikingsView({ combat: { attack_card: "loki_ilusao" } });
    expect(combat && drawable(combat, "loki")).toEqual(["loki_troca", "loki_discordia"]);
  });
});

test("VIK-EX-30: the command effect works where the commander is, and at sea only its own", () => {
  const at = (effect: string, commanders: (string | null)[], naval = false) =>
    rights(vikingsView({ own: ["viken"], effect, commanders }), "viken", "frisia", naval);
  expect(at("grito_de_batalha", ["viken", null])).toEqual({
    attackAgain: true,
    defenceAgain: false,
  });
  expect(at("parede_de_escudos", [null, "hedeby"]).defenceAgain).toBe(false);
  expect(at("parede_de_escudos", [null, "frisia"]).defenceAgain).toBe(true);
  expect(at("parede_de_escudos", [null, "frisia"], true).defenceAgain).toBe(false);
  expect(at("aguas_sangrentas", ["viken", "frisia"], true)).toEqual({
    attackAgain: true,
    defenceAgain: true,
  });
});

const COMBAT: VikingsEvent[] = [
  { event: "turn_started", seat: 0, round: 2, pools: { free: 4 }, restored: 0 },
  {
    event: "battle_declared",
    seat: 0,
    defender: 1,
    source: "viken",
    target: "frisia",
    armies: 2,
  },
  { event: "god_invoked", seat: 1, god: "freya", cost: 1 },
  { event: "god_card_drawn", seat: 1, god_card: "freya_seidr" },
  { event: "dice_rolled", attack: [2, 5], defence: [1, 4] },
  { event: "die_rerolled", seat: 0, face: 2, result: 6 },
  {
    event: "battle_fought",
    seat: 0,
    defender: 1,
    source: "viken",
    target: "frisia",
    attack: [6, 5],
    defence: [4, 3],
    attack_losses: 0,
    defence_losses: 2,
  },
  { event: "valhalla_entered", seat: 1, armies: 2 },
];

test("a combat is told from its declaration on", () => {
  const story = storyOf(COMBAT, 11);
  expect(story?.naval).toBe(false);
  expect(story?.cards.get(1)).toBe("freya_seidr");
  expect(story?.throws.map(({ number, attack }) => [number, attack])).toEqual([
    [15, [2, 5]],
    [16, [6, 5]],
  ]);
  expect(story?.fought?.event).toBe("battle_fought");
  expect(story?.buried.get(1)).toBe(2);
  expect(storyOf(COMBAT.slice(0, 1), 1)).toBeNull();
  expect(storyOf([...COMBAT, COMBAT[0] as VikingsEvent], 1)).toBeNull();
});

test("what can be checked is the dice as they fell", () => {
  const faces = COMBAT.map((event) => vikingsLog.faces?.(event) ?? null);
  expect(faces[4]).toEqual([2, 5, 1, 4]);
  expect(faces[5]).toEqual([6]);
  expect(faces[6]).toBeNull();
});

test("objectives count ports, ships and the commander, unless they are switched off", () => {
  const own = ["islandia", "viken", "hedeby", "irlanda"];
  const parts = (objective: string, options = {}) => {
    const view = vikingsView({
      own,
      ships: ["islandia", "frisia"],
      commanders: ["holmgard"],
      options,
    });
    return partsOf(BOARD, view, VIKINGS.goal(objective, view as never) ?? {}, 0).map(
      ({ have, need }) => [have, need],
    );
  };
  expect(parts("obj_portos")).toEqual([
    [4, 8],
    [1, 3],
  ]);
  expect(parts("obj_portos", { ships: false })).toEqual([[4, 8]]);
  expect(parts("obj_rota_varegue").at(-1)).toEqual([1, 1]);
  expect(parts("obj_rota_varegue", { commander: false })).toHaveLength(2);
  expect(parts("obj_mar_do_oeste").slice(-2)).toEqual([
    [1, 1],
    [1, 2],
  ]);
  expect(parts("obj_conquista")).toEqual([[4, 20]]);
});

test("placing ends when the commander stands and no exchange is due", () => {
  const may = (view: ReturnType<typeof vikingsView>) => VIKINGS.endPlacing?.may(view as never);
  expect(may(vikingsView({ phase: "place" }))).toBe(false);
  expect(may(vikingsView({ phase: "place", commanders: ["viken"] }))).toBe(true);
  expect(may(vikingsView({ phase: "place", options: { commander: false } }))).toBe(true);
  expect(may(vikingsView({ phase: "reinforce" }))).toBe(true);
  expect(may(vikingsView({ phase: "reinforce", must_trade: true }))).toBe(false);
});

test("the steps know the first round, the turn, and a combat within the attacks", () => {
  expect(stepIds(vikingsView({ phase: "place" })).now).toBe("first");
  expect(stepIds(vikingsView({ phase: "reroll_def" })).now).toBe("attack");
  expect(stepIds(vikingsView({ phase: "captured" })).now).toBe("card");
});

describe("at a shared device", () => {
  const asked = (phase: string, combat = {}) =>
    manners.aloud(vikingsView({ phase, awaiting: [1], combat }));

  test("the defender answers aloud whatever he is asked in a combat", () => {
    expect(asked("invoke_def").map(([kind, god]) => god ?? kind)).toEqual([
      "pass_invocation",
      "freya",
      "thor",
      "loki",
      "odin",
    ]);
    expect(asked("prayer_def")).toEqual([["keep_card"], ["draw_again"]]);
    expect(asked("dice_def", { defence_dice: 2 })).toEqual([["defend", 2]]);
    expect(asked("reroll_def", { defence: [5, 5, 2] })).toEqual([
      ["decline_reroll"],
      ["reroll", 5],
      ["reroll", 2],
    ]);
    expect(asked("valhalla_def", { defence_losses: 2 })).toEqual([["send_to_valhalla", 2]]);
  });

  test("the attacker's own decisions are his alone, and he keeps the device meanwhile", () => {
    const own = vikingsView({ phase: "invoke_att", combat: {} });
    expect(manners.aloud(own)).toEqual([]);
    expect(manners.aloud(vikingsView({ phase: "reinforce" }))).toEqual([]);
    expect(manners.holds(own, 0)).toBe(true);
    expect(manners.holds(own, 1)).toBe(false);
  });
});
