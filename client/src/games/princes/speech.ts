/** Places and actions in the reader's words. */
import type { DescribeContext } from "..";
import { cardWord } from "./view";

type Say = DescribeContext["w"];

/** `r6u`, `s6u`, `s6u1`, `cache`, `left`: a place as one says it. */
export function placeWords(place: string, w: Say): string {
  const found = /^([rs])(\d+)([ud])/.exec(place);
  if (!found) return place === "cache" ? w("princes-card-gold_cache") : w("princes-side", { side: place });
  const [, kind, n = "", row] = found;
  const at = kind === "r" ? "princes-board-region-at" : "princes-board-site-at";
  return w(row === "u" ? at : `${at}-low`, { n });
}

/** What is done, and to what. */
export function saying(what: string, more: string, w: Say): string {
  return w("princes-board-said", { what, more });
}

function centre(words: string[], w: Say): string {
  return `${w(`princes-terrain-${words[0]}`)} ${words[1] ?? ""}`;
}

/** An action in the reader's words, for buttons and the log. */
export function describe(text: string, { w }: DescribeContext): string {
  const [verb = "", ...rest] = text.split(" ");
  const [a = "", b = ""] = rest;
  const label = w(`princes-verb-${verb}`);
  if (!rest.length) return label;
  const said = (more: string) => saying(label, more, w);
  const good = (name: string) => w(`princes-good-${name}`);
  switch (verb) {
    case "build":
      if (a === "city") return said(w("princes-board-city-at", { n: b }));
      return said(`${w(cardWord(a))}, ${placeWords(b, w)}`);
    case "play":
    case "take":
    case "card":
    case "event":
      return a === "?" ? label : said(w(cardWord(a)));
    case "bury":
      return `${a === "?" ? label : said(w(cardWord(a)))} → ${b}`;
    case "trade":
      return said(w("client-terms", { give: good(a), get: good(b) }));
    case "ship":
      return said(w("client-terms", { give: placeWords(a, w), get: good(b) }));
    case "mint":
    case "demand":
    case "waive":
      return said(good(a));
    case "above":
    case "below":
    case "region":
      return said(centre(rest, w));
    case "swap":
      return said(rest.map((place) => placeWords(place, w)).join(" ↔ "));
    case "dice":
      return said(`${a}, ${w(`princes-face-${b}`)}`);
    case "first":
      return said(`${a} – ${b}`);
    case "number":
    case "guard":
    case "draw":
    case "search":
    case "under":
      return `${label} ${a}`;
    default:
      return said(placeWords(a, w));
  }
}
