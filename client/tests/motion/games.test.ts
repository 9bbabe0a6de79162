/** Animation steps of every game, from stored pairs of positions. */
import { describe, expect, it } from "vitest";
import { motion as elasund } from "../../src/games/elasund/motion";
import { motion as junior } from "../../src/games/junior/motion";
import { motion as princes } from "../../src/games/princes/motion";
import { motion as settlers } from "../../src/games/settlers/motion";
import type { Mover } from "../../src/lib/motion/differences";
import type { Flight, Step } from "../../src/lib/motion/steps";
import { kinds, scenesOf, type Scene } from "./scenes";

const GAMES = { settlers, junior, elasund, princes } as unknown as Record<string, Mover<unknown>>;
const NOTHING = /^(accept|decline|counter|withdraw|end|pass|permit|place|upgrade|search|church|tile| )+$/;

/** The steps that each kind of change must produce, in this order, possibly with others between them. */
const EXPECTED: Record<string, Record<string, string>> = {
  settlers: {
    "dice roll": "roll light gain",
    road: "pay +build",
    city: "pay +city points",
    settle: "pay +build points",
    "buy draw": "pay draw",
    play: "play",
    robber: "glide",
    "rob steal": "theft",
    discard: "discard",
    trade: "pay gain",
    offer: "offer",
    confirm: "deal",
  },
  junior: {
    "dice roll": "roll light",
    boat: "pay +build",
    fortress: "pay +build points",
    ghost: "glide",
    market: "pay gain",
    trade: "pay gain",
    "buy draw": "pay",
    give: "theft",
    offer: "offer",
    confirm: "deal",
  },
  elasund: {
    "dice roll": "roll sail",
    ship: "sail",
    "draw ship": "sail gain",
    build: "pay +raise +home",
    wall: "pay +wall points",
    "draw wall": "pay +wall gain",
    at: "cubes",
    lay: "church points",
    hut: "raise",
    discard: "discard",
    take: "gain",
    gold: "gain",
  },
  princes: {
    "dice roll": "roll light store",
    "dice event roll": "roll light play",
    build: "store +build",
    "build region": "store +build points",
    above: "regions",
    play: "play",
    pay: "store",
    gain: "store",
    "card draw": "draw",
    take: "draw",
    bury: "discard",
  },
};

/** Whether one list is a subsequence of another. */
function within(wanted: string, found: string): boolean {
  const rest = found.split(" ");
  return wanted.split(" ").every((kind) => {
    const at = rest.indexOf(kind);
    if (at < 0) return false;
    rest.splice(0, at + 1);
    return true;
  });
}
const flightsOf = (steps: readonly Step[]): Flight[] =>
  steps.flatMap((step) => ("flights" in step ? step.flights : []));
const first = (scenes: Scene<unknown>[], what: string, mine: boolean) =>
  scenes.find((scene) => scene.what === what && scene.mine === mine)!;

describe.each(Object.keys(GAMES))("%s", (game) => {
  const scenes = scenesOf(game, GAMES[game]!);

  it("shows every kind of change", () => {
    for (const [what, wanted] of Object.entries(EXPECTED[game]!)) {
      const found = scenes.filter((scene) => scene.what === what);
      expect(found, what).not.toEqual([]);
      for (const scene of found) expect(within(wanted, kinds(scene)), `${what}: ${kinds(scene)}`).toBe(true);
    }
  });
  it("shows nothing if nothing has moved", () => {
    for (const scene of scenes.filter(({ what }) => NOTHING.test(what)))
      expect(["", "pay", "draw"], `${scene.what}: ${kinds(scene)}`).toContain(kinds(scene));
  });
  it("has no steps from a position to itself", () => {
    for (const { after } of scenes)
      expect(GAMES[game]!(after, after, { lines: [], seat: 0, points: [[], []] })).toEqual([]);
  });
  it("has a start, an end and a picture for every flight", () => {
    for (const { steps, what } of scenes)
      for (const flight of flightsOf(steps)) {
        expect(flight.from, what).toMatch(/^\S/);
        expect(flight.to, what).toMatch(/^\S/);
        expect(flight.icon || flight.back, what).toBeTruthy();
        expect(flight.n ?? 1).toBeGreaterThan(0);
      }
  });
});

describe("what is hidden stays hidden", () => {
  it("shows me the back of a card that others steal, and the face of my own", () => {
    const scenes = scenesOf("settlers", GAMES.settlers!);
    const mine = flightsOf(first(scenes, "rob steal", true).steps)[0]!;
    expect(mine).toMatchObject({ back: true, seat: 0 });
    expect(mine.to).toMatch(/^hand \w+\|/);
    expect(mine.icon).not.toBe("");
    const theirs = flightsOf(first(scenes, "rob steal", false).steps)[0]!;
    if (!theirs.from.startsWith("hand")) expect(theirs.icon).toBe("");
  });
  it("shows the back of cards that others draw", () => {
    const buy = first(scenesOf("settlers", GAMES.settlers!), "buy draw", false);
    expect(flightsOf(buy.steps.filter(({ kind }) => kind === "draw"))).toMatchObject([
      { icon: "", back: true },
    ]);
    const draw = first(scenesOf("princes", GAMES.princes!), "card draw", false);
    expect(flightsOf(draw.steps).every(({ icon, back }) => back && !icon)).toBe(true);
  });
});

describe("gains", () => {
  it("come from the fields of the number to the seats that the story names", () => {
    for (const game of ["settlers", "junior"])
      for (const { lines, steps } of scenesOf(game, GAMES[game]!)) {
        const told = lines.flatMap(([, , , notes]) => notes.filter(({ key }) => key === "told-gain"));
        const gain = steps.find((step) => step.kind === "gain");
        if (!told.length || !steps.some(({ kind }) => kind === "roll")) continue;
        const flown = flightsOf(gain ? [gain] : []);
        expect(new Set(flown.map(({ seat }) => seat))).toEqual(new Set(told.map((n) => Number(n.args.seat))));
        for (const { from } of flown) expect(from).toMatch(/^(field|island) /);
      }
  });
  it("go to my stack of the same good", () => {
    const scene = first(scenesOf("settlers", GAMES.settlers!), "dice roll", true);
    const mine = flightsOf(scene.steps).filter(({ seat }) => seat === 0);
    for (const { icon, to } of mine) expect(to.split("|")[0]).toBe(`hand ${icon}`);
  });
});
