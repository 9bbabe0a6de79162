/** The story: notes of the engine grouped by turn and line, and drawn for a reader. */
import { beforeAll, describe, expect, it } from "vitest";
import settlers from "../../src/games/settlers";
import junior from "../../src/games/junior";
import { lastPlay } from "../../src/games/princes/story";
import type { PrincesView } from "../../src/games/princes/view";
import type { LogLine } from "$lib/net/log";
import { plainText } from "$lib/words/parts";
import { need } from "$lib/words/say.svelte";
import { broughtBy, isAbout, tellStory } from "$lib/story/story";
import { gathered, lineParts, placesOf, signOf } from "$lib/story/telling";
import type { Note } from "$lib/words/fluent";

const note = (key: string, seat: number, args: Note["args"] = {}): Note => ({
  key: `told-${key}`,
  rules: [],
  args: { seat, ...args },
});
const also = (key: string, seat: number, args: Note["args"] = {}) => note(key, seat, { ...args, also: 1 });

const LOG: LogLine[] = [
  [1, -1, "land forest", [note("turn", -2, { n: 0 })]],
  [2, 0, "settle 3", [note("settle", 0, { at: "forest 8 desert 0", place: "corner 3" })]],
  [3, 0, "roll", [note("turn", 0, { n: 1 })]],
  [
    4,
    -1,
    "dice 3 5",
    [
      note("roll", 0, { n: 8, dice: "3 5" }),
      also("gain", 0, { goods: "wood 1" }),
      also("gain", 1, { goods: "ore 2 wool 1" }),
    ],
  ],
  [5, 0, "offer wood for ore", [note("offer", 0, { give: "wood 1", get: "ore 1" })]],
  [6, 1, "decline", [also("decline", 1)]],
  [7, 2, "decline", [also("decline", 2)]],
  [8, 0, "end", []],
  [9, 1, "roll", [note("turn", 1, { n: 2 })]],
  [10, -1, "dice 3 4", [note("roll", 1, { n: 7, dice: "3 4" }), also("seven", 1)]],
  [11, 2, "discard wood", [note("discard", 2, { goods: "wood 1" })]],
  [12, 2, "discard wood", [note("discard", 2, { goods: "wood 1" })]],
  [13, 2, "discard ore", [note("discard", 2, { goods: "ore 1" })]],
  [14, 1, "rob 0", [note("rob", 1, { who: 0 })]],
];
const telling = { game: "settlers", reader: 0, ...settlers.story };
const names = ["Ana", "Bo", "Cy"];
const said = (log: readonly LogLine[], whole = false, t = telling) =>
  tellStory(log).map((turn) =>
    turn.lines.map((line) => plainText(lineParts(line, turn, t, whole), (seat) => names[seat]!)),
  );

beforeAll(() => need("settlers", "junior", "princes", "core", "client", "common"));

