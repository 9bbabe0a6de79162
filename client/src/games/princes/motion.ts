/** The animation steps between two positions of Princes. */
import { fresh, rolled, rowsOf, scored, told, type Between, type Mover } from "$lib/motion/differences";
import type { Card, Flight, Gone, Place, Step, Stored } from "$lib/motion/steps";
import { w } from "$lib/words/say.svelte";
import { land, sign } from "./signs";
import { holderOf, TUGS, tugAt } from "./tug";
import { cardWord, factsOf, good, nameOf, type PrincesView, type RealmView } from "./view";

interface Change extends Between {
  before: PrincesView;
  after: PrincesView;
}

/** A place of a principality; if the phone does not show it, the name of its prince. */
const at = (seat: number, place: string): Place => `${seat} ${place}|seat ${seat}`;
const hand = (c: Change, seat: number, card = ""): Place =>
  seat === c.seat ? `hand ${card}|hand|seat ${seat}` : `seat ${seat}`;
const both = (c: Change): { now: RealmView; was: RealmView }[] =>
  c.after.realms.map((now, i) => ({ now, was: c.before.realms[i]! }));
const emblem = (card: string): string => `e-${factsOf(card).sort}`;

/** Changes of the stores of the regions and the Gold Cache. */
function stores(c: Change): { more: Stored[]; less: Stored[] } {
  const changed = both(c).flatMap(({ now, was }): Stored[] => {
    const regions = now.regions.flatMap((region): Stored[] => {
      const old = was.regions.find(
        (r) => r.place === region.place && r.terrain === region.terrain && r.number === region.number,
      );
      const n = old ? region.stored - old.stored : 0;
      return n ? [{ at: `${now.seat} ${region.place}`, icon: sign(good(region.terrain)), n }] : [];
    });
    const cached = now.cache_at === was.cache_at ? now.cache - was.cache : 0;
    return cached ? [...regions, { at: `${now.seat} cache`, icon: "gold", n: cached }] : regions;
  });
  return { more: changed.filter(({ n }) => n > 0), less: changed.filter(({ n }) => n < 0) };
}

function roll(c: Change): Step[] {
  if (!told(c.lines, "dice")) return [];
  const { number } = c.after;
  const regions = c.after.realms.flatMap((realm) =>
    realm.regions.filter((r) => r.number === number).map((region) => ({ realm, region })),
  );
  const steps = rolled(c.lines, c.after.turn, ["die 0", "die 1"]);
  if (regions.length)
    steps.push({
      kind: "light",
      lit: [],
      lift: regions.map(({ realm, region }) => `${realm.seat} ${region.place}`),
    });
  return steps;
}
/** Full regions whose number was rolled. */
function spilt(c: Change): Step[] {
  if (!told(c.lines, "dice")) return [];
  const flights = both(c).flatMap(({ now, was }) =>
    now.regions.flatMap((region): Flight[] => {
      const old = was.regions.find((r) => r.place === region.place);
      if (region.number !== c.after.number || region.stored !== FULL || old?.stored !== FULL) return [];
      const place = at(now.seat, region.place);
      return [{ icon: sign(good(region.terrain)), from: place, to: place }];
    }),
  );
  return flights.length ? [{ kind: "lost", flights }] : [];
}
const FULL = 3;

/** A card that everybody is shown. */
const face = (card: string): Card => ({
  icon: emblem(card),
  title: w(cardWord(card)),
  text: w(`princes-text-${nameOf(card)}`),
  art: [`bg-${factsOf(card).sort}`, `c-${nameOf(card)}`],
});

function events(c: Change): Step[] {
  const { event } = c.after;
  if (!event || !rowsOf(c.lines, "event").length) return [];
  return [
    {
      kind: "play",
      card: face(event),
      from: "pile events|board",
      to: "pile discard|board",
    },
  ];
}
function played(c: Change): Step[] {
  return rowsOf(c.lines, "play").map(({ seat, words }) => {
    const card = words[0] ?? "";
    return {
      kind: "play",
      card: face(card),
      from: hand(c, seat, card),
      to: "pile discard|board",
      ...(factsOf(card).sort === "attack" ? { sound: "robber" as const } : {}),
    };
  });
}

/** Roads, settlements, cities, expansions and new regions. */
function built(c: Change): Step[] {
  const steps: Step[] = [];
  for (const { now, was } of both(c)) {
    const { seat, colour } = now;
    const put = (places: string[], kind: "build" | "raise", sound?: "city") => {
      if (places.length)
        steps.push({ kind, at: places.map((place) => `${seat} ${place}`), ...(sound ? { sound } : {}) });
    };
    put(
      roads(now).filter((road) => !roads(was).includes(road)),
      "build",
    );
    put(
      fresh(was.columns, now.columns, (col) => String(col.column)).map((col) => `c${col.column}`),
      "build",
    );
    for (const { column, city } of now.columns)
      if (city && was.columns.some((col) => col.column === column && !col.city))
        steps.push({
          kind: "city",
          at: [`${seat} c${column}`],
          was: [{ icon: "h-settlement", at: at(seat, `c${column}`), colour }],
        });
    const regions = fresh(was.regions, now.regions, (region) => region.place);
    if (regions.length)
      steps.push({
        kind: "regions",
        at: regions.map(({ place }) => `${seat} ${place}`),
        from: "pile regions|board",
        icon: land(regions[0]!.terrain),
      });
    put(
      fresh(was.cards, now.cards, (card) => `${card.spot} ${card.card}`).map(({ spot }) => spot),
      "raise",
    );
  }
  return steps;
}
/** The gaps between settlements that a road fills, by their columns. */
function roads(realm: RealmView): string[] {
  const columns = realm.columns.map(({ column }) => column);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const inner = Array.from({ length: last - first }, (_, i) => `road${first + 1 + i}`);
  return [
    ...inner,
    ...(realm.road_left ? [`road${first}`] : []),
    ...(realm.road_right ? [`road${last + 1}`] : []),
  ];
}

