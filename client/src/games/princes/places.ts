/** Explanations of places and cards: what they are, what they do, and why not now. */
import { said, w } from "$lib/words/say.svelte";
import type { Spot } from "$lib/table/types";
import type { Cell } from "./layout";
import { cellName } from "./names";
import { cardWord, factsOf, good, nameOf, type RealmView } from "./view";

/** The action that would use a place of mine: build the lifted card, or what belongs there. */
export function wouldBuild(cell: Cell, realm: RealmView, held: string): string | null {
  const side = cell.place.split("-")[1] ?? "";
  if (cell.kind === "end") return `build road ${side}`;
  if (cell.kind === "new") return `build settlement ${side}`;
  const column = Number(cell.place.match(/\d+/)?.[0] ?? -1);
  if (cell.kind === "column")
    return realm.columns.find((c) => c.column === column)?.city ? null : `build city ${column}`;
  if (!held.includes("/")) return null;
  if (cell.kind === "spot") return `build ${held} ${cell.place.slice(0, -1)}`;
  return cell.kind === "region" && factsOf(held).sort === "site" ? `build ${held} ${cell.place}` : null;
}

export function cellSpot(
  cell: Cell,
  realm: RealmView,
  card: string | undefined,
  held: string,
  mine: boolean,
): Spot {
  const key = `place ${realm.seat} ${cell.place}`;
  const action = mine ? wouldBuild(cell, realm, held) : null;
  if (card)
    return {
      key,
      title: [{ strong: w(cardWord(card)) }],
      lines: [[{ soft: w(`princes-sort-${factsOf(card).sort}`) }], [w(`princes-text-${nameOf(card)}`)]],
      action: held ? action : null,
    };
  const region = realm.regions.find((found) => found.place === cell.place);
  if (region) {
    const goods = w(`princes-good-${good(region.terrain)}`);
    return {
      key,
      title: [{ strong: said(w(`princes-terrain-${region.terrain}`), String(region.number)) }],
      lines: [
        [w("princes-region-grows", { number: region.number, good: goods })],
        [{ soft: w("princes-region-stores", { stored: region.stored }) }],
      ],
      action,
    };
  }
  return { key, title: [{ strong: cellName(cell, realm, card) }], action };
}

/** A card of my hand: its effect, and why it cannot be built or played now. */
export function handSpot(card: string): Spot {
  const { sort } = factsOf(card);
  const play = sort === "action" || sort === "attack";
  return {
    key: `hand ${card}`,
    title: [{ strong: w(cardWord(card)) }],
    lines: [[w(`princes-text-${nameOf(card)}`)]],
    verb: `${play ? "play" : "build"} ${card}`,
  };
}
