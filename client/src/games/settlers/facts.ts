/** Facts of a position for the panels, tiles and chips of the shell. */
import type { Part } from "$lib/words/parts";
import { sentence } from "$lib/words/parts";
import { w } from "$lib/words/say.svelte";
import type { Note } from "$lib/words/fluent";
import type { Phase, SeatFacts, TileFacts } from "../module";
import { shine } from "./shine.svelte";
import { CARDS, GOODS, PRICES, playerOf, type PlayerView, type SettlersView } from "./view";

/** Pictures of the things to build and buy. */
export const PICTURES: Record<string, string> = {
  road: "p-road",
  settle: "p-settlement",
  city: "p-city",
  buy: "d-invention",
  trade: "s-trade",
};

function stockOf(verb: string, view: SettlersView, me: PlayerView): number {
  if (verb === "road") return me.roads_left;
  if (verb === "settle") return me.settlements_left;
  return verb === "city" ? me.cities_left : view.pile;
}

export function tile(verb: string, view: SettlersView, seat: number): TileFacts | null {
  const me = playerOf(view, seat);
  const picture = PICTURES[verb];
  if (!me || !picture) return null;
  const word = w(`settlers-tile-${verb}`);
  if (verb === "trade") {
    const open = view.turn === seat && ["trade", "answer", "close"].includes(view.phase);
    const later = view.turn === seat && ["roll", "dice", "discard", "robber", "rob"].includes(view.phase);
    return {
      picture,
      word,
      note: w(open ? "settlers-trade-open" : later ? "settlers-trade-later" : "settlers-trade-shut"),
    };
  }
  const price = PRICES[verb]!.flatMap((n, i) =>
    n ? [{ icon: GOODS[i]!, label: w(`settlers-good-${GOODS[i]}`), n, have: me.hand?.[i] ?? 0 }] : [],
  );
  return { picture, word, price, stock: stockOf(verb, view, me) };
}

export function seats(view: SettlersView, seat: number): SeatFacts[] {
  return view.players.map((player) => {
    const mine = player.seat === seat;
    const hidden = mine ? (player.cards?.[CARDS.indexOf("point")] ?? 0) : 0;
    return {
      points: player.points - hidden,
      hidden,
      chips: [
        { icon: "s-cards", value: player.hand_size, label: w("client-cards-in-hand") },
        {
          icon: "s-scroll",
          value: player.card_count,
          label: w("settlers-chip-cards"),
          minor: true,
        },
        {
          icon: "s-knight",
          value: player.knights,
          label: view.largest_army === player.seat ? w("settlers-largest-army") : w("settlers-chip-knights"),
          award: view.largest_army === player.seat,
        },
        {
          icon: "s-roadlen",
          value: player.road_length,
          label: view.longest_road === player.seat ? w("settlers-longest-road") : w("settlers-chip-road"),
          award: view.longest_road === player.seat,
          point: (on: boolean) => (shine.trail = on ? player.longest_trail : []),
        },
        { icon: "p-road", value: player.roads_left, label: w("settlers-left-roads"), detail: true },
        {
          icon: "p-settlement",
          value: player.settlements_left,
          label: w("settlers-left-settlements"),
          detail: true,
        },
        { icon: "p-city", value: player.cities_left, label: w("settlers-left-cities"), detail: true },
      ],
      ...news(view, player),
    };
  });
}

function news(view: SettlersView, player: PlayerView): Partial<SeatFacts> {
  if (view.phase === "discard" && player.to_discard)
    return {
      news: [w("settlers-must-give-back", { n: player.to_discard, of: player.hand_size })],
      tone: "bad",
    };
  return {};
}

const ROUND = ["roll", "trade", "build"];
const AFTER_SEVEN = ["roll", "discard", "robber", "trade", "build"];
const STEP: Record<string, string> = {
  dice: "roll",
  rob: "robber",
  theft: "robber",
  answer: "trade",
  close: "trade",
  card: "build",
  "free-road": "build",
};

/** The current step of the turn or of the set-up. */
export function phases(view: SettlersView): Phase[] {
  const state = (i: number, now: number) => (i < now ? "done" : i === now ? "now" : "later");
  if (view.phase.startsWith("first-")) {
    const placed = view.players.reduce((sum, p) => sum + p.settlements.length, 0);
    const road = view.phase === "first-road" ? 1 : 0;
    const round = placed - road >= view.players.length ? 1 : 0;
    return ["first", "second", "dice"].map((name, i) => ({
      words: w(`settlers-round-${name}`),
      state: state(i, round),
    }));
  }
  const step = STEP[view.phase] ?? view.phase;
  const steps = ["discard", "robber"].includes(step) ? AFTER_SEVEN : ROUND;
  const now = steps.indexOf(step);
  if (now < 0) return [];
  return steps.map((name, i) => ({ words: w(`settlers-step-${name}`), state: state(i, now) }));
}

const goods = (note: Note): Part[] =>
  GOODS.flatMap((good) =>
    Number(note.args[good] ?? 0)
      ? [{ icon: good, label: w(`settlers-good-${good}`), n: Number(note.args[good]) }]
      : [],
  );

/** The effect of an action, in pictures. */
export function effect(note: Note): Part[] | undefined {
  if (note.key === "costs") return ["− ", ...goods(note)];
  if (note.key === "takes") return [{ strong: "+ " }, ...goods(note)];
  if (note.key === "gives") return ["− ", ...goods(note)];
  if (note.key === "scores") return [{ points: Number(note.args.points) }];
  if (note.key === "yields") return sentence("settlers-draws-on", { goods: goods(note) });
  return undefined;
}
