import { describe, expect, it } from "vitest";
import { columns, places } from "$lib/result/standing";

describe("places", () => {
  it("puts the winner first and lets equals share a place", () => {
    const found = places({ scores: [6, 10, 6, 5], winners: [1] });
    expect(found.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 2],
      [3, 4],
    ]);
    expect(found.map(({ won }) => won)).toEqual([true, false, false, false]);
  });
  it("keeps a loser with as many points behind the winner", () => {
    const found = places({ scores: [10, 10], winners: [1] });
    expect(found.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });
  it("lets several winners share the first place", () => {
    const found = places({ scores: [3, 7, 7], winners: [1, 2] });
    expect(found.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
  });
  it("ranks by points where nobody won", () => {
    expect(places({ scores: [1, 3], winners: [] }).map(({ seat }) => seat)).toEqual([1, 0]);
  });
});

describe("columns", () => {
  it("leaves out sources without points, and accepts old games without sources", () => {
    const sources = [
      { houses: 2, towers: 0, trade: 0 },
      { houses: 0, towers: 0, trade: 1 },
    ];
    expect(columns({ sources })).toEqual(["houses", "trade"]);
    expect(columns({ sources: [] })).toEqual([]);
    expect(columns({ sources: [{ points: 3 }, { points: 4 }] })).toEqual([]);
  });
});
