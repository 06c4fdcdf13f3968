import { expect, test } from "vitest";
import { match } from "../src/router.svelte";
import { ROUTES } from "../src/routes";

test.each([
  ["/", "/", {}],
  ["/nova", "/nova/:game?", {}],
  ["/nova/war", "/nova/:game?", { game: "war" }],
  ["/mesa/AB3K/", "/mesa/:code", { code: "AB3K" }],
  ["/mesa/AB3K/replay", "/mesa/:code/replay", { code: "AB3K" }],
  ["/replay", "/replay", {}],
  ["/replay/registro", "/replay/registro", {}],
  ["/mesa/a%20b", "/mesa/:code", { code: "a b" }],
  ["/mesa/%zz", "/mesa/:code", { code: "%zz" }],
])("%s is %s", (path, route, params) => {
  const found = match(path, ROUTES);
  expect(found?.route.path).toBe(route);
  expect(found?.params).toEqual(params);
});

test.each(["/mesa", "/mesa/a/b", "/nothing"])("%s is no page", (path) => {
  expect(match(path, ROUTES)).toBeNull();
});
