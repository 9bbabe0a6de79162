/** Drawing and story of Junior, without a page. */
import { describe, expect, it } from "vitest";
import { chart, nearest } from "../../src/games/junior/geometry";
import { gainsOf, newsOf } from "../../src/games/junior/happenings.svelte";
import type { JuniorView, Player } from "../../src/games/junior/view";

const player = (seat: number, more: Partial<Player> = {}) =>
  ({ seat, hand: null, hand_size: 0, coco: [], ...more }) as unknown as Player;
const view = (more: Partial<JuniorView>) =>
  ({ phase: "main", castle: -1, players: [player(0), player(1)], ...more }) as unknown as JuniorView;

describe("news with a card of their own", () => {
  it("announces the new and the former owner of the castle", () => {
    expect(newsOf(view({ castle: 0 }), view({ castle: 1 }), 0)).toEqual([
      { kind: "castle", owner: 1, from: 0 },
    ]);
    expect(newsOf(view({ castle: 1 }), view({ castle: 1 }), 0)).toEqual([]);
  });
  it("announces my own Coco card, unless it comes with a question", () => {
    const drawn = [player(0, { coco: [{ key: "tribute", count: 1 }] }), player(1)];
    expect(newsOf(view({}), view({ players: drawn }), 0)).toEqual([{ kind: "coco", card: "tribute" }]);
    expect(newsOf(view({}), view({ players: drawn }), 1)).toEqual([]);
    expect(newsOf(view({}), view({ players: drawn, phase: "free-building" }), 0)).toEqual([]);
  });
});

describe("gains of a roll", () => {
  it("are goods in visible hands, cards in others, and never negative", () => {
    const before = view({
      players: [player(0, { hand: [1, 0, 2, 0, 0], hand_size: 3 }), player(1, { hand_size: 4 })],
    });
    const now = view({
      players: [player(0, { hand: [2, 0, 1, 0, 0], hand_size: 3 }), player(1, { hand_size: 6 })],
    });
    expect(gainsOf(before, now)).toEqual([
      { goods: [1, 0, 0, 0, 0], cards: 0 },
      { goods: null, cards: 2 },
    ]);
  });
});

describe("the lagoon", () => {
  it("selects the nearest place within reach", () => {
    const places = [
      { x: 0, y: 0, text: "a" },
      { x: 30, y: 0, text: "b" },
    ];
    expect(nearest({ x: 18, y: 2 }, places, 28)?.text).toBe("b");
    expect(nearest({ x: 14, y: 0 }, places, 28)?.text).toBe("a");
    expect(nearest({ x: 90, y: 0 }, places, 28)).toBeNull();
  });
  it("keeps the castle inside its box and clear of the sites", () => {
    const map = chart({
      sites: [
        { key: "f1", x: -4, y: 1, owner: -1, anchor: false, start: "" },
        { key: "f2", x: -3, y: 4, owner: -1, anchor: false, start: "" },
        { key: "f3", x: 4, y: -5, owner: -1, anchor: false, start: "" },
      ],
      berths: [{ key: "b1", a: 0, b: 1, owner: -1 }],
      terrains: [{ key: "wood3", good: "wood", number: 3, x: -2, y: 3, haunted: false }],
      castle_x: -5,
      castle_y: 5,
    });
    expect(map.castle.x - 40).toBeGreaterThan(map.box.x);
    for (const site of map.sites)
      expect(Math.hypot(site.x - map.castle.x, site.y - map.castle.y)).toBeGreaterThan(50);
  });
});
