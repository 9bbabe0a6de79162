/** Elasund in the illustrated rules. */
import { w } from "$lib/words/say.svelte";
import { cost, type GuideParts, type Listed } from "../guide";
import GuideCard from "./GuideCard.svelte";
import "./palette.css";

const CARDS = ["gold", "red", "blue", "green"];
const gold = (n: number) => cost("gold", w("elasund-card-gold"), n, true);

function nameOf({ key, set }: Listed): string {
  if (CARDS.includes(key)) return capital(w(`elasund-card-${key}`));
  return set === "hut" ? capital(w(`elasund-building-${key}`)) : w(`elasund-tile-${key}`);
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function pays(row: Listed) {
  return [
    ...(row.prices ?? []).map(gold),
    ...(row.price["gold"] ? [gold(row.price["gold"])] : []),
    ...(row.permits ? [cost("s-permit", w("elasund-guide-permits"), row.permits, true)] : []),
  ];
}
function gives(row: Listed) {
  const flags = row.key === "church" ? 1 : row.flags;
  return [
    ...(flags ? [cost("s-cube", w("elasund-guide-cubes"), flags, true)] : []),
    ...(row.income === "gold" ? [gold(1)] : []),
    ...(row.income === "influence" ? [cost("s-scroll", w("elasund-guide-influence"), 1, true)] : []),
  ];
}

const parts: GuideParts = {
  price: (what, cards) => {
    const row = cards.find((card) => card.key === what);
    return row ? { picture: `r-${what}`, name: nameOf(row), pays: pays(row), gives: gives(row) } : null;
  },
  card: (row) => ({ name: nameOf(row), pays: pays(row), gives: gives(row) }),
  CardPicture: GuideCard,
};
export default parts;
