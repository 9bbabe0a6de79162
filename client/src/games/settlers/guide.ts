/** Settlers in the illustrated rules. */
import { w } from "$lib/words/say.svelte";
import { cost, type GuideParts } from "../guide";
import GuideCard from "./GuideCard.svelte";
import { GOODS, PRICES } from "./view";
import "./palette.css";

const PICTURES: Record<string, string> = {
  road: "p-road",
  settle: "p-settlement",
  city: "p-city",
  buy: "d-invention",
};
const good = (name: string, n: number) => cost(name, w(`settlers-good-${name}`), n);

const parts: GuideParts = {
  price: (what) => ({
    picture: PICTURES[what] ?? "s-help",
    name: w(`settlers-tile-${what}`),
    pays: (PRICES[what] ?? []).flatMap((n, i) => (n ? [good(GOODS[i]!, n)] : [])),
  }),
  card: ({ key, price }) => ({
    name: w(`settlers-card-${key}`),
    pays: Object.entries(price).map(([name, n]) => good(name, n)),
    gives: key === "point" ? [cost("s-star", w("client-points"), 1, true)] : [],
  }),
  CardPicture: GuideCard,
};
export default parts;
