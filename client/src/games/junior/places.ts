/** Places of the lagoon in words and pictures, with the actions that use them. */
import type { Part } from "$lib/words/parts";
import { sentence } from "$lib/words/parts";
import { w } from "$lib/words/say.svelte";
import type { Person, Spot } from "$lib/table/types";
import { picture } from "./facts";
import { PRICES, type JuniorView } from "./view";

export function islandSpot(view: JuniorView, i: number): Spot {
  const { key, good, number, haunted } = view.terrains[i]!;
  return {
    key: `island ${key}`,
    title: [picture(good), " ", { strong: `${w(`junior-terrain-${good}`)} ${number}` }],
    lines: [
      haunted
        ? [w("junior-island-haunted")]
        : sentence("junior-island-brings", { number, good: picture(good) }),
    ],
  };
}

export function siteSpot(view: JuniorView, i: number, seat: number, people: readonly Person[]): Spot {
  const { key, owner, anchor } = view.sites[i]!;
  const harbour: Part[][] = anchor && view.ports_on ? [[w("junior-site-anchor")]] : [];
  if (owner >= 0) {
    const title = sentence("junior-fortress-of", { name: people[owner]?.name ?? "" });
    return { key: `site ${key}`, title, lines: harbour };
  }
  return {
    key: `site ${key}`,
    title: [{ strong: w("junior-site-free") }],
    lines: harbour,
    action: seat >= 0 ? `fortress ${key}` : null,
  };
}

export function berthSpot(view: JuniorView, i: number, seat: number, people: readonly Person[]): Spot {
  const { key, owner } = view.berths[i]!;
  if (owner >= 0)
    return { key: `berth ${key}`, title: sentence("junior-boat-of", { name: people[owner]?.name ?? "" }) };
  return {
    key: `berth ${key}`,
    title: [{ strong: w("junior-berth-free") }],
    action: seat >= 0 ? `boat ${key}` : null,
  };
}

export function castleSpot(view: JuniorView, people: readonly Person[]): Spot {
  const owner = people[view.castle]?.name;
  return {
    key: "castle",
    title: [{ strong: w("junior-castle") }],
    lines: [[w("junior-castle-how")], ...(owner ? [[w("junior-castle-of", { name: owner })]] : [])],
  };
}

/** A good in my chest, with its uses. */
export function goodSpot(view: JuniorView, good: string, n: number): Spot {
  const i = view.goods.indexOf(good);
  const uses = Object.keys(PRICES).filter((verb) => PRICES[verb]![i]);
  return {
    key: `card ${good}`,
    title: [picture(good), " ", { strong: w("junior-have", { n, good: w(`junior-good-${good}`) }) }],
    lines: uses.length
      ? [[w("junior-good-for", { uses: uses.map((verb) => w(`junior-tile-${verb}`)).join(", ") })]]
      : [],
  };
}
