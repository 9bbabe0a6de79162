/** Elasund in the browser: places of actions and the price of a contract. */
import { describe, expect, it } from "vitest";
import { price } from "../../src/games/elasund/contract";
import { named, sizeOf } from "../../src/games/elasund/geometry";
import type { Note } from "$lib/words/fluent";

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
  it("adds up everything that is paid in gold", () => {
    const notes = [note("pays-bank", { gold: 3 }), note("pays-seat", { seat: 1, gold: 2 })];
    expect(price(notes)).toBe(3);
    expect(price([...notes, note("slip-total", { gold: 5, have: 7 })])).toBe(5);
    expect(price([note("gains-gold", { gold: 2 })])).toBe(0);
  });
});
