import { describe, expect, it } from "vitest";
import { matchPath } from "$lib/page/match";

describe("matchPath", () => {
  it("names the segments of a path", () => {
    expect(matchPath("/table/:id", "/table/k7tmx")).toEqual({ id: "k7tmx" });
    expect(matchPath("/rules/:game?/:part?", "/rules/settlers/exact")).toEqual({
      game: "settlers",
      part: "exact",
    });
  });
  it("lets optional segments be missing, and no others", () => {
    expect(matchPath("/rules/:game?/:part?", "/rules/")).toEqual({});
    expect(matchPath("/table/:id", "/table")).toBeNull();
    expect(matchPath("/tables", "/table")).toBeNull();
  });
  it("ignores what follows", () => {
    expect(matchPath("/settings", "/settings/more")).toEqual({});
    expect(matchPath("/", "/anything")).toEqual({});
  });
});
