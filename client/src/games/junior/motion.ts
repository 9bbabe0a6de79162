/** The animation steps between two positions of Junior. */
import {
  carried,
  difference,
  gainsOf,
  named,
  priceTold,
  rolled,
  rowsOf,
  scored,
  told,
  type Between,
  type Mover,
} from "$lib/motion/differences";
import type { Flight, Place, Step } from "$lib/motion/steps";
import { w } from "$lib/words/say.svelte";
import { colourOf, SUPPLIES, type JuniorView } from "./view";

interface Change extends Between {
  before: JuniorView;
  after: JuniorView;
}

const RESERVE: Place = "reserve|bank|tab bank|board";
const stall = (good: string): Place => `stall ${good}|bank|tab bank|board`;
const holder = (c: Change, seat: number, good: string): Place =>
  seat === c.seat ? `hand ${good}|hand|seat ${seat}` : `seat ${seat}`;
const gains = (c: Change) => gainsOf(c.lines, c.before.players, c.after.players, c.after.goods);
const CARD = "card";
const iconOf = (c: Change, good: string) => (c.after.goods.includes(good) ? good : "s-cards");

/** Every seat's gains, with their sources. */
function gained(c: Change, from: (good: string) => Place): Step[] {
  const flights = [...gains(c)].flatMap(([seat, goods]) =>
    carried(goods, (good) => ({
      icon: iconOf(c, good),
      from: from(good),
      to: holder(c, seat, good),
      seat,
    })),
  );
  return flights.length ? [{ kind: "gain", flights }] : [];
}

/** The die, the islands of its number, their goods, and the goods that the ghost blocks. */
function roll(c: Change): Step[] {
  if (!told(c.lines, "dice")) return [];
  const fell = Number(rowsOf(c.lines, "dice").at(-1)?.words[0]);
  const islands = c.after.terrains.filter((terrain) => terrain.number === fell);
  const open = islands.filter((terrain) => !terrain.haunted);
  const haunted = islands.filter((terrain) => terrain.haunted);
  const steps = rolled(c.lines, c.after.turn);
  if (open.length)
    steps.push({
      kind: "light",
      lit: open.map(({ key }) => `lit ${key}`),
      lift: open.map(({ key }) => `token ${key}`),
    });
  steps.push(
    ...gained(c, (good) => {
      const island = open.find((terrain) => terrain.good === good) ?? open[0];
      return island ? `island ${island.key}` : RESERVE;
    }),
  );
  if (haunted.length)
    steps.push({
      kind: "lost",
      flights: haunted.map(({ key, good }) => ({ icon: good, from: `island ${key}`, to: `island ${key}` })),
      along: steps.at(-1)?.kind === "gain",
    });
  return steps;
}

/** The price of a piece or a card, if it was paid for. */
function paid(c: Change, seat: number): Step[] {
  const flights = carried(priceTold(c.lines, seat), (good) => ({
    icon: good,
    from: holder(c, seat, good),
    to: RESERVE,
  }));
  return flights.length ? [{ kind: "pay", flights }] : [];
}

function built(c: Change): Step[] {
  const steps: Step[] = [];
  const put = (step: Step, seat: number) => {
    const cost = paid(c, seat);
    steps.push(...cost, { ...step, along: cost.length > 0 });
  };
  c.after.berths.forEach(({ key, owner }, i) => {
    if (owner >= 0 && c.before.berths[i]?.owner !== owner) put({ kind: "build", at: [`boat ${key}`] }, owner);
  });
  c.after.sites.forEach(({ key, owner }, i) => {
    if (owner >= 0 && c.before.sites[i]?.owner !== owner)
      put({ kind: "build", at: [`fort ${key}`], sound: "city" }, owner);
  });
  return steps;
}

/** A Coco card: mine becomes a big card, those of others are shown to everybody. */
function coco(c: Change): Step[] {
  const steps: Step[] = [];
  for (const { seat } of rowsOf(c.lines, "buy")) steps.push(...paid(c, seat));
  for (const player of c.after.players) {
    const had = new Map(c.before.players[player.seat]?.coco.map(({ key, count }) => [key, count]));
    for (const { key, count } of player.coco) {
      if (count <= (had.get(key) ?? 0)) continue;
      const brings = SUPPLIES[key] ? c.after.goods.filter((_, i) => SUPPLIES[key]![i]) : [];
      if (player.seat === c.seat)
        steps.push({
          kind: "offer",
          from: `seat ${player.seat}`,
          mine: true,
          icon: "j-parrot",
          sound: "card",
        });
      else
        steps.push({
          kind: "coco",
          card: { icon: "j-parrot", title: w(`junior-coco-${key}`), colour: player.colour, brings },
          from: "bank|tab bank|board",
          to: `seat ${player.seat}`,
          hop: "asker",
        });
    }
  }
  if (told(c.lines, "draw")) steps.push(...gained(c, () => RESERVE));
  return steps;
}

