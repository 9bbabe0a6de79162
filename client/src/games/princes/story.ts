/** The log of Princes as a story: who did what, in words and pictures. */
import type { DescribeContext } from "$lib/describe";
import type { LogLine } from "$lib/log";
import { sentence, type Part } from "$lib/parts";
import { w } from "$lib/say.svelte";
import type { StoryLine, Told } from "$lib/story";
import { target } from "./layout";
import { sign } from "./signs";
import { cardWord, factsOf, good, GOODS, nameOf, type PrincesView } from "./view";

const icon = (name: string, n = 1): Part => ({ icon: sign(name), label: w(`princes-good-${name}`), n });
const card = (name: string): Part => ({ strong: w(cardWord(name)) });
const known = (name: string | undefined): name is string => !!name && name !== "?";

/** The good of the region at a place, as it lies now. */
function goodAt(view: PrincesView, seat: number, place = ""): string {
  if (place === "cache") return "gold";
  const region = view.realms[seat]?.regions.find((r) => r.place === place);
  return region ? good(region.terrain) : "";
}
function pictureAt(view: PrincesView, seat: number, place: string | undefined): Part[] {
  const name = goodAt(view, seat, place);
  return name ? [icon(name)] : [];
}
const price = (name: string): Part[] =>
  GOODS.flatMap((thing, i) => {
    const n = factsOf(name).price?.[i] ?? 0;
    return n ? [icon(thing, n)] : [];
  });
const region = ([terrain = "", number = ""]: readonly string[]): Part => ({
  strong: `${w(`princes-terrain-${terrain}`)} ${number}`,
});

type Tale = (words: string[], view: PrincesView, seat: number, last: StoryLine | null) => Told;
const line = (lead: string, id: string, args: Parameters<typeof sentence>[1] = {}): Told => ({
  lead,
  parts: sentence(id, args),
});
const nothing: Tale = () => null;
const same = (last: StoryLine | null, verb: string, seat: number) =>
  last?.verb === verb && last.seat === seat;

/** Goods one by one are told in one line. */
const flow =
  (verb: string, lead: string): Tale =>
  ([place], view, seat, last) => {
    const thing = pictureAt(view, seat, place);
    if (!thing.length) return null;
    if (same(last, verb, seat)) return { more: thing };
    return line(lead, `princes-told-${verb}`, { good: thing });
  };
const LEADS: Record<string, string> = {
  hero: "s-knight",
  unit: "s-knight",
  ship: "s-anchor",
  road: "s-roadlen",
};
const built: Tale = ([what = ""]) => {
  const { sort, victory = 0 } = factsOf(what);
  const points = what === "city" ? 1 : victory;
  const id = ["hero", "unit"].includes(sort) ? "princes-told-joins" : "princes-told-build";
  const told = sentence(id, { card: card(what), goods: price(what) });
  return {
    lead: LEADS[sort] ?? "s-flag",
    parts: points ? [...told, " ", { points }] : told,
  };
};
/** A region that was laid: once, whether chance or the Scout found it. */
const laid: Tale = (words, _view, _seat, last) => {
  const found = region(words);
  if (!last) return line("s-flag", "princes-told-regions", { region: found });
  return JSON.stringify(last.parts).includes(JSON.stringify(found)) ? null : { more: [" · ", found] };
};

const PAID = ["build", "search", "play", "bribe", "trade", "ship", "mint"];

