/** The animation steps between two positions of Settlers. */
import {
  carried,
  difference,
  gainsOf,
  grew,
  named as byName,
  priceTold,
  rolled,
  rowsOf,
  scored,
  told,
  type Between,
  type Goods,
  type Mover,
} from "$lib/motion/differences";
import type { Flight, Place, Step } from "$lib/motion/steps";
import { w } from "$lib/words/say.svelte";
import { CORNER_FIELDS } from "./geometry";
import { CARDS, GOOD_OF, GOODS, type PlayerView, type SettlersView } from "./view";

interface Change extends Between {
  before: SettlersView;
  after: SettlersView;
}

const bank = (good: string): Place => `bank ${good}|bank|tab bank|board`;
const PILE: Place = "pile|bank|tab bank|board";
const holder = (seat: number, c: Change, card: string): Place =>
  seat === c.seat ? `hand ${card}|hand|seat ${seat}` : `seat ${seat}`;
const named = (counts: readonly number[]): Goods => byName(GOODS, counts);
const seatsOf = (c: Change) => c.after.players.map((now, i) => ({ now, was: c.before.players[i]! }));
const grown = (c: Change, seat: number) => grew(c.before.players, c.after.players, seat);
const gains = (c: Change) => gainsOf(c.lines, c.before.players, c.after.players, GOODS);
const buildings = (player: PlayerView) => [...player.settlements, ...player.cities];
/** A field of a good, preferably one where the seat has a building. */
function source(c: Change, fields: readonly number[], seat: number, good: string): Place {
  const corners = buildings(c.after.players[seat]!);
  const own = fields.filter((field) => corners.some((corner) => CORNER_FIELDS[corner]!.includes(field)));
  const kinds = (from: readonly number[]) =>
    from.filter((field) => !good || GOOD_OF[c.after.land[field]!] === good);
  const field = kinds(own)[0] ?? kinds(fields)[0] ?? own[0] ?? fields[0];
  return field === undefined ? bank(good) : `field ${field}`;
}

function gained(c: Change, fields: readonly number[]): Step[] {
  const flights = [...gains(c)].flatMap(([seat, goods]) =>
    carried(goods, (good) => ({
      icon: good || "s-cards",
      from: source(c, fields, seat, good),
      to: holder(seat, c, good),
      seat,
    })),
  );
  return flights.length ? [{ kind: "gain", flights }] : [];
}

/** The dice, the fields of the number, their goods, and the goods that the robber blocks. */
function roll(c: Change): Step[] {
  if (!told(c.lines, "dice")) return [];
  const { after } = c;
  const sum = after.dice[0] + after.dice[1];
  const fields = after.tokens.flatMap((token, field) => (token === sum ? [field] : []));
  const open = fields.filter((field) => field !== c.before.robber);
  const stopped = fields.filter(
    (field) =>
      field === c.before.robber &&
      after.players.some((p) => buildings(p).some((corner) => CORNER_FIELDS[corner]!.includes(field))),
  );
  const steps = rolled(c.lines, after.turn);
  if (open.length)
    steps.push({
      kind: "light",
      lit: open.map((field) => `lit ${field}`),
      lift: open.map((field) => `token ${field}`),
    });
  steps.push(...gained(c, open));
  if (stopped.length)
    steps.push({
      kind: "lost",
      flights: stopped.map((field) => ({
        icon: GOOD_OF[after.land[field]!] ?? "p-robber",
        from: `field ${field}`,
        to: `field ${field}`,
      })),
      along: steps.at(-1)?.kind === "gain",
    });
  return steps;
}

function discards(c: Change): Step[] {
  const rows = rowsOf(c.lines, "discard");
  const given = seatsOf(c).filter((both) => rows.length > 0 && grown(c, both.now.seat) < 0);
  const flights = given.flatMap((both): Flight[] => {
    const { seat } = both.now;
    const known = named(difference(both.now.hand, both.was.hand));
    return Object.keys(known).length
      ? carried(known, (good) => ({ icon: good, from: holder(seat, c, good), to: bank(good) }))
      : [{ icon: "", from: `seat ${seat}`, to: bank(""), n: -grown(c, seat), back: true }];
  });
  return flights.length ? [{ kind: "discard", flights }] : [];
}

/** The price of a piece or a card, if it was paid for. */
function paid(c: Change, seat: number): Step[] {
  const flights = carried(priceTold(c.lines, seat), (good) => ({
    icon: good,
    from: holder(seat, c, good),
    to: bank(good),
  }));
  return flights.length ? [{ kind: "pay", flights }] : [];
}

function built(c: Change): Step[] {
  const steps: Step[] = [];
  const put = (step: Step, seat: number) => {
    const cost = paid(c, seat);
    steps.push(...cost, { ...step, along: cost.length > 0 });
  };
  c.after.roads.forEach((owner, path) => {
    if (owner >= 0 && c.before.roads[path] !== owner) put({ kind: "build", at: [`road ${path}`] }, owner);
  });
  for (const { now, was } of seatsOf(c)) {
    for (const corner of now.settlements)
      if (!was.settlements.includes(corner)) put({ kind: "build", at: [`house ${corner}`] }, now.seat);
    for (const corner of now.cities)
      if (!was.cities.includes(corner)) {
        const old = { icon: "p-settlement", at: `corner ${corner}`, colour: now.colour };
        put({ kind: "city", at: [`house ${corner}`], was: [old] }, now.seat);
      }
  }
  // The second settlement brings a card of every field around it.
  const [settled] = rowsOf(c.lines, "settle");
  const fields = settled ? CORNER_FIELDS[Number(settled.words[0])] : undefined;
  if (fields && [...gains(c).keys()].includes(settled!.seat)) steps.push(...gained(c, fields));
  return steps;
}

