import { describe, expect, it } from "vitest";
import { down, line, spread } from "$lib/replay/chart";

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
  it("runs from the first position to the last, with at most one point per pixel", () => {
    const chances = Array.from({ length: 101 }, (_, v) => [v / 100, 1 - v / 100]);
    const points = line(frame, chances, 0).split(" ");
    expect(points[0]).toBe("0.0,100.0");
    expect(points.at(-1)).toBe("10.0,0.0");
    expect(points.length).toBeLessThanOrEqual(12);
    expect(down(frame, 0.25)).toBe(75);
  });
});
