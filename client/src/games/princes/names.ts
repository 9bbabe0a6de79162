/** The content of a place of a principality in words, for screen readers and labels. */
import { said, w } from "$lib/words/say.svelte";
import type { Cell } from "./layout";
import { cardWord, type RealmView } from "./view";

const column = (place: string) => Number(place.match(/\d+/)![0]);
const high = (place: string) => place.includes("u");

function where(cell: Cell): string {
  const n = column(cell.place);
  const [above, below] =
    cell.kind === "region"
      ? ["princes-board-region-at", "princes-board-region-at-low"]
      : ["princes-board-site-at", "princes-board-site-at-low"];
  return w(high(cell.place) ? above! : below!, { n });
}

export function cellName(cell: Cell, realm: RealmView, card: string | undefined): string {
  if (cell.kind === "region") {
    const r = realm.regions.find((region) => region.place === cell.place);
    // A new settlement waits for its regions while its prince decides about the Scout (P-127).
    if (!r) return `${w("princes-board-no-region")}, ${where(cell)}`;
    const terrain = w(`princes-terrain-${r.terrain}`);
    return `${w("princes-board-region-name", { terrain, number: r.number, stored: r.stored })}, ${where(cell)}`;
  }
  if (cell.kind === "spot")
    return `${card ? w(cardWord(card)) : w("princes-board-free-site")}, ${where(cell)}`;
  if (cell.kind === "column") {
    const n = column(cell.place);
    const city = realm.columns.find((c) => c.column === n)?.city;
    return w(city ? "princes-board-city-at" : "princes-board-settlement-at", { n });
  }
  if (cell.kind === "cache") return said(w("princes-card-gold_cache"), `${realm.cache} / 3`);
  if (cell.kind === "end") return w("princes-board-new-road");
  if (cell.kind === "new") return w("princes-board-new-settlement");
  return w("princes-centre-road");
}

/** The effect of pressing a place, in words. */
export function verbName(texts: readonly string[]): string {
  const words = (texts[0] ?? "").split(" ");
  const verb = w(`princes-verb-${words[0]}`);
  if (texts.length > 1) return `${verb} (${texts.length})`;
  return words[0] === "build" ? `${verb} ${w(cardWord(words[1]!))}` : verb;
}
