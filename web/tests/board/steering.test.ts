import { describe, expect, it } from "vitest";
import { drawArrow } from "../../src/board/arrows";
import { directionOf, isOpen, step, type Direction } from "../../src/board/steering";
import { drawing } from "./maps";

describe("arrow keys", () => {
  it.each<[string, Direction, string]>([
    ["brasil", "left", "peru"],
    ["brasil", "up", "venezuela"],
    ["brasil", "right", "argelia"],
    ["brasil", "down", "argentina"],
    ["california", "right", "nova_york"],
    ["alasca", "left", "vladivostok"],
    ["vladivostok", "right", "alasca"],
    ["egito", "up", "polonia"],
    ["sumatra", "right", "australia"],
  ])("lead from %s %s to %s", (from, direction, to) => {
    expect(step(drawing, from, direction)).toBe(to);
  });

  it("reach every place from every place", () => {
    const directions: Direction[] = ["left", "right", "up", "down"];
    const reached = new Set(["brasil"]);
    for (const here of reached) {
      for (const direction of directions) {
        const next = step(drawing, here, direction);
        if (next !== undefined) reached.add(next);
      }
    }
    expect([...reached].sort()).toEqual(drawing.places.map((place) => place.id).sort());
  });

  it("are the four", () => {
    expect(directionOf("ArrowUp")).toBe("up");
    expect(directionOf("a")).toBeUndefined();
  });
});

describe("arrows", () => {
  const attack = (from: string, to: string) =>
    drawArrow(drawing, { from, to, kind: "attack" }, 1.1);

  it("run from token to token", () => {
    expect(attack("mexico", "nova_york")?.shafts).toHaveLength(1);
  });

  it("leave by one edge and come back by the other", () => {
    const arrow = attack("alasca", "vladivostok");
    expect(arrow?.shafts).toHaveLength(2);
    expect(arrow?.shafts[0]).toMatch(/ -26\.0 74\.0$/);
    expect(arrow?.shafts[1]).toMatch(/^M1042\.0 74\.0/);
    expect(attack("vladivostok", "alasca")?.shafts[0]).toMatch(/ 1042\.0 74\.0$/);
  });

  it("are not drawn to nowhere", () => {
    expect(attack("brasil", "atlantis")).toBeUndefined();
  });
});

it("a place that only glows cannot be chosen", () => {
  expect(isOpen({ marks: ["glowing"] })).toBe(false);
  expect(isOpen({ marks: ["dimmed", "target"] })).toBe(true);
  expect(isOpen(undefined)).toBe(false);
});
