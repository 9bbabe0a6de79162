/** Junior in the illustrated rules. */
import { w } from "$lib/words/say.svelte";
import { GOODS, PRICES, SUPPLIES } from "../../generated/boards/junior";
import { cost, type GuideParts } from "../guide";
import GuideCard from "./GuideCard.svelte";
import "./palette.css";

const PICTURES: Record<string, string> = { boat: "j-boat", fortress: "j-fort", buy: "j-parrot" };
const good = (name: string, n: number) => cost(name, w(`junior-good-${name}`), n);
const goods = (counts: readonly number[]) => counts.flatMap((n, i) => (n ? [good(GOODS[i]!, n)] : []));

const parts: GuideParts = {
  price: (what) => ({
    picture: PICTURES[what] ?? "s-help",
    name: w(`junior-tile-${what}`),
    pays: goods(PRICES[what] ?? []),
  }),
  card: ({ key, price }) => ({
    name: w(`junior-coco-${key}`),
    pays: Object.entries(price).map(([name, n]) => good(name, n)),
    gives: goods(SUPPLIES[key] ?? []),
  }),
  CardPicture: GuideCard,
};
export default parts;