describe("the story", () => {
  it("groups lines by the engine's turns", () => {
    const turns = tellStory(LOG);
    expect(turns.map((turn) => [turn.seat, turn.number, turn.dice])).toEqual([
      [null, 0, []],
      [0, 1, [3, 5]],
      [1, 2, [3, 4]],
    ]);
    expect(turns[1]!.last).toBe(8);
  });
  it("shows all gains of a roll in one line, an offer with its result, and discards together", () => {
    expect(said(LOG)).toEqual([
      ["you settled at wood 8 desert"],
      ["Ana wood Bo 2 ore wool", "you offered wood for ore · no takers"],
      ["the robber wakes", "Cy gave back 2 wood ore", "took a card from you"],
    ]);
  });
  it("gives screen readers the whole sentence", () => {
    expect(said(LOG, true)[1]![0]).toBe("you rolled 8 Ana wood Bo 2 ore wool");
    expect(said(LOG, true)[2]![2]).toBe("Bo took a card from you");
  });
  it("marks taken-back lines and continues after them", () => {
    const turns = tellStory([
      ...LOG.slice(0, 5),
      [6, 0, "back 5", [note("back", 0, { row: 5 })]],
      [7, 0, "offer wood for wool", [note("offer", 0, { give: "wood 1", get: "wool 1" })]],
    ]);
    expect(turns[1]!.lines.map((line) => line.undone)).toEqual([false, true, false, false]);
  });
  it("has no turn that was taken back", () => {
    const turns = tellStory([
      ...LOG.slice(0, 7),
      [8, 0, "end", [note("turn", 1, { n: 2 })]],
      [9, 0, "back 8", [note("back", 0, { row: 8 })]],
      [10, 0, "end", [note("turn", 1, { n: 2 })]],
    ]);
    expect(turns.map((turn) => [turn.seat, turn.number])).toEqual([
      [null, 0],
      [0, 1],
      [1, 2],
    ]);
    expect(turns[1]!.lines.at(-1)!.notes[0]!.key).toBe("told-back");
  });
  it("keeps the rows of the record behind each line, and the places it names", () => {
    const turns = tellStory(LOG);
    expect(turns[2]!.lines[1]!.rows.map(([row]) => row)).toEqual([11, 12, 13]);
    expect(placesOf(turns[0]!.lines[0]!)).toEqual(["corner 3"]);
    expect(signOf(turns[0]!.lines[0]!, telling)).toBe("p-settlement");
  });
  it("merges rejected offers, and no others", () => {
    const offer = (row: number, get: string): LogLine => [
      row,
      0,
      `offer wood for ${get}`,
      [note("offer", 0, { give: "wood 1", get: `${get} 1` })],
    ];
    const turn = tellStory([
      ...LOG.slice(0, 7),
      offer(8, "wool"),
      [9, 0, "withdraw", [also("withdraw", 0)]],
      offer(10, "wheat"),
      [11, 1, "accept", [also("accept", 1)]],
      [12, 0, "confirm 1", [also("deal", 0, { who: 1, give: "wood 1", get: "wheat 1" })]],
      offer(13, "ore"),
      [14, 1, "decline", [also("decline", 1)]],
    ]).at(-1)!;
    const lines = gathered(turn.lines);
    const texts = lines.map((line) => plainText(lineParts(line, turn, telling), (seat) => names[seat]!));
    expect(texts.slice(1)).toEqual([
      "you offered wood for ore · wood for wool · no deal",
      "you offered wood for wheat · with Bo",
      "you offered wood for ore · no takers",
    ]);
    expect(lines[1]!.rows.map(([row]) => row)).toEqual([5, 6, 7, 8, 9]);
  });
  it("knows whom a line is about", () => {
    const lines = tellStory(LOG).flatMap((turn) => turn.lines);
    expect(lines.filter((line) => isAbout(line, 2)).map((line) => line.row)).toEqual([5, 11]);
  });
  it("knows the income of a roll", () => {
    const turns = tellStory(LOG);
    expect(broughtBy(turns[0])).toBeNull();
    expect([...broughtBy(turns[1])!]).toEqual([
      [0, "wood 1"],
      [1, "ore 2 wool 1"],
    ]);
    expect(broughtBy(turns[2])!.size).toBe(0);
  });
  it("can begin in the middle of a log", () => {
    expect(said(LOG.slice(4, 7), true)).toEqual([["you offered wood for ore · no takers"]]);
  });
});

describe("the games", () => {
  it("Junior uses pictures", () => {
    const t = { game: "junior", reader: 1, ...junior.story };
    const log: LogLine[] = [
      [1, 0, "roll", [note("turn", 0, { n: 1 })]],
      [2, 0, "market rum wool", [note("market", 0, { give: "rum 1", get: "wool 1" })]],
      [3, 2, "give ?", [note("give", 2, { who: 0, goods: "card 1" })]],
    ];
    expect(said(log, false, t)).toEqual([["Market rum wool", "Cy card → Ana"]]);
  });
  it("Princes shows a prince's last action and its place", () => {
    const view = { seat: 0, realms: [{}, { cards: [{ spot: "s6u1", card: "base/abbey" }] }] };
    const log: LogLine[] = [
      [1, 1, "roll", [note("turn", 1, { n: 1 })]],
      [2, 1, "build base/abbey s6u", [note("build", 1, { card: "abbey", deck: "base", place: "1 s6u" })]],
      [3, 1, "pay r6u", [also("paid", 1, { goods: "brick 1" })]],
      [4, 1, "draw 2", [note("draw", 1, { n: 2 })]],
    ];
    const did = lastPlay(log, 1, view as unknown as PrincesView);
    expect(did?.place).toBe("s6u1");
    expect(plainText(did!.parts, (seat) => names[seat]!)).toBe("built Abbey · paid brick");
    expect(lastPlay(log, 0, view as unknown as PrincesView)).toBeNull();
  });
});
