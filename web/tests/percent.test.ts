import { describe, expect, it } from "vitest";
import { percent } from "../src/texts/index.svelte";

describe("percent", () => {
  it("rounds", () => {
    expect([0, 0.124, 0.5, 0.994, 1].map((share) => percent(share).replace(/\s/, ""))).toEqual([
      "0%",
      "12%",
      "50%",
      "99%",
      "100%",
    ]);
  });
  it("keeps what is possible apart from what is certain", () => {
    expect(percent(0.9999).replace(/\s/, "")).toBe(">99%");
    expect(percent(0.0001).replace(/\s/, "")).toBe("<1%");
    expect(percent(0.99996, 1).replace(/\s/, "")).toMatch(/^>99[.,]9%$/);
  });
});
