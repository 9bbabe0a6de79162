import { describe, expect, it } from "vitest";
import { down, line, spread } from "$lib/replay/chart";
import { momentAt } from "$lib/story/moments";
import { columns, places } from "$lib/result/standing";
import type { StoryTurn } from "$lib/story/story";

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
  it("leaves out what brought nobody a point, and knows old games without sources", () => {
    const sources = [
      { houses: 2, towers: 0, trade: 0 },
      { houses: 0, towers: 0, trade: 1 },
    ];
    expect(columns({ sources })).toEqual(["houses", "trade"]);
    expect(columns({ sources: [] })).toEqual([]);
    expect(columns({ sources: [{ points: 3 }, { points: 4 }] })).toEqual([]);
  });
});

describe("spread", () => {
  it("moves things apart and keeps them within the range", () => {
    const found = spread([100, 100, 99, 0], 17, 0, 100);
    const sorted = [...found].sort((a, b) => a - b);
    expect(sorted[0]).toBeGreaterThanOrEqual(0);
    expect(sorted[3]).toBeLessThanOrEqual(100);
    for (let i = 1; i < 4; i++) expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(17);
    expect(spread([10, 50], 17, 0, 100)).toEqual([10, 50]);
  });
});

describe("line", () => {
  const frame = { left: 0, top: 0, width: 10, height: 100 };
  it("runs from the first position to the last, no finer than a pixel", () => {
    const chances = Array.from({ length: 101 }, (_, v) => [v / 100, 1 - v / 100]);
    const points = line(frame, chances, 0).split(" ");
    expect(points[0]).toBe("0.0,100.0");
    expect(points.at(-1)).toBe("10.0,0.0");
    expect(points.length).toBeLessThanOrEqual(12);
    expect(down(frame, 0.25)).toBe(75);
  });
});

describe("momentAt", () => {
  const told = (row: number, undone = false) => ({ row, seat: 0, notes: [], rows: [], undone });
  const turns: StoryTurn[] = [
    { key: 1, seat: null, number: 0, dice: [], lines: [], last: 3 },
    { key: 4, seat: 0, number: 1, dice: [], lines: [told(5), told(7, true)], last: 8 },
  ];
  it("finds the line of a row, or the last one before it that stands", () => {
    expect(momentAt(turns, 5)?.line?.row).toBe(5);
    expect(momentAt(turns, 8)?.line?.row).toBe(5);
    expect(momentAt(turns, 4)?.line).toBeNull();
    expect(momentAt(turns, 2)).toBeNull();
  });
});
