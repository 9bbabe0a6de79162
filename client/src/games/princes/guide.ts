/** Princes in the illustrated rules. */
import { w } from "$lib/words/say.svelte";
import { cost, type GuideParts } from "../guide";
import CardFace from "./CardFace.svelte";
import Picture from "./Picture.svelte";
import StillRealm from "./StillRealm.svelte";
import { sign } from "./signs";
import { cardWord, deckOf, factsOf, GOODS, nameOf, POINTS, TABLE } from "./view";
import "./palette.css";

const good = (name: string, n: number) => cost(sign(name), w(`princes-good-${name}`), n);
const points = (card: string) => {
  const facts = factsOf(card);
  return POINTS.flatMap((kind) =>
    facts[kind] ? [cost(sign(kind), w(`princes-board-${kind}`), facts[kind], true)] : [],
  );
};

const parts: GuideParts = {
  Scene: StillRealm as unknown as NonNullable<GuideParts["Scene"]>,
  price: (what) => ({
    picture: sign(what),
    name: w(cardWord(what)),
    pays: (factsOf(what).price ?? []).flatMap((n, i) => (n ? [good(GOODS[i]!, n)] : [])),
    gives: points(what),
  }),
  card: ({ key, set, kind, price }) => ({
    name: w(cardWord(key)),
    text: w(`princes-text-${nameOf(key)}`),
    setName: w(`princes-deck-${set}`),
    kindName: w(`princes-sort-${kind}`),
    pays: Object.entries(price).map(([name, n]) => good(name, n)),
    gives: points(key),
    rules: factsOf(key).rules ?? [],
  }),
  CardPicture: Picture,
  Face: CardFace,
  cards: Object.entries(TABLE).map(([key, { sort, count, moon, price }]) => ({
    key,
    set: deckOf(key),
    kind: sort,
    n: count,
    moon: moon ?? 0,
    price: Object.fromEntries((price ?? []).flatMap((n, i) => (n ? [[GOODS[i]!, n]] : []))),
  })),
};
export default parts;
