import { describe, expect, it } from "vitest";
import type { LogLine } from "$lib/net/log";
import { chances, chart, lastRoll, luckAt, range, rolls } from "$lib/replay/dice";

describe("the dice", () => {
  const lines = ["roll", "dice 3 5", "dice 6 6", "settle 4", "dice 2 6"].map((text, i): LogLine => [
    i,
    0,
    text,
    [],
  ]);
  it("of the last roll are shown", () => {
    expect(lastRoll(lines)).toEqual([2, 6]);
    expect(lastRoll([[1, -1, "dice 4 brigands", []]])).toEqual([4]);
    expect(lastRoll([])).toEqual([]);
  });
  it("are read from the log of every game", () => {
    expect(rolls(lines)).toEqual({ dice: 2, sums: [8, 12, 8] });
    expect(
      rolls([
        [1, -1, "dice 2 brigands", []],
        [2, -1, "dice 5 event", []],
      ]).sums,
    ).toEqual([2, 5]);
    expect(rolls([[1, -1, "dice 4", []]])).toEqual({ dice: 1, sums: [4] });
    expect(rolls([[1, -1, "draw knight", []]]).sums).toEqual([]);
  });
  it("have the chances of six sides", () => {
    expect(chances(2).get(7)).toBeCloseTo(6 / 36);
    expect(chances(2).get(12)).toBeCloseTo(1 / 36);
    expect([...chances(1).values()].every((p) => Math.abs(p - 1 / 6) < 1e-12)).toBe(true);
  });
  it("stay within the range of the binomial law", () => {
    expect(range(100, 0.5)).toEqual([40, 60]); // the known central 95% of a hundred coins
    expect(range(0, 0.5)).toEqual([0, 0]);
    expect(range(36, 1 / 36)).toEqual([0, 3]);
    const [low, high] = range(3000, 1 / 6);
    expect([low > 455, high < 545]).toEqual([true, true]);
  });
  it("make a chart of every sum", () => {
    const bars = chart(lines);
    expect(bars.map((bar) => bar.value)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(bars.find((bar) => bar.value === 8)).toMatchObject({ count: 2, mean: expect.closeTo(15 / 36) });
    expect(chart([])).toEqual([]);
  });
  it("give luck up to a row", () => {
    const given = [
      { row: 4, got: [2, 0], expected: [0.5, 1] },
      { row: 9, got: [0, 1], expected: [0.5, 1] },
    ];
    expect(luckAt(given, 4, 2)).toEqual([
      { got: 2, expected: 0.5 },
      { got: 0, expected: 1 },
    ]);
    expect(luckAt(given, 9, 2)[1]).toEqual({ got: 1, expected: 2 });
  });
});
