import { expect, test } from "vitest";
import type { LogLine } from "$lib/net/log";
import { lastStep } from "$lib/table/take-back";

test("the last own row that still stands is taken back", () => {
  const log: LogLine[] = [
    [4, 0, "roll", []],
    [5, -1, "dice 1 2", []],
    [6, 0, "road 3", []],
    [7, 0, "settle 9", []],
  ];
  expect(lastStep(log, 6, 0)).toEqual([7, 0, "settle 9", []]);
  const back: LogLine[] = [...log, [8, 0, "back 7", []]];
  expect(lastStep(back, 6, 0)).toEqual([6, 0, "road 3", []]);
  expect(lastStep(back, 0, 0)).toBeNull();
  expect(lastStep([...back, [9, 0, "back 6", []]], 6, 0)).toBeNull();
});
