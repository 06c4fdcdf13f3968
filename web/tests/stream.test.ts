import { expect, test } from "vitest";
import { nothing, take, type Told, type Wire } from "../src/protocol/stream";
import { state, tableView, told } from "./fakes";

const start = take<Wire>(nothing, state(5)).now;

test("a whole state replaces everything", () => {
  const step = take<Wire>(nothing, state(5));
  expect(step.jump).toBe("whole");
  expect(step.now.n).toBe(5);
  expect(step.now.table).toEqual(tableView);
});

test("what follows is added", () => {
  const step = take<Wire>(start, told(6, 8));
  expect(step.fresh.map((each) => each.event)).toEqual(["e6", "e7", "e8"]);
  expect(step.now.n).toBe(8);
  expect(step.now.table).toEqual(tableView);
});

test("what was heard before is not heard twice", () => {
  expect(take<Wire>(start, told(3, 6)).fresh).toEqual([{ event: "e6" }]);
});

test("a gap changes nothing", () => {
  const step = take<Wire>(start, told(7, 8));
  expect(step.jump).toBe("gap");
  expect(step.now).toBe(start);
});

test("what is older than the view is left aside", () => {
  const later: Told<Wire> = { ...start, n: 9 };
  expect(take<Wire>(later, told(6, 8)).now).toBe(later);
});
