/** The geometry of the island agrees with the engine's numbering. */
import { describe, expect, it } from "vitest";
import {
  CORNERS,
  CORNER_FIELDS,
  FIELDS,
  HARBOURS,
  PATHS,
  harbourPlace,
} from "../../src/games/settlers/geometry";

describe("the island", () => {
  it("has 19 fields, 54 corners and 72 paths", () => {
    expect(FIELDS).toHaveLength(19);
    expect(CORNERS).toHaveLength(54);
    expect(PATHS).toHaveLength(72);
  });
  it("numbers fields and corners from the top row down, left to right", () => {
    const order = (points: { x: number; y: number }[]) =>
      points.every((p, i) => {
        const before = points[i - 1];
        return !before || before.y < p.y - 1e-6 || (Math.abs(before.y - p.y) < 1e-6 && before.x < p.x);
      });
    expect(order(FIELDS)).toBe(true);
    expect(order(CORNERS)).toBe(true);
  });
  it("gives every field six corners and every corner its fields", () => {
    for (const [f, middle] of FIELDS.entries()) {
      const ring = CORNERS.filter((_, c) => CORNER_FIELDS[c]!.includes(f));
      expect(ring).toHaveLength(6);
      for (const c of ring) expect(Math.hypot(c.x - middle.x, c.y - middle.y)).toBeCloseTo(50);
    }
    expect(CORNER_FIELDS.flat()).toHaveLength(19 * 6);
    for (const around of CORNER_FIELDS) expect([1, 2, 3]).toContain(around.length);
  });
  it("joins corners one side apart, by their lower, then higher corner", () => {
    for (const [a, b] of PATHS) {
      expect(a).toBeLessThan(b);
      expect(Math.hypot(CORNERS[a]!.x - CORNERS[b]!.x, CORNERS[a]!.y - CORNERS[b]!.y)).toBeCloseTo(50);
    }
    const sorted = [...PATHS].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
    expect(PATHS).toEqual(sorted);
  });
  it("has nine harbours, each on a path of the coast, off the land", () => {
    expect(HARBOURS).toHaveLength(9);
    const paths = new Set(PATHS.map((path) => path.join()));
    for (const [slot, [a, b]] of HARBOURS.entries()) {
      expect(paths.has([Math.min(a, b), Math.max(a, b)].join())).toBe(true);
      const shared = CORNER_FIELDS[a]!.filter((field) => CORNER_FIELDS[b]!.includes(field));
      expect(shared).toHaveLength(1);
      const place = harbourPlace(slot);
      for (const field of FIELDS)
        expect(Math.hypot(place.x - field.x, place.y - field.y)).toBeGreaterThan(50);
    }
    expect(new Set(HARBOURS.flat()).size).toBe(18);
  });
});