/** Cards that were lost to an attack or an event, or removed. */
function struck(c: Change): Step[] {
  const gone = both(c).flatMap(({ now, was }) =>
    fresh(now.cards, was.cards, (card) => `${card.spot} ${card.card}`)
      .filter(({ card }) => !now.cards.some((other) => other.covers === card))
      .map(({ spot, card }): Gone => ({ icon: emblem(card), at: at(now.seat, spot) })),
  );
  const cities = both(c).flatMap(({ now, was }) =>
    was.columns
      .filter(({ column, city }) => city && now.columns.some((col) => col.column === column && !col.city))
      .map(({ column }) => `${now.seat} c${column}`),
  );
  if (!gone.length && !cities.length) return [];
  return [{ kind: "attack", at: cities, gone, sound: told(c.lines, "remove") ? "pay" : "robber" }];
}
/** Regions that changed places. */
function swapped(c: Change): Step[] {
  return rowsOf(c.lines, "swap").map(({ seat, words }) => {
    const [a = "", b = ""] = words;
    return {
      kind: "swap",
      moved: [
        { what: `${seat} ${a}`, from: at(seat, b), to: at(seat, a) },
        { what: `${seat} ${b}`, from: at(seat, a), to: at(seat, b) },
      ],
    };
  });
}

/** Cards from a stack to a hand, and from a hand under a stack. */
function drawn(c: Change): Step[] {
  const steps: Step[] = [];
  const drawn = rowsOf(c.lines, "draw");
  const taken = rowsOf(c.lines, "take");
  const stack = rowsOf(c.lines, "search", "draw").at(-1)?.words[0];
  const cards = rowsOf(c.lines, "card").map(({ words }) => words[0] ?? "?");
  const shown = (seat: number, card: string) => (seat === c.seat && card !== "?" ? emblem(card) : "");
  const flights: Flight[] = [
    ...drawn.map(({ seat, words }, i) => ({
      icon: shown(seat, cards[i] ?? "?"),
      from: `stack ${words[0]}|board`,
      to: hand(c, seat, cards[i]),
      back: true,
    })),
    ...taken.map(({ seat, words }) => ({
      icon: shown(seat, words[0] ?? "?"),
      from: `stack ${stack ?? ""}|board`,
      to: hand(c, seat, words[0]),
      back: true,
    })),
  ];
  if (flights.length) steps.push({ kind: "draw", flights });
  const buried = rowsOf(c.lines, "bury").map(({ seat, words }): Flight => ({
    icon: "",
    from: hand(c, seat, words[0]),
    to: `stack ${words[1] ?? ""}|board`,
    back: true,
  }));
  if (buried.length) steps.push({ kind: "discard", flights: buried });
  return steps;
}

/** The tokens of the two advantages slide, and their points change hands. */
function tugs(c: Change): Step[] {
  const me = c.seat === 1 ? 1 : 0;
  const moved = TUGS.flatMap((tug) => {
    const [from, to] = [tugAt(c.before, me, tug), tugAt(c.after, me, tug)];
    return from === to ? [] : [{ what: `token ${tug}`, from: `tug ${tug}@${from}`, to: `tug ${tug}@${to}` }];
  });
  const steps: Step[] = moved.length ? [{ kind: "slide", moved }] : [];
  const flights = TUGS.flatMap((tug): Flight[] => {
    const [was, now] = [holderOf(c.before, tug), holderOf(c.after, tug)];
    if (now < 0 || now === was) return [];
    const chip = (seat: number) => `chip ${seat} ${sign(tug)}|seat ${seat}`;
    return [{ icon: sign(tug), from: was >= 0 ? chip(was) : `tug ${tug}|board`, to: chip(now) }];
  });
  return flights.length ? [...steps, { kind: "award", flights }] : steps;
}

/** The card that earned a prince his points. */
function pieceOf(c: Change, seat: number): Place {
  const [now, was] = [c.after.realms[seat]!, c.before.realms[seat]!];
  const card = fresh(was.cards, now.cards, (x) => `${x.spot} ${x.card}`)[0]?.spot;
  const column = now.columns.find(
    ({ column, city }) => !was.columns.some((col) => col.column === column && col.city === city),
  )?.column;
  if (column !== undefined) return at(seat, `c${column}`);
  return card ? at(seat, card) : `seat ${seat}`;
}

export const motion: Mover<PrincesView> = (before, after, between) => {
  const c: Change = { ...between, before, after };
  const { more, less } = stores(c);
  const store = (slots: Stored[], sound: "gain" | "pay"): Step[] =>
    slots.length ? [{ kind: "store", slots, sound }] : [];
  const building = built(c);
  const cost = store(less, "pay");
  const [first, ...rest] = building;
  return [
    ...roll(c),
    ...events(c),
    ...played(c),
    ...cost,
    ...(first ? [{ ...first, along: cost.length > 0 }, ...rest] : []),
    ...store(more, "gain"),
    ...spilt(c),
    ...struck(c),
    ...swapped(c),
    ...drawn(c),
    ...tugs(c),
    ...scored(between, (seat) => pieceOf(c, seat)),
  ];
};
