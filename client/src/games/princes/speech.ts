/** Places and actions in the reader's words. */
import { after, colon, named, swap, type DescribeContext, type Phrase, type Rest } from "$lib/words/describe";
import { cardWord } from "./view";

type Say = DescribeContext["w"];

/** A place in words: `r6u`, `s6u`, `s6u1`, `cache`, `left`. */
export function placeWords(place: string, w: Say): string {
  const found = /^([rs])(\d+)([ud])/.exec(place);
  if (!found) return place === "cache" ? w("princes-card-gold_cache") : w("princes-side", { side: place });
  const [, kind, n = "", row] = found;
  const at = kind === "r" ? "princes-board-region-at" : "princes-board-site-at";
  return w(row === "u" ? at : `${at}-low`, { n });
}

const card: Rest = ([name = ""], { w }) => (name === "?" ? "" : w(cardWord(name)));
const good = named("princes-good");
const region: Rest = ([terrain, number = ""], { w }) => `${w(`princes-terrain-${terrain}`)} ${number}`;
const number = after(([n = ""]) => n);
const [aCard, aGood, aRegion] = [colon(card), colon(good), colon(region)];

/** Phrases for the words after each verb. */
export const PHRASES: Record<string, Phrase> = {
  build: colon(([what = "", at = ""], { w }) =>
    what === "city" ? w("princes-board-city-at", { n: at }) : `${w(cardWord(what))}, ${placeWords(at, w)}`,
  ),
  play: aCard,
  take: aCard,
  card: aCard,
  event: aCard,
  bury: (label, words, c) => `${aCard(label, words, c)} → ${words[1]}`,
  trade: colon(swap("princes")),
  ship: colon(([from = "", get], c) =>
    c.w("client-terms", { give: placeWords(from, c.w), get: good([get ?? ""], c) }),
  ),
  mint: aGood,
  demand: aGood,
  waive: aGood,
  above: aRegion,
  below: aRegion,
  region: aRegion,
  swap: colon((places, { w }) => places.map((place) => placeWords(place, w)).join(" ↔ ")),
  dice: colon(([n, face], { w }) => `${n}, ${w(`princes-face-${face}`)}`),
  first: colon(([n, other]) => `${n} – ${other}`),
  number,
  guard: number,
  draw: number,
  search: number,
  under: number,
};
/** The phrase of all other verbs: a place. */
export const OTHERWISE = colon(([place = ""], { w }) => placeWords(place, w));
