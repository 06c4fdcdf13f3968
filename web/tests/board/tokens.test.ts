import { describe, expect, it } from "vitest";
import { crowdAt, placeAt, reachOf, tokenSize } from "../../src/board/tokens";
import { fitScale } from "../../src/board/camera";
import { drawing } from "./maps";

const spot = (id: string) => drawing.byId.get(id)?.token ?? [NaN, NaN];

describe("tokens", () => {
  it("have 28 px on the smallest desktop and do not overlap on the smallest phone", () => {
    expect(tokenSize(fitScale(drawing, { width: 1000, height: 540 }))).toBeCloseTo(28, 0);
    const scale = fitScale(drawing, { width: 360, height: 450 });
    for (const one of drawing.places) {
      for (const other of drawing.places) {
        if (one === other) continue;
        const apart = Math.hypot(one.token[0] - other.token[0], one.token[1] - other.token[1]);
        expect(apart * scale).toBeGreaterThan(tokenSize(scale));
      }
    }
  });

  it("grow with the scale", () => {
    const sizes = [0.3, 0.5, 0.8, 1, 1.5, 2, 5].map(tokenSize);
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
  });
});

describe("a click", () => {
  const meant = (x: number, y: number, by: "mouse" | "touch", scale: number, land?: string) =>
    placeAt(drawing.places, [x, y], scale, reachOf(by, scale), land);

  it("on a token means its place, whatever land lies under it", () => {
    const [x, y] = spot("japao");
    expect(meant(x + 8, y, "mouse", 1.1, undefined)).toBe("japao");
    expect(meant(x + 8, y, "mouse", 1.1, "china")).toBe("japao");
  });

  it("on land means that land", () => {
    const [x, y] = spot("brasil");
    expect(meant(x + 30, y, "mouse", 1.1, "brasil")).toBe("brasil");
  });

  it("on water near a token means it, and far from all nothing", () => {
    const [x, y] = spot("islandia");
    expect(meant(x, y + 18, "mouse", 1, undefined)).toBe("islandia");
    expect(meant(700, 560, "mouse", 1, undefined)).toBeUndefined();
  });

  it("with a finger reaches 44 px across", () => {
    const [x, y] = spot("madagascar");
    expect(meant(x + 21, y, "touch", 1, "sudao")).toBe("madagascar");
    expect(meant(x + 21, y, "mouse", 1, "sudao")).toBe("sudao");
  });

  it("with a finger finds every place on a phone of 360 px", () => {
    const scale = fitScale(drawing, { width: 360, height: 450 });
    for (const place of drawing.places) {
      expect(meant(...place.token, "touch", scale, undefined)).toBe(place.id);
      expect(crowdAt(drawing.places, place.token, scale)).toEqual([]);
    }
  });

  it("between close tokens offers them all", () => {
    const [one, other] = [spot("alemanha"), spot("franca")];
    const middle = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2] as const;
    expect(crowdAt(drawing.places, middle, 0.34).slice(0, 2).sort()).toEqual([
      "alemanha",
      "franca",
    ]);
    expect(crowdAt(drawing.places, middle, 1.2)).toEqual([]);
  });
});