const TALES: Record<string, Tale> = {
  roll: nothing,
  end: nothing,
  pass: nothing,
  first: nothing,
  region: (words, _view, _seat, last) => (last ? { more: [" · ", region(words)] } : null),
  dice: ([n = "", face = ""]) =>
    line("s-die", "princes-told-dice", { n: { strong: n }, face: { strong: w(`princes-face-${face}`) } }),
  event: ([name]) => (known(name) ? line("e-event", "princes-told-event", { card: card(name) }) : null),
  build: built,
  play: ([name = ""]) =>
    line(factsOf(name).sort === "attack" ? "s-shield" : "s-scroll", "princes-told-play", {
      card: card(name),
    }),
  number: ([n = ""]) => line("s-die", "princes-told-number", { n: { strong: n } }),
  gain: flow("gain", "s-up"),
  give: flow("give", "s-trade"),
  fill: flow("fill", "s-up"),
  pay: (words, view, seat, last) =>
    last && last.seat === seat && PAID.includes(last.verb)
      ? null
      : flow("pay", "s-bank")(words, view, seat, last),
  trade: ([give = "", get = ""]) =>
    line("s-trade", "princes-told-trade", { give: icon(give), get: icon(get) }),
  ship: ([place, get = ""], view, seat) =>
    line("s-trade", "princes-told-trade", { give: pictureAt(view, seat, place), get: icon(get) }),
  mint: ([get = ""]) => line("s-trade", "princes-told-trade", { give: icon("gold"), get: icon(get) }),
  demand: ([thing = ""]) => line("s-cards", "princes-told-demand", { good: icon(thing) }),
  waive: ([thing = ""]) => ({ more: [" − ", icon(thing)] }),
  draw: ([n = ""], _view, seat, last) =>
    same(last, "draw", seat)
      ? { more: [", ", { strong: n }] }
      : line("s-cards", "princes-told-draw", { n: { strong: n } }),
  card: ([name], _view, _seat, last) =>
    known(name) && last?.verb === "draw" ? { more: [" (", w(cardWord(name)), ")"] } : null,
  search: ([n = ""]) => line("s-book", "princes-told-search", { n: { strong: n } }),
  take: ([name], _view, seat, last) => {
    if (!known(name)) return null;
    return last && last.seat === seat && ["search", "take"].includes(last.verb)
      ? { more: [" · ", card(name)] }
      : line("s-cards", "princes-told-take", { card: card(name) });
  },
  bury: ([name, n = ""]) =>
    known(name)
      ? line("s-undo", "princes-told-bury-card", { card: card(name), n: { strong: n } })
      : line("s-undo", "princes-told-bury", { n: { strong: n } }),
  under: ([n = ""], _view, _seat, last) => (last ? { more: [" → ", { strong: n }] } : null),
  swap: (_words, _view, seat, last) =>
    same(last, "swap", seat) ? null : line("s-trade", "princes-told-swap"),
  name: ([place = ""], view, seat, last) => {
    const owner = view.realms[nameOf(view.about) === "doctor" ? seat : 1 - seat];
    const found = owner?.cards.find((c) => c.spot === place)?.card;
    if (same(last, "name", seat)) return found ? { more: [", ", card(found)] } : null;
    return found
      ? line("s-shield", "princes-told-name", { card: card(found) })
      : line("s-shield", "princes-told-names");
  },
  lose: () => line("s-shield", "princes-told-lose"),
  bribe: () => line("s-bank", "princes-told-bribe", { good: icon("gold") }),
  remove: () => line("s-cross", "princes-told-remove"),
  guard: ([n = ""]) => line("s-shield", "princes-told-guard", { n: { strong: n } }),
  above: laid,
  below: laid,
};

export function tell(
  seat: number,
  text: string,
  last: StoryLine | null,
  view: PrincesView,
  _c?: DescribeContext,
): Told | undefined {
  const [verb = "", ...words] = text.split(" ");
  const tale = TALES[verb];
  return tale ? tale(words, view, seat, last) : undefined;
}

/** Before the dice two cards may be played; they begin the turn as the dice do. */
const BEFORE = ["brigitta", "reiner"];
export function opens(text: string, other: boolean): boolean {
  const [verb = "", name = ""] = text.split(" ");
  return other && (verb === "roll" || (verb === "play" && BEFORE.includes(nameOf(name))));
}

const PLAYS = ["build", "play", "trade", "ship", "mint", "remove", "name"];
/** What a prince did last, worth showing beside his name, and where it lies. */
export function lastPlay(log: readonly LogLine[], seat: number, view: PrincesView) {
  for (let i = log.length - 1; i >= 0; i--) {
    const [, who, text] = log[i]!;
    if (who !== seat || !PLAYS.includes(text.split(" ")[0]!)) continue;
    const told = tell(seat, text, null, view);
    if (!told || !("parts" in told)) return null;
    return { ...told, place: text.startsWith("build ") ? placeOf(text, view, seat) : "" };
  }
  return null;
}
/** Where something stands that was built: on the spot of its site where it lies now. */
function placeOf(text: string, view: PrincesView, seat: number): string {
  const [, what = "", site = ""] = text.split(" ");
  const spot = view.realms[seat]?.cards.find((c) => c.card === what && c.spot.startsWith(site))?.spot;
  if (what.includes("/")) return spot ?? "";
  return what === "city" ? (target(text, view, seat)?.place ?? "") : "";
}