function cards(c: Change): Step[] {
  const steps: Step[] = [];
  for (const { seat } of rowsOf(c.lines, "buy")) steps.push(...paid(c, seat));
  for (const { now, was } of seatsOf(c)) {
    if (now.card_count <= was.card_count) continue;
    const kind = difference(was.cards, now.cards).findIndex((n) => n > 0);
    const icon = kind >= 0 ? `d-${CARDS[kind]}` : "";
    const to = holder(now.seat, c, CARDS[kind] ?? "");
    steps.push({ kind: "draw", flights: [{ icon, from: PILE, to, back: true, seat: now.seat }] });
  }
  for (const { seat, words } of rowsOf(c.lines, "play")) {
    const [card = "", ...goods] = words;
    const brings = goods.filter((word) => GOODS.includes(word));
    steps.push({
      kind: "play",
      card: { icon: `d-${card}`, title: w(`settlers-card-${card}`), brings },
      from: holder(seat, c, card),
      to: card === "knight" ? `chip ${seat} s-knight|seat ${seat}` : `seat ${seat}`,
    });
    if (card === "invention") steps.push(...gained(c, []));
    if (card === "monopoly") steps.push(...collected(c, seat, brings[0] ?? ""));
  }
  return steps;
}
/** Everybody's cards of one kind go to one seat. */
function collected(c: Change, seat: number, good: string): Step[] {
  const flights = seatsOf(c).flatMap((both): Flight[] =>
    both.now.seat !== seat && grown(c, both.now.seat) < 0
      ? [
          {
            icon: good,
            from: holder(both.now.seat, c, good),
            to: holder(seat, c, good),
            n: -grown(c, both.now.seat),
            seat,
          },
        ]
      : [],
  );
  return flights.length ? [{ kind: "theft", flights }] : [];
}

function robber(c: Change): Step[] {
  const steps: Step[] = [];
  const [from, to] = [c.before.robber, c.after.robber];
  if (from !== to && from >= 0 && to >= 0)
    steps.push({ kind: "glide", moved: [{ what: "robber", from: `field ${from}`, to: `field ${to}` }] });
  const [steal] = rowsOf(c.lines, "steal");
  const thief = seatsOf(c).find(({ now }) => grown(c, now.seat) === 1);
  const victim = seatsOf(c).find(({ now }) => grown(c, now.seat) === -1);
  if (!steal || !thief || !victim) return steps;
  const good = GOODS.includes(steal.words[0] ?? "") ? steal.words[0]! : "";
  steps.push({
    kind: "theft",
    flights: [
      {
        icon: good,
        from: holder(victim.now.seat, c, good),
        to: holder(thief.now.seat, c, good),
        back: true,
        seat: thief.now.seat,
      },
    ],
  });
  return steps;
}

function trades(c: Change): Step[] {
  const steps: Step[] = [];
  for (const { seat, words } of rowsOf(c.lines, "trade")) {
    const [give = "", get = ""] = words;
    const n = c.before.players[seat]?.rates[GOODS.indexOf(give)] ?? 1;
    steps.push(
      { kind: "pay", flights: [{ icon: give, from: holder(seat, c, give), to: bank(give), n }] },
      { kind: "gain", flights: [{ icon: get, from: bank(get), to: holder(seat, c, get), seat }] },
    );
  }
  for (const { words } of rowsOf(c.lines, "confirm")) {
    const partner = Number(words[0]);
    const terms = c.before.terms.find((agreed) => agreed.seat === partner);
    const me = c.before.turn;
    const cross = (goods: readonly number[], from: number, to: number) =>
      carried(named(goods), (good) => ({
        icon: good,
        from: holder(from, c, good),
        to: holder(to, c, good),
        seat: to,
      }));
    if (terms)
      steps.push({
        kind: "deal",
        flights: [...cross(terms.give, partner, me), ...cross(terms.get, me, partner)],
      });
  }
  const { offer } = c.after;
  if (offer && JSON.stringify(offer) !== JSON.stringify(c.before.offer) && told(c.lines, "offer", "counter"))
    steps.push({ kind: "offer", from: `seat ${c.after.turn}`, mine: offer.to.includes(c.seat) });
  return steps;
}

function awards(c: Change): Step[] {
  const moved = [
    { icon: "s-roadlen", was: c.before.longest_road, now: c.after.longest_road },
    { icon: "s-knight", was: c.before.largest_army, now: c.after.largest_army },
  ];
  const flights = moved.flatMap(({ icon, was, now }): Flight[] =>
    now >= 0 && now !== was
      ? [
          {
            icon,
            from: was >= 0 ? `chip ${was} ${icon}|seat ${was}` : "bank|board",
            to: `chip ${now} ${icon}|seat ${now}`,
          },
        ]
      : [],
  );
  return flights.length ? [{ kind: "award", flights }] : [];
}

/** The piece that earned a seat its points. */
function pieceOf(c: Change, seat: number): Place {
  const [now, was] = [c.after.players[seat]!, c.before.players[seat]!];
  const corner =
    now.cities.find((place) => !was.cities.includes(place)) ??
    now.settlements.find((place) => !was.settlements.includes(place));
  return corner === undefined ? `seat ${seat}` : `corner ${corner}`;
}

export const motion: Mover<SettlersView> = (before, after, between) => {
  const c: Change = { ...between, before, after };
  return [
    ...roll(c),
    ...cards(c),
    ...discards(c),
    ...robber(c),
    ...trades(c),
    ...built(c),
    ...awards(c),
    ...scored(between, (seat) => pieceOf(c, seat)),
  ];
};
