/** The log of Junior as a story in pictures; words are for those who hear it. */
import type { DescribeContext } from "$lib/describe";
import type { Part } from "$lib/parts";
import { w } from "$lib/say.svelte";
import type { StoryLine, Told } from "$lib/story";
import { picture, pictures } from "./facts";
import { colourOf, SUPPLIES, terrainOf, type JuniorView } from "./view";

type Tale = (words: string[], view: JuniorView, seat: number, last: StoryLine | null) => Told;

const piece = (icon: string, view: JuniorView, seat: number, label: string): Part => ({
  icon,
  seat: colourOf(view, seat),
  label: w(label),
});
const ghost = (): Part => ({ icon: "j-ghost", label: w("junior-coco-ghost") });
const swap: Part = { icon: "s-trade" };
const line = (lead: string, ...parts: Part[]): Told => ({ lead, parts });
const nothing: Tale = () => null;

/** `wood 2 rum` as pictures. */
function goods(words: readonly string[], view: JuniorView): Part[] {
  return words.flatMap((word, i) =>
    view.goods.includes(word) ? [picture(word, Number(words[i + 1]) > 0 ? Number(words[i + 1]) : 1)] : [],
  );
}
function terms(words: readonly string[], view: JuniorView): Part {
  const to = words.indexOf("to");
  const both = to < 0 ? words : words.slice(0, to);
  const cut = both.indexOf("for");
  return { group: [...goods(both.slice(0, cut), view), swap, ...goods(both.slice(cut + 1), view)] };
}
const offered: Tale = (words, view) => line("s-trade", terms(words, view));
const isOffer = (last: StoryLine | null) => !!last && ["offer", "counter", "propose"].includes(last.verb);
const answer =
  (icon: string, label: string): Tale =>
  (_words, _view, seat, last) =>
    isOffer(last) ? { more: [" ", { mark: seat, name: false }, { icon, label: w(label) }] } : null;

/** What came of a Coco card. */
function present(card: string, view: JuniorView): Part[] {
  if (SUPPLIES[card]) return pictures(view.goods, SUPPLIES[card]);
  if (card === "ghost") return [ghost()];
  const label = w(`junior-coco-${card}`);
  return card === "build"
    ? [{ icon: "j-boat", label, seat: colourOf(view, view.turn) }]
    : [{ icon: "s-cards", label }];
}

const TALES: Record<string, Tale> = {
  roll: nothing,
  end: nothing,
  dice: nothing,
  refuse: nothing,
  fortress: (_words, view, seat) =>
    line("j-fort", piece("j-fort", view, seat, "junior-tile-fortress"), " ", { icon: "s-check" }),
  boat: (_words, view, seat, last) =>
    last?.verb === "boat"
      ? { more: [" ", piece("j-boat", view, seat, "junior-tile-boat")] }
      : line("j-boat", piece("j-boat", view, seat, "junior-tile-boat")),
  port: ([good = "?"], _view, _seat, last) => {
    const parts: Part[] = [
      { icon: "j-anchor", label: w("junior-verb-port") },
      ...(good === "?" ? [] : [picture(good)]),
    ];
    return last ? { more: [" ", { group: parts }] } : line("j-anchor", ...parts);
  },
  buy: () => line("j-parrot", { icon: "j-parrot", label: w("junior-tile-buy") }),
  draw: ([card = "?"], view, _seat, last) =>
    card === "?" || !last ? null : { more: [" → ", { group: present(card, view) }] },
  ghost: ([key = ""], view) => {
    const land = terrainOf(view, key);
    return line("j-ghost", ghost(), " → ", ...(land ? [picture(land.good), ` ${land.number}`] : []));
  },
  stay: () => line("j-ghost", ghost(), " ", { icon: "s-check", label: w("junior-verb-stay") }),
  market: ([give = "", get = ""]) =>
    line("j-stall", { icon: "j-stall", label: w("junior-market") }, " ", {
      group: [picture(give), swap, picture(get)],
    }),
  trade: ([give = "", get = ""]) =>
    line("j-chest", { icon: "j-chest", label: w("junior-reserve") }, " ", {
      group: [picture(give), swap, picture(get)],
    }),
  give: ([good = "?"], view, seat, last) => {
    const given: Part = good === "?" ? { icon: "s-cards", label: w("junior-verb-give") } : picture(good);
    if (last?.verb === "give" && last.seat === seat) return { more: [given] };
    return line("s-cards", given, " → ", { mark: view.turn, name: false });
  },
  offer: offered,
  counter: offered,
  propose: offered,
  accept: answer("s-check", "junior-verb-accept"),
  decline: nothing,
  withdraw: (_words, _view, _seat, last) =>
    isOffer(last) ? { more: [" ", { icon: "s-cross", label: w("junior-verb-withdraw") }] } : null,
  confirm: ([partner], _view, _seat, last) =>
    isOffer(last)
      ? {
          more: [
            " → ",
            { mark: Number(partner), name: false },
            { icon: "s-check", label: w("junior-verb-confirm") },
          ],
        }
      : line("s-check", { icon: "s-trade", label: w("junior-verb-confirm") }, " ", { mark: Number(partner) }),
};

export function tell(
  seat: number,
  text: string,
  last: StoryLine | null,
  view: JuniorView,
  _c: DescribeContext,
): Told | undefined {
  const [verb = "", ...words] = text.split(" ");
  return TALES[verb]?.(words, view, seat, last);
}
