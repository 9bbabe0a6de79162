/** How the story of Junior is drawn: in pictures, with labels for screen readers. */
import type { Part } from "$lib/words/parts";
import { w } from "$lib/words/say.svelte";
import { goodsIn, seatOf } from "$lib/story/story";
import type { Note } from "$lib/words/fluent";
import { picture, pictures } from "./facts";
import { GOODS, SUPPLIES } from "./view";

export const signs: Record<string, string> = {
  "told-fortress": "j-fort",
  "told-boat": "j-boat",
  "told-buy": "j-parrot",
  "told-ghost": "j-ghost",
  "told-stay": "j-ghost",
  "told-market": "j-stall",
  "told-trade": "j-chest",
  "told-give": "s-cards",
  "told-first": "s-die",
};

const swap: Part = { icon: "s-trade" };
const goods = (value: unknown): Part[] =>
  goodsIn(String(value)).map(([good, n]) =>
    good === "card" ? { icon: "s-cards", label: w("junior-good-card"), n } : picture(good, n),
  );
const islands = (value: unknown): Part[] =>
  goodsIn(String(value)).flatMap(([good, n]) => [picture(good), { strong: String(n) }]);

/** The result of a Coco card. */
function present(card: string): Part[] {
  if (SUPPLIES[card]) return pictures(GOODS, SUPPLIES[card]);
  const label = w(`junior-coco-${card}`);
  return [{ icon: { ghost: "j-ghost", build: "j-boat" }[card] ?? "s-cards", label }];
}

const exchange = ({ args }: Note): Part[] => [{ group: [...goods(args.give), swap, ...goods(args.get)] }];
const built = (icon: string, label: string, note: Note): Part[] => [
  { icon, of: seatOf(note), label: w(label) },
  " ",
  { icon: "s-check" },
];
const PICTURED: Record<string, (note: Note) => Part[]> = {
  "told-fortress": (note) => built("j-fort", "junior-tile-fortress", note),
  "told-boat": (note) => built("j-boat", "junior-tile-boat", note),
  "told-port": ({ args }) => [{ icon: "j-anchor", label: w("junior-verb-port") }, picture(String(args.good))],
  "told-buy": () => [{ icon: "j-parrot", label: w("junior-tile-buy") }],
  "told-drew": ({ args }) => [{ group: present(String(args.coco)) }],
  "told-ghost": ({ args }) => [
    { icon: "j-ghost", label: w("junior-coco-ghost") },
    " → ",
    ...islands(args.at),
  ],
  "told-market": (note) => [{ icon: "j-stall", label: w("junior-market") }, " ", ...exchange(note)],
  "told-trade": (note) => [{ icon: "j-chest", label: w("junior-reserve") }, " ", ...exchange(note)],
  "told-offer": exchange,
  "told-counter": exchange,
  "told-deal": (note) => [{ mark: Number(note.args.who), name: false }, ...exchange(note)],
  "told-give": ({ args }) => [...goods(args.goods), " → ", { mark: Number(args.who), name: false }],
};

export const pictured = (note: Note): Part[] | undefined => PICTURED[note.key]?.(note);
