/** Elasund in the browser: places of actions, the price of a contract, and turns without an end of their own. */
import { describe, expect, it } from "vitest";
import { price } from "../src/games/elasund/contract";
import { named, sizeOf } from "../src/games/elasund/geometry";
import type { Note } from "../src/lib/words";
import { tellStory } from "../src/lib/story";

const note = (key: string, args: Note["args"] = {}): Note => ({ key, args, rules: [] });

describe("the plan", () => {
  it("reads the place of an action", () => {
    expect(named("build shop 5 1")).toMatchObject({ verb: "build", group: "shop", x: 5, y: 1 });
    expect(named("upgrade 2 3 4")).toMatchObject({ group: "4", x: 2, y: 3 });
    expect(named("wall E3").space).toBe("E3");
    expect(named("ship 9").row).toBe(9);
    expect(named("build shop").x).toBe(-1);
  });
  it("knows how many squares a building takes", () => {
    expect(sizeOf("great")).toEqual([2, 3]);
    expect(sizeOf("")).toEqual([1, 1]);
  });
});

describe("the contract", () => {
  it("names everything that is paid in gold", () => {
    const notes = [note("pays-bank", { gold: 3 }), note("pays-seat", { seat: 1, gold: 2 })];
    expect(price(notes)).toBe(3);
    expect(price([...notes, note("slip-total", { gold: 5, have: 7 })])).toBe(5);
    expect(price([note("gains-gold", { gold: 2 })])).toBe(0);
  });
});

describe("the story", () => {
  it("begins a turn with every roll, whatever the last act of the turn before was", () => {
    const teller = {
      ends: new Set(["end"]),
      begins: new Set(["roll"]),
      opens: (text: string) => text === "roll",
      tell: (_seat: number, text: string) => ({ lead: "s-flag", parts: [text] }),
    };
    const turns = tellStory(
      [
        [1, 0, "roll"],
        [2, -1, "dice 3 5"],
        [3, 0, "place 1"],
        [4, 0, "at 0 6"],
        [5, 1, "roll"],
        [6, -1, "dice 1 1"],
      ],
      teller,
    );
    expect(turns.map((turn) => [turn.seat, turn.number, turn.lines.length])).toEqual([
      [0, 1, 4],
      [1, 2, 2],
    ]);
  });
});
