import { expect, test } from "vitest";
import type { LogLine } from "../src/lib/log";
import { tellStory, type Teller } from "../src/lib/story";

const teller: Teller = {
  ends: new Set(["end"]),
  begins: new Set(["roll"]),
  tell: (seat, text, last) => {
    const [verb = ""] = text.split(" ");
    if (["roll", "end", "dice", "land"].includes(verb)) return null;
    if (verb === "accept" && last) return { more: ["yes"] };
    return { lead: "s-flag", parts: [text] };
  },
};

const LOG: LogLine[] = [
  [1, -1, "land forest"],
  [2, 0, "settle 3"],
  [3, 0, "road 4"],
  [4, 1, "settle 9"],
  [5, 1, "road 11"],
  [6, 1, "settle 20"],
  [7, 0, "roll"],
  [8, -1, "dice 3 5"],
  [9, 0, "offer wood for ore"],
  [10, 1, "accept"],
  [11, 0, "end"],
  [12, 1, "roll"],
  [13, -1, "dice 1 1"],
];

test("the story groups by turn: what was laid out, the founding by player, then the turns", () => {
  const turns = tellStory(LOG, teller);
  expect(turns.map((turn) => [turn.seat, turn.number, turn.lines.length])).toEqual([
    [null, 0, 0],
    [0, 0, 2],
    [1, 0, 3],
    [0, 1, 1],
    [1, 2, 0],
  ]);
  expect(turns[3]!.dice).toEqual([3, 5]);
  expect(turns[3]!.lines[0]!.parts).toEqual(["offer wood for ore", "yes"]);
});

test("what was taken back stays, struck out", () => {
  const turns = tellStory([...LOG.slice(0, 3), [4, 0, "back 3"]], teller);
  expect(turns[1]!.lines.map((line) => line.undone)).toEqual([false, true]);
});
