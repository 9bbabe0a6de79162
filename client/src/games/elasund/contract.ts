/** The lines of a contract from the engine's notes: conditions, price, gains, and pieces that return. */
import type { Part } from "$lib/words/parts";
import { sentence } from "$lib/words/parts";
import { say, w } from "$lib/words/say.svelte";
import type { Person } from "$lib/table/types";
import type { Note } from "$lib/words/fluent";
import { CUBES, colourOf, INFLUENCE, seatOf, type ElasundView } from "./view";

export interface Line {
  tone: "ok" | "no" | "gain" | "home" | "loss";
  label: Part[];
  value: Part[];
}

export const gold = (n: number): Part[] => [
  { icon: "gold", label: w("elasund-card-gold") },
  { strong: `${n}` },
];
const scrolls = (n: number): Part[] => [
  { icon: "s-scroll", label: w("elasund-influence") },
  { strong: `${n}` },
];
const each = (): Part[] => INFLUENCE.map((card) => ({ icon: `i-${card}`, label: w(`elasund-card-${card}`) }));

/** The total price in gold, for the button. */
export function price(notes: readonly Note[]): number {
  const total = notes.find((note) => note.key === "slip-total");
  if (total) return Number(total.args.gold);
  return notes
    .filter((note) => note.key === "pays-bank")
    .reduce((sum, note) => sum + Number(note.args.gold), 0);
}

export function contractLines(
  view: ElasundView,
  seat: number,
  notes: readonly Note[],
  people: readonly Person[],
): Line[] {
  const me = seatOf(view, seat);
  const of = (...keys: string[]) => notes.filter((note) => keys.includes(note.key));
  const number = (note: Note, name: string) => Number(note.args[name] ?? 0);
  const who = (note: Note) => number(note, "seat");
  const cube = (owner: number): Part => ({
    icon: "r-cube",
    seat: colourOf(view, owner),
    label: w("elasund-cube"),
  });
  const lines: Line[] = [];
  const add = (tone: Line["tone"], label: Part[] | string, value: Part[] = []) =>
    lines.push({ tone, label: typeof label === "string" ? [label] : label, value });
  const known = new Set<string>();
  const take = (...keys: string[]) => {
    for (const key of keys) known.add(key);
    return of(...keys);
  };

  for (const note of take("slip-permits")) {
    const [have, need] = [number(note, "have"), number(note, "need")];
    add(have >= need ? "ok" : "no", w("elasund-line-permits"), [
      { strong: w("elasund-line-needs", { have, need }) },
    ]);
  }
  const right = take("slip-right", "slip-right-tied", "slip-right-none")[0];
  const sums = take("slip-sum");
  if (right) {
    const leader = right.key === "slip-right" ? who(right) : -1;
    const ranked = [...sums].sort((a, b) => number(b, "sum") - number(a, "sum"));
    const shown: Part[] = ranked.flatMap((note, i): Part[] => [
      ...(i ? [" "] : []),
      { mark: who(note), name: false },
      { strong: ` ${number(note, "sum")}` },
    ]);
    const rival = ranked.length === 1 ? [{ strong: ` · ${w("elasund-line-no-rival")}` }] : [];
    add(leader === seat ? "ok" : "no", w("elasund-line-right"), [
      ...shown,
      ...(leader === seat ? rival : []),
    ]);
  }
  for (const note of take("pays-bank"))
    if (number(note, "gold")) add("ok", w("elasund-line-bank"), gold(number(note, "gold")));
  for (const note of take("pays-seat"))
    add("ok", sentence("elasund-line-pays", { who: { mark: who(note) } }), gold(number(note, "gold")));
  for (const note of take("pays-alike")) add("ok", w("elasund-line-alike"), scrolls(number(note, "cards")));
  for (const _ of take("pays-each")) add("ok", w("elasund-line-each"), each());
  for (const note of take("slip-total")) {
    const [sum, have] = [number(note, "gold"), number(note, "have")];
    if (have < sum) add("no", w("elasund-line-total"), [{ strong: w("elasund-line-of", { n: sum, have }) }]);
  }
  for (const note of take("gains-cubes")) {
    const n = number(note, "cubes");
    if (n)
      add("gain", w("elasund-line-gain"), [
        cube(seat),
        { strong: w("elasund-line-cubes", { n, now: (me?.cubes_placed ?? 0) + n, of: CUBES }) },
      ]);
  }
  const track = take("gains-track-cubes")[0];
  for (const note of take("gains-points")) {
    const n = number(note, "points");
    if (n)
      add("gain", w("elasund-line-trade"), [
        { icon: "s-commerce", label: w("elasund-trade") },
        { strong: ` +${n} → ${(me?.trade_points ?? 0) + n}` },
        ...(track ? [" ", cube(seat), { strong: ` +${number(track, "cubes")}` }] : []),
      ]);
  }
  for (const note of take("gains-gold")) add("gain", w("elasund-line-gain"), gold(number(note, "gold")));
  for (const note of take("gains-influence"))
    if (number(note, "cards")) add("gain", w("elasund-line-gain"), scrolls(number(note, "cards")));
  for (const note of take("row-earns")) {
    const [coins, cards] = [number(note, "gold"), number(note, "influence")];
    add(
      "gain",
      [{ mark: who(note) }],
      [...(coins ? gold(coins) : []), " ", ...(cards ? scrolls(cards) : [])],
    );
  }
  for (const note of take("row-loses"))
    add(
      "loss",
      [{ mark: who(note) }],
      [{ icon: "s-cards", label: w("client-cards-in-hand") }, { strong: ` −${number(note, "cards")}` }],
    );

  const home = take("permit-home");
  const owners = [...new Set(home.map(who))];
  if (owners.length)
    add(
      "home",
      w("elasund-line-home"),
      owners.flatMap((owner, i): Part[] => [
        ...(i ? [" "] : []),
        { mark: owner, name: false },
        {
          strong: ` ${home
            .filter((note) => who(note) === owner)
            .map((note) => number(note, "value"))
            .join(", ")}`,
        },
      ]),
    );
  for (const note of take("to-pile", "to-owner", "hut-displaced"))
    add(
      "loss",
      [{ mark: who(note), name: false }, ` ${w(`elasund-building-${String(note.args.building)}`)}`],
      [{ strong: w(`elasund-line-${note.key}`) }],
    );
  const losses = take("cubes-home", "track-cubes-home", "loses-points");
  for (const owner of new Set(losses.map(who))) {
    const mine = losses.filter((note) => who(note) === owner);
    const sum = (name: string) => mine.reduce((total, note) => total + number(note, name), 0);
    const [cubes, points] = [sum("cubes"), sum("points")];
    add("loss", sentence("elasund-line-loses", { who: { mark: owner } }), [
      ...(cubes ? [cube(owner), { strong: ` −${cubes} ` }] : []),
      ...(points ? [{ icon: "s-commerce", label: w("elasund-trade") }, { strong: ` −${points}` }] : []),
    ]);
  }
  for (const note of notes)
    if (!known.has(note.key)) {
      const named = typeof note.args.seat === "number" ? people[note.args.seat]?.name : undefined;
      add("home", say("elasund", named ? { ...note, args: { ...note.args, seat: named } } : note));
    }
  return lines;
}
