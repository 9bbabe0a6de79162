/** Princes: every question of the engine can be answered by clicking, and nothing else is clickable. */
import { render } from "svelte/server";
import { expect, test } from "vitest";
import facts from "../../../archipel/games/princes/cards.json";
import module from "../../src/games/princes";
import Board from "../../src/games/princes/Board.svelte";
import { hold } from "../../src/games/princes/hold.svelte";
import Hand from "../../src/games/princes/Hand.svelte";
import { plan } from "../../src/games/princes/layout";
import Slip from "../../src/games/princes/Slip.svelte";
import pictures from "../../src/games/princes/pictures/cards.svg?raw";
import { sprite } from "../../src/games/princes/sprite";
import Tiles from "../../src/games/princes/Tiles.svelte";
import { factsOf, type PrincesView } from "../../src/games/princes/view";
import scenes from "./princes-scenes.json";

interface Scene {
  seat: number;
  legal: string[];
  view: PrincesView;
}
const nothing = () => {};
const verb = (text: string) => text.split(" ")[0]!;
const onBoard = new Set(module.verbs.filter((v) => v.kind === "board").map((v) => v.verb));
/** Verbs of the bar of tiles, and of the main button. */
const inBar = new Set(module.verbs.filter((v) => v.kind === "list" && v.tile !== false).map((v) => v.verb));
const read = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`${name}="([^"]*)"`, "g"))].map((m) => m[1]!);

/** The table as the shell shows it when this verb is chosen, or none. */
function page({ view, seat, legal }: Scene, chosen: string | null): string {
  const all = new Set(legal);
  const verbs = new Set(legal.map(verb));
  const only = chosen ?? (verbs.size === 1 ? [...verbs][0]! : null);
  const some = new Set(legal.filter((text) => (only ? verb(text) === only : !onBoard.has(verb(text)))));
  const props = { view, seat, people: [], pick: nothing, point: nothing };
  const board = render(Board as never, { props: { ...props, legal: some, all, ghost: null } as never });
  const beside = [Hand, Slip, Tiles].map((part) =>
    render(part as never, {
      props: { ...props, legal: all, forms: [], play: nothing, open: chosen } as never,
    }),
  );
  return [board, ...beside].map(({ body }) => body).join("");
}

const every = Object.entries(scenes as unknown as Record<string, Scene>);
test.each(every)("%s", (_, scene) => {
  hold.card = "";
  const html = page(scene, null);
  const found = new Set(read(html, "data-action"));
  for (const card of read(html, "data-lift")) {
    hold.card = card;
    for (const text of read(page(scene, null), "data-action")) found.add(text);
  }
  hold.card = "";
  for (const text of read(page(scene, "trade"), "data-action")) found.add(text);
  // A card is removed where it is read.
  for (const { card, spot } of scene.view.realms[scene.seat]!.cards) {
    hold.reading = { card, place: spot };
    for (const text of read(page(scene, null), "data-action")) found.add(text);
  }
  hold.reading = null;
  // Two places change: the first press chooses one of them, the second the other.
  const pressed = /<button[^>]*data-(?:group|action)="[^"]*"[^>]*data-place="([^"]*)"/g;
  const places = new Set([...html.matchAll(pressed)].map((m) => m[1]!));
  for (const text of scene.legal.filter((text) => verb(text) === "swap")) {
    const [, a = "", b = ""] = text.split(" ");
    if (places.has(a) && places.has(b)) found.add(text);
  }
  expect(scene.legal.filter((text) => !found.has(text) && !inBar.has(verb(text)))).toEqual([]);
  expect([...found].filter((text) => !scene.legal.includes(text))).toEqual([]);
});

test("everything on the table has a label for screen readers", () => {
  for (const [, scene] of every) expect(read(page(scene, null), "aria-label")).not.toContain("");
});

test("a principality never lays two cards on one place", () => {
  for (const [, { view }] of every)
    for (const realm of view.realms)
      for (const turned of [false, true]) {
        const { cells, width, rows } = plan(realm, turned);
        expect(new Set(cells.map((cell) => `${cell.x} ${cell.y}`)).size).toBe(cells.length);
        for (const { x, y } of cells) expect(x >= 0 && x < width && y >= 0 && y < rows).toBe(true);
      }
});

test("every card has its picture", () => {
  const cards = Object.keys(facts);
  expect(cards.length).toBeGreaterThan(90);
  for (const card of cards) {
    const { picture, sort } = factsOf(card);
    expect(pictures).toContain(`id="c-${picture ?? card.split("/")[1]}"`);
    expect(sprite.markup).toContain(`id="bg-${sort}"`);
  }
});
