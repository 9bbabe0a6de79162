import { describe, expect, it } from "vitest";
import { momentAt } from "$lib/story/moments";
import type { StoryTurn } from "$lib/story/story";

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