const home = (key: string): Place => (key ? `island ${key}` : "castle");

function ghost(c: Change): Step[] {
  const steps: Step[] = [];
  if (c.before.ghost !== c.after.ghost)
    steps.push({
      kind: "glide",
      moved: [{ what: "captain", from: home(c.before.ghost), to: home(c.after.ghost) }],
    });
  const [had, has] = [c.before.castle, c.after.castle];
  if (had === has) return steps;
  const fort = (seat: number, from: Place, to: Place): Flight => ({
    icon: "j-fort",
    colour: colourOf(c.after, seat),
    from,
    to,
  });
  const flights: Flight[] = [];
  if (had >= 0) flights.push(fort(had, "castle", `seat ${had}`));
  if (has >= 0) flights.push(fort(has, `seat ${has}`, "castle"));
  return [...steps, { kind: "award", flights }];
}

/** Cards that are given to the seat on turn. */
function tribute(c: Change): Step[] {
  const rows = rowsOf(c.lines, "give");
  const taker = c.before.turn;
  const flights = rows.map(({ seat, words }): Flight => {
    const good = c.after.goods.includes(words[0] ?? "") ? words[0]! : CARD;
    return {
      icon: good === CARD ? "" : good,
      from: holder(c, seat, good),
      to: holder(c, taker, good),
      back: true,
      seat: taker,
    };
  });
  return flights.length ? [{ kind: "theft", flights }] : [];
}

function trades(c: Change): Step[] {
  const steps: Step[] = [];
  for (const { seat, words } of rowsOf(c.lines, "market", "trade")) {
    const [give = "", get = ""] = words;
    const market = told(c.lines, "market");
    const rate = c.before.players[seat]?.rates[c.after.goods.indexOf(give)] ?? 1;
    const there = (good: string) => (market ? stall(good) : RESERVE);
    steps.push(
      {
        kind: "pay",
        flights: [{ icon: give, from: holder(c, seat, give), to: there(give), n: market ? 1 : rate }],
      },
      { kind: "gain", flights: [{ icon: get, from: there(get), to: holder(c, seat, get), seat }] },
    );
  }
  for (const { seat, words } of rowsOf(c.lines, "confirm")) {
    const partner = Number(words[0]);
    const terms =
      c.before.proposals.find((proposal) => proposal.seat === partner) ??
      c.before.offer?.answers.find((answer) => answer.seat === partner);
    const cross = (goods: readonly number[], from: number, to: number) =>
      carried(named(c.after.goods, goods), (good) => ({
        icon: good,
        from: holder(c, from, good),
        to: holder(c, to, good),
        seat: to,
      }));
    if (terms)
      steps.push({
        kind: "deal",
        flights: [...cross(terms.give, partner, seat), ...cross(terms.get, seat, partner)],
      });
  }
  const { offer } = c.after;
  if (offer && told(c.lines, "offer"))
    steps.push({
      kind: "offer",
      from: `seat ${c.after.turn}`,
      mine: offer.answers.some((answer) => answer.seat === c.seat),
    });
  return steps;
}

/** Stalls that were filled again. */
function market(c: Change): Step[] {
  if (told(c.lines, "market", "dice")) return [];
  const refilled = difference(
    c.before.market.map((good) => (good ? 1 : 0)),
    c.after.market.map((good) => (good ? 1 : 0)),
  ).flatMap((n, i) => (n > 0 ? [c.after.market[i]!] : []));
  return refilled.length ? [{ kind: "regions", at: refilled.map((good) => `stall ${good}`) }] : [];
}

/** The fortress that earned a seat its point. */
function pieceOf(c: Change, seat: number): Place {
  const site = c.after.sites.find((now, i) => now.owner === seat && c.before.sites[i]?.owner !== seat);
  return site ? `fort ${site.key}` : "castle";
}

export const motion: Mover<JuniorView> = (before, after, between) => {
  const c: Change = { ...between, before, after };
  return [
    ...roll(c),
    ...coco(c),
    ...tribute(c),
    ...ghost(c),
    ...trades(c),
    ...market(c),
    ...built(c),
    ...scored(between, (seat) => pieceOf(c, seat)),
  ];
};
