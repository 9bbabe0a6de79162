/** Facts of a position for the panels, tiles and chips of the shell. */
import { w } from "$lib/words/say.svelte";
import type { Phase, Price, SeatFacts, TileFacts } from "../module";
import {
  CHURCH_PRICE,
  CUBES,
  INFLUENCE,
  isRaid,
  seatOf,
  SET_FOR_PERMIT,
  WALL_TILES,
  type ElasundView,
  type SeatView,
} from "./view";

const goldPrice = (n: number, me: SeatView): Price => ({
  icon: "gold",
  label: w("elasund-card-gold"),
  n,
  have: me.gold,
  counted: true,
});

/** The phase that decides which tiles are shown: building, a permit, or a special action. */
function tilePhase(view: ElasundView, seat: number): "build" | "permit" | "special" {
  if (view.turn !== seat) return "build";
  if (view.step === "permit" || view.purpose === "permit") return "permit";
  return view.step === "special" || ["move", "upgrade", "place"].includes(view.purpose) ? "special" : "build";
}

const SPECIAL: Record<string, string> = {
  move: "r-permit-move",
  upgrade: "r-permit-up",
  place: "r-permit-plus",
  sell: "gold",
};

function special(verb: string, view: ElasundView): TileFacts {
  const [, ...cards] = view.hand;
  const alike = {
    icon: "s-scroll",
    label: w("elasund-line-alike"),
    n: SET_FOR_PERMIT,
    have: Math.max(...cards),
  };
  const each = INFLUENCE.map((card, i) => ({
    icon: `i-${card}`,
    label: w(`elasund-card-${card}`),
    n: 1,
    have: cards[i] ?? 0,
  }));
  const price: Price[] = verb === "move" || verb === "upgrade" ? [{ ...alike, counted: true }] : each;
  return { picture: SPECIAL[verb]!, word: w(`elasund-tile-${verb}`), price };
}

export function tile(verb: string, view: ElasundView, seat: number): TileFacts | null {
  const me = seatOf(view, seat);
  if (!me) return null;
  const [name = "", what = ""] = verb.split(" ");
  if (name === "pass") return { picture: "s-hourglass", word: w(`elasund-done-${view.step}`) };
  const now = tilePhase(view, seat);
  if (name === "permit" && now === "permit" && me.permits_left.includes(Number(what)))
    return {
      picture: `r-permit-${what}`,
      word: w("elasund-tile-permit"),
      price: [goldPrice(Number(what), me)],
    };
  if (name === "gold" && now === "permit") return { picture: "gold", word: w("elasund-tile-gold") };
  if (name in SPECIAL && now === "special") return special(name, view);
  if (now !== "build") return null;
  // Huts that were displaced are set up again before anything else is built.
  if (me.buildings.some(({ where }) => where === "displaced")) {
    const waits = me.buildings.some((own) => own.kind === what && own.where === "displaced");
    return name === "hut" && waits ? { picture: `r-${what}`, word: w(`elasund-tile-${what}`) } : null;
  }
  if (name === "wall") {
    const free = view.walls.filter((wall) => wall.owner < 0).map((wall) => wall.price);
    return {
      picture: me.next_wall_tower ? "r-tower" : "r-wall",
      word: w("elasund-tile-wall"),
      price: free.length ? [goldPrice(Math.min(...free), me)] : [],
      stock: WALL_TILES - me.walls_built,
    };
  }
  if (name === "church")
    return {
      picture: "r-church",
      word: w("elasund-tile-church"),
      price: [goldPrice(CHURCH_PRICE, me)],
      stock: view.church_left,
    };
  if (name !== "build") return null;
  const pile = view.piles.find(({ kind }) => kind === what);
  const own = me.buildings.find(({ kind }) => kind === what);
  const found = pile ?? own;
  if (!found) return null;
  return {
    picture: `r-${what}`,
    word: w(`elasund-tile-${what}`),
    price: [
      goldPrice(found.price, me),
      {
        icon: "s-permit",
        label: w("elasund-permits-needed"),
        n: found.permits,
        have: Infinity,
        counted: true,
      },
    ],
    stock: pile ? pile.left : own?.where === "supply" ? 1 : 0,
  };
}

export function seats(view: ElasundView): SeatFacts[] {
  return view.seats.map((seat) => ({
    points: seat.cubes_placed,
    of: CUBES,
    rack: {
      icon: "r-cube",
      empty: "r-cube-none",
      label: w("elasund-cubes-placed"),
      n: seat.cubes_placed,
      of: CUBES,
    },
    chips: [
      { icon: "gold", value: seat.gold, label: w("elasund-card-gold") },
      { icon: "s-scroll", value: seat.influence, label: w("elasund-influence") },
      { icon: "s-permit", value: seat.permits_left.length, label: w("elasund-chip-permits"), minor: true },
      { icon: "s-commerce", value: seat.trade_points, label: w("elasund-chip-trade"), minor: true },
      {
        icon: "r-rampart",
        value: WALL_TILES - seat.walls_built,
        label: w("elasund-chip-walls"),
        minor: true,
      },
      { icon: "s-flag", value: seat.towers, label: w("elasund-chip-towers"), detail: true },
    ],
    ...news(view, seat),
  }));
}

/** The last line of a seat's panel: cards that it owes the pirates, or the raided row. */
function news(view: ElasundView, seat: SeatView): Pick<SeatFacts, "news" | "tone"> {
  if (seat.owes) return { news: [w("elasund-owes", { n: seat.owes })], tone: "bad" };
  return isRaid(view) ? { news: [w("elasund-row-raided", { row: view.ship })], tone: "soft" } : {};
}

const STEPS = ["ship", "build", "permit", "special"];

/** The current step of the turn. */
export function phases(view: ElasundView): Phase[] {
  if (view.over || !view.turns) return [];
  const raid = isRaid(view);
  const step =
    view.step === "square" || view.step === "spend"
      ? view.purpose === "permit"
        ? "permit"
        : view.purpose === "building"
          ? "build"
          : "special"
      : ["roll", "dice", "ship", "give", "take", "loot", "draws"].includes(view.step)
        ? "ship"
        : STEPS.includes(view.step)
          ? view.step
          : "build";
  const now = STEPS.indexOf(step);
  return STEPS.map((name, i) => ({
    words: w(`elasund-step-${i === 0 && raid ? "pirates" : name}`),
    state: i < now ? "done" : i === now ? "now" : "later",
  }));
}
