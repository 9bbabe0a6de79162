/** The animation steps between two positions of Elasund. */
import {
  carried,
  difference,
  doer,
  fresh,
  named,
  rolled,
  rowsOf,
  scored,
  told,
  type Between,
  type Goods,
  type Mover,
} from "$lib/motion/differences";
import type { Flight, Gone, Place, Step } from "$lib/motion/steps";
import { cardIcon, CARDS, colourOf, type ElasundView, type TileView } from "./view";

interface Change extends Between {
  before: ElasundView;
  after: ElasundView;
}

const BANK: Place = "bank|tab bank|board";
const INFLUENCE = "influence";
const CHIPS: Record<string, string> = { gold: "gold", [INFLUENCE]: "s-scroll" };
const iconOf = (card: string) => (CARDS.includes(card) ? cardIcon(card) : "s-scroll");
const holder = (c: Change, seat: number, card: string): Place => {
  const chip = `chip ${seat} ${CHIPS[card] ?? "s-scroll"}|seat ${seat}`;
  return seat === c.seat ? `hand ${card}|hand|${chip}` : chip;
};
const permits = (c: Change, seat: number): Place =>
  seat === c.seat ? `hand permits|hand|seat ${seat}` : `chip ${seat} s-permit|seat ${seat}`;

/** Changes of every seat's gold and influence; my own cards by colour. */
function balance(c: Change, seat: number): { more: Goods; less: Goods } {
  const [now, was] = [c.after.seats[seat]!, c.before.seats[seat]!];
  const mine = seat === c.seat ? difference(c.before.hand, c.after.hand) : [];
  const names = mine.length ? CARDS : ["gold", INFLUENCE];
  const counts = mine.length ? mine : [now.gold - was.gold, now.influence - was.influence];
  return {
    more: named(names, counts),
    less: named(
      names,
      counts.map((n) => -n),
    ),
  };
}
const spotOf = (tile: TileView): Place => `tile ${tile.x} ${tile.y}`;
/** A seat's building in the ship's row that pays cards of this kind. */
function earner(c: Change, seat: number, card: string): Place {
  const y = c.after.rows.indexOf(c.after.ship);
  const income = card === "gold" ? "gold" : INFLUENCE;
  const tile = c.after.tiles.find(
    (t) => t.owner === seat && t.income === income && t.y <= y && y < t.y + t.height,
  );
  return tile ? spotOf(tile) : "ship|board";
}

/** Dice and the ship. */
function roll(c: Change): Step[] {
  const steps = rolled(c.lines, c.after.turn);
  const [from, to] = [c.before.ship, c.after.ship];
  const rows = c.after.rows.indexOf(to) - c.after.rows.indexOf(from);
  if (from && to && from !== to)
    steps.push({
      kind: "sail",
      moved: [{ what: "ship", from: `buoy ${from}`, to: `buoy ${to}` }],
      lit: ["ship-row"],
      slow: Math.min(1, Math.abs(rows) / 5),
    });
  else if (to && !from) steps.push({ kind: "build", at: ["ship", "ship-row"], sound: "ship" });
  return steps;
}

const BUYS = ["build", "wall", "church", "permit", "place", "spend", "move", "upgrade", "hut", "at", "lay"];

/** Income of the ship's row, cards that are taken, and cards that are drawn for new buildings. */
function gained(c: Change): Step[] {
  if (!told(c.lines, "dice", "ship", "draw", "take")) return [];
  const bought = told(c.lines, ...BUYS);
  const seats = bought ? c.after.seats.filter(({ seat }) => seat === doer(c.lines)) : c.after.seats;
  const flights = seats.flatMap(({ seat }) =>
    carried(balance(c, seat).more, (card) => ({
      icon: iconOf(card),
      from: bought || told(c.lines, "take") ? BANK : earner(c, seat, card),
      to: holder(c, seat, card),
      seat,
    })),
  );
  return flights.length ? [{ kind: "gain", flights }] : [];
}

/** Cards that are lost to the pirates or to a shortage. */
function discards(c: Change): Step[] {
  if (!told(c.lines, "discard")) return [];
  const flights = c.after.seats.flatMap(({ seat }) =>
    carried(balance(c, seat).less, (card) => ({
      icon: card === INFLUENCE ? "" : iconOf(card),
      from: holder(c, seat, card),
      to: "ship|board",
      back: card === INFLUENCE,
    })),
  );
  return flights.length ? [{ kind: "discard", flights }] : [];
}

/** Payments to the bank and to other seats for new buildings. */
function paid(c: Change): Step[] {
  const by = doer(c.lines);
  if (by === null || by < 0 || !told(c.lines, ...BUYS) || told(c.lines, "dice")) return [];
  const steps: Step[] = [];
  const cost = carried(balance(c, by).less, (card) => ({
    icon: iconOf(card),
    from: holder(c, by, card),
    to: BANK,
  }));
  if (cost.length) steps.push({ kind: "pay", flights: cost });
  const others = c.after.seats.flatMap(({ seat }) =>
    seat === by
      ? []
      : carried(balance(c, seat).more, (card) => ({
          icon: iconOf(card),
          from: holder(c, by, card),
          to: holder(c, seat, card),
          seat,
        })),
  );
  if (others.length) steps.push({ kind: "gain", flights: others, along: steps.length > 0 });
  return steps;
}
/** Gold instead of a permit, or for cards. */
function sold(c: Change): Step[] {
  const by = rowsOf(c.lines, "gold", "sell")[0]?.seat;
  if (by === undefined) return [];
  const { more, less } = balance(c, by);
  const steps: Step[] = [];
  const given = carried(less, (card) => ({ icon: iconOf(card), from: holder(c, by, card), to: BANK }));
  const got = carried(more, (card) => ({
    icon: iconOf(card),
    from: BANK,
    to: holder(c, by, card),
    seat: by,
  }));
  if (given.length) steps.push({ kind: "pay", flights: given });
  if (got.length) steps.push({ kind: "gain", flights: got });
  return steps;
}

