/** The client recomputes draws exactly as the server makes them (tests/test_records.py has the same numbers). */
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import type { DrawsOut } from "../../src/generated/protocol";
import { check, commitment, draw, keyOf } from "$lib/replay/fairness";

const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const PARTS = ["ana", "", "cy"].map(utf8ToBytes);
const KEY = keyOf(SECRET, PARTS);
const FELL = [3, 25, 11, 33, 0, 8, 28, 34];
const ONES = Array.from({ length: 36 }, () => 1);

const game = (): DrawsOut => ({
  table: "t1",
  commitment: commitment(SECRET, "t1"),
  secret: bytesToHex(SECRET),
  contributions: PARTS.map(bytesToHex),
  draws: FELL.map((fell, number) => ({
    number,
    row: 2 * number + 1,
    outcomes: ONES.map((_, i) => `n ${i}`),
    weights: ONES,
    fell: `n ${fell}`,
  })),
});

describe("draws", () => {
  it("are the documented ones", () => {
    expect(bytesToHex(KEY).slice(0, 16)).toBe("6d47de06dae1f8ed");
    expect(FELL.map((_, n) => draw(KEY, n, ONES))).toEqual(FELL);
  });
  it("are in proportion to the weights", () => {
    const counts = [0, 0, 0];
    for (let n = 0; n < 3000; n++) counts[draw(KEY, n, [1, 2, 3])]!++;
    for (const [i, count] of counts.entries()) expect(Math.abs(count - 500 * (i + 1))).toBeLessThan(110);
  });
  it("never select an outcome without weight", () => {
    for (let n = 0; n < 50; n++) expect(draw(KEY, n, [0, 5, 0])).toBe(1);
  });
});

describe("a finished game", () => {
  it("is found fair", () => {
    expect(check(game(), game().commitment)).toEqual({ promised: true, checked: 8, wrong: [] });
  });
  it("is found unfair when one die was altered", () => {
    const told = game();
    told.draws[2]!.fell = "n 12";
    expect(check(told, "").wrong).toEqual([{ row: 5, fell: "n 12", fair: "n 11" }]);
  });
  it("is found unfair when the secret was exchanged", () => {
    const told = { ...game(), secret: "ff".repeat(32) };
    expect(check(told, game().commitment).promised).toBe(false);
  });
  it("is found unfair when a contribution was exchanged", () => {
    const told = { ...game(), contributions: ["00", "", ""] };
    expect(check(told, "").wrong.length).toBeGreaterThan(4);
  });
});
