/** The log of Settlers as a story: who did what, in words and pictures. */
import type { DescribeContext } from "$lib/describe";
import { sentence, type Part } from "$lib/parts";
import { w } from "$lib/say.svelte";
import type { StoryLine, Told } from "$lib/story";
import { cornerParts, fieldParts } from "./places";
import { GOODS, type SettlersView } from "./view";

const icon = (good: string, n = 1): Part => ({ icon: good, label: w(`settlers-good-${good}`), n });

/** `wood 2 ore` as pictures. */
function pictures(words: readonly string[]): Part[] {
  return words.flatMap((word, i) => {
    if (!GOODS.includes(word)) return [];
    const n = Number(words[i + 1]);
    return [icon(word, n > 0 ? n : 1)];
  });
}
function terms(words: readonly string[]): { give: Part[]; get: Part[] } {
  const to = words.indexOf("to");
  const both = to < 0 ? words : words.slice(0, to);
  const cut = both.indexOf("for");
  return { give: pictures(both.slice(0, cut)), get: pictures(both.slice(cut + 1)) };
}

type Tale = (words: string[], view: SettlersView, seat: number, last: StoryLine | null) => Told;
const line = (lead: string, id: string, args: Parameters<typeof sentence>[1] = {}): Told => ({
  lead,
  parts: sentence(id, args),
});
const nothing: Tale = () => null;
const colour = (view: SettlersView, seat: number) => view.players[seat]?.colour ?? "red";
const answer =
  (sign: string): Tale =>
  (_words, _view, seat, last) =>
    last && ["offer", "counter"].includes(last.verb)
      ? { more: [" ", { group: [{ mark: seat, name: false }, { icon: sign }] }] }
      : null;

const TALES: Record<string, Tale> = {
  roll: nothing,
  end: nothing,
  land: nothing,
  harbour: nothing,
  spiral: nothing,
  refuse: nothing,
  dice: ([a, b]) =>
    a === undefined || b === undefined
      ? null
      : Number(a) + Number(b) === 7
        ? line("p-robber", "settlers-told-seven")
        : null,
  settle: ([corner], view, seat) =>
    line("s-flag", "settlers-told-settle", {
      piece: { icon: "p-settlement", seat: colour(view, seat) },
      place: cornerParts(view, Number(corner)),
    }),
  road: (_words, view, seat, last) =>
    last?.verb === "road"
      ? { more: [" ", { icon: "p-road", seat: colour(view, seat) }] }
      : line("s-flag", "settlers-told-road", { piece: { icon: "p-road", seat: colour(view, seat) } }),
  city: ([corner], view, seat) =>
    line("s-flag", "settlers-told-city", {
      piece: { icon: "p-city", seat: colour(view, seat) },
      place: cornerParts(view, Number(corner)),
      points: { points: 1 },
    }),
  buy: () => line("s-scroll", "settlers-told-buy"),
  draw: ([card = "?"], _view, _seat, last) =>
    card === "?" || !last ? null : { more: [": ", { strong: w(`settlers-card-${card}`) }] },
  play: ([card = "", ...rest]) => ({
    lead: card === "knight" ? "s-knight" : "s-scroll",
    parts: [
      ...sentence("settlers-told-play", { card: { strong: w(`settlers-card-${card}`) } }),
      ...(rest.length ? [" ", ...pictures(rest)] : []),
    ],
  }),
  robber: ([field], view) =>
    line("p-robber", "settlers-told-robber", { place: fieldParts(view, Number(field)) }),
  rob: ([victim]) => line("s-cards", "settlers-told-rob", { who: { mark: Number(victim) } }),
  steal: ([good = "?"]) => (good === "?" ? null : { more: [" ", { group: [icon(good)] }] }),
  spare: () => line("s-cards", "settlers-told-spare"),
  discard: ([good = "?"], _view, seat, last) =>
    good === "?"
      ? null
      : last?.verb === "discard" && last.seat === seat
        ? { more: [icon(good)] }
        : line("s-cards", "settlers-told-discard", { goods: icon(good) }),
  trade: ([give = "", get = ""]) =>
    line("s-trade", "settlers-told-trade", { give: icon(give), get: icon(get) }),
  offer: (words) => line("s-trade", "settlers-told-offer", terms(words)),
  counter: (words) => line("s-trade", "settlers-told-counter", terms(words)),
  propose: (words) => line("s-trade", "settlers-told-offer", terms(words)),
  accept: answer("s-check"),
  decline: answer("s-cross"),
  withdraw: (_words, _view, _seat, last) =>
    last && ["offer", "counter"].includes(last.verb)
      ? { more: [" · ", { soft: w("settlers-told-no-deal") }] }
      : null,
  confirm: ([partner]) => line("s-check", "settlers-told-deal", { who: { mark: Number(partner) } }),
};

export function tell(
  seat: number,
  text: string,
  last: StoryLine | null,
  view: SettlersView,
  _c: DescribeContext,
): Told | undefined {
  const [verb = "", ...words] = text.split(" ");
  const tale = TALES[verb];
  return tale ? tale(words, view, seat, last) : undefined;
}