const tileKey = (tile: TileView) => `${tile.kind} ${tile.owner} ${tile.x} ${tile.y}`;
const covers = (tile: TileView, x: number, y: number) =>
  tile.x <= x && x < tile.x + tile.width && tile.y <= y && y < tile.y + tile.height;

/** New buildings, the pieces they displace, and the permits that return to their owners. */
function raised(c: Change): Step[] {
  const tiles = fresh(c.before.tiles, c.after.tiles, tileKey);
  const gone = fresh(c.after.tiles, c.before.tiles, tileKey);
  const standing = (x: number, y: number): Place => {
    const tile = c.after.tiles.find((t) => covers(t, x, y));
    return tile ? spotOf(tile) : `square ${x} ${y}|board`;
  };
  const was: Gone[] = gone.map((tile) => ({
    icon: `r-${tile.kind}`,
    at: standing(tile.x, tile.y),
    colour: colourOf(c.after, tile.owner),
  }));
  const steps: Step[] = [];
  if (tiles.length) steps.push({ kind: "raise", at: tiles.map((t) => `building ${t.x} ${t.y}`), was });
  const home = fresh(c.after.permits, c.before.permits, (p) => `${p.owner} ${p.value}`).map(
    (permit): Flight => ({
      icon: `r-permit-${permit.value}`,
      colour: colourOf(c.after, permit.owner),
      from: standing(permit.x, permit.y),
      to: permits(c, permit.owner),
    }),
  );
  if (home.length) steps.push({ kind: "home", flights: home, along: steps.length > 0 });
  for (const tile of tiles)
    if (tile.cubes)
      steps.push({
        kind: "cubes",
        at: Array.from({ length: tile.cubes }, (_, i) => `cube ${tile.x} ${tile.y} ${i}`),
        from: `rack ${tile.owner}|seat ${tile.owner}`,
        icon: "r-cube",
        colour: colourOf(c.after, tile.owner),
      });
  return steps;
}

/** Permits that were laid out, or have moved. */
function laid(c: Change): Step[] {
  const key = (p: { owner: number; value: number }) => `${p.owner} ${p.value}`;
  const steps: Step[] = fresh(c.before.permits, c.after.permits, key).map((permit) => ({
    kind: "cubes",
    at: [`permit ${permit.owner} ${permit.value}`],
    from: permits(c, permit.owner),
    icon: `r-permit-${permit.value}`,
    colour: colourOf(c.after, permit.owner),
    sound: "card",
  }));
  for (const permit of c.after.permits) {
    const old = c.before.permits.find((p) => key(p) === key(permit));
    if (old && (old.x !== permit.x || old.y !== permit.y))
      steps.push({
        kind: "swap",
        moved: [
          {
            what: `permit ${permit.owner} ${permit.value}`,
            from: `square ${old.x} ${old.y}`,
            to: `square ${permit.x} ${permit.y}`,
          },
        ],
      });
  }
  return steps;
}

const GATES: Record<string, string> = { N: "gate 1", E: "gate 1", S: "gate 3" };
function walls(c: Change): Step[] {
  const built = c.after.walls.filter((wall, i) => wall.owner >= 0 && (c.before.walls[i]?.owner ?? -2) < 0);
  const steps: Step[] = built.map((wall) => ({
    kind: "wall",
    at: [`wall ${wall.space}`],
    from: GATES[wall.space[0]!] ?? "gate 1",
    ...(wall.tower ? { sound: "city" as const } : {}),
  }));
  const tiles = fresh(c.before.church, c.after.church, (tile) => String(tile.tile));
  if (tiles.length) steps.push({ kind: "church", at: tiles.map((tile) => `church ${tile.tile}`) });
  return steps;
}

/** Cubes that were put on the trade track. */
function track(c: Change): Step[] {
  const flights = c.after.track.flatMap((space, i): Flight[] => {
    const before = c.before.track[i]?.cubes ?? [];
    return space.cubes
      .filter((seat) => !before.includes(seat))
      .map((seat) => ({
        icon: "r-cube",
        colour: colourOf(c.after, seat),
        from: `rack ${seat}|seat ${seat}`,
        to: `track ${space.points}|${BANK}`,
      }));
  });
  return flights.length ? [{ kind: "home", flights }] : [];
}

/** The piece that earned a seat its cubes. */
function pieceOf(c: Change, seat: number): Place {
  const tile = fresh(c.before.tiles, c.after.tiles, tileKey).find((t) => t.owner === seat);
  const wall = c.after.walls.find((w, i) => w.owner === seat && c.before.walls[i]?.owner !== seat);
  const church = fresh(c.before.church, c.after.church, (t) => String(t.tile)).find((t) => t.owner === seat);
  if (tile) return spotOf(tile);
  if (wall) return `wall ${wall.space}`;
  return church ? `church ${church.tile}` : `seat ${seat}`;
}

export const motion: Mover<ElasundView> = (before, after, between) => {
  const c: Change = { ...between, before, after };
  const built = [...raised(c), ...walls(c), ...laid(c)];
  const cost = paid(c);
  const [first, ...rest] = built;
  return [
    ...roll(c),
    ...(built.length ? [] : gained(c)),
    ...discards(c),
    ...sold(c),
    ...cost,
    ...(first ? [{ ...first, along: cost.length > 0 }, ...rest] : []),
    ...(built.length ? gained(c) : []),
    ...track(c),
    ...scored(between, (seat) => pieceOf(c, seat)),
  ];
};
