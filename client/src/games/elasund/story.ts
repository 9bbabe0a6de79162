/** How the story of Elasund is drawn. */
import type { Part } from "$lib/words/parts";
import { w } from "$lib/words/say.svelte";
import { seatOf } from "$lib/story/story";
import type { Note } from "$lib/words/fluent";
import { cardIcon } from "./view";

export const signs: Record<string, string> = {
  "told-take": "s-cards",
  "told-build": "s-cube",
  "told-hut": "s-undo",
  "told-forgo": "s-cross",
  "told-wall": "r-rampart",
  "told-tower": "r-rampart",
  "told-church": "r-church",
  "told-permit": "s-permit",
  "told-move": "s-permit",
  "told-upgrade": "s-permit",
  "told-gold": "gold",
  "told-sell": "gold",
};

/** Cards by their colour, buildings with their picture. */
export function drawn(name: string, value: string, note: Note): Part[] | undefined {
  if (name === "good")
    return [
      { icon: value === "influence" ? "s-scroll" : cardIcon(value), label: w(`elasund-good-${value}`) },
    ];
  if (name === "plate")
    return [{ icon: `r-${value}`, of: seatOf(note) }, " ", { strong: w(`elasund-plate-${value}`) }];
  return undefined;
}
