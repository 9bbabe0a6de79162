/** Helpers to find the changes between two positions. They know no rules. */
import type { LogLine } from "$lib/net/log";
import type { Note } from "$lib/words/fluent";
import type { Flight, Place, Step } from "./steps";

/** The context of a change besides the two positions. */
export interface Between {
  /** The log between them. */
  lines: readonly LogLine[];
  /** The viewing seat. */
  seat: number;
  /** Public points, before and after. */
  points: readonly [readonly number[], readonly number[]];
}
export type Mover<V> = (before: V, after: V, between: Between) => Step[];

const CHANCE = -1;

/** The seat and the words of every row of a verb. */
export const rowsOf = (lines: readonly LogLine[], ...verbs: string[]): { seat: number; words: string[] }[] =>
  lines.flatMap(([, seat, text]) => {
    const [verb = "", ...words] = text.split(" ");
    return verbs.includes(verb) ? [{ seat, words }] : [];
  });
/** Whether the log has a row of one of these verbs. */
export const told = (lines: readonly LogLine[], ...verbs: string[]): boolean =>
  rowsOf(lines, ...verbs).length > 0;
/** The last seat that acted. */
export const doer = (lines: readonly LogLine[]): number | null =>
  lines.findLast(([, seat]) => seat !== CHANCE)?.[1] ?? null;

/** The change of each count. */
export const difference = (
  before: readonly number[] | null | undefined,
  after: readonly number[] | null | undefined,
): number[] => (before && after ? after.map((n, i) => n - (before[i] ?? 0)) : []);

/** The elements of a list that were not in another, compared by a key. */
export function fresh<T>(before: readonly T[], after: readonly T[], key: (thing: T) => string): T[] {
  const known = new Set(before.map(key));
  return after.filter((thing) => !known.has(key(thing)));
}

/** Goods by name for each seat. */
export type Goods = Record<string, number>;
const amounts = (text: string): Goods => {
  const words = text.split(" ");
  const found: Goods = {};
  words.forEach((word, i) => {
    if (word && !/^\d+$/.test(word)) found[word] = (found[word] ?? 0) + (Number(words[i + 1]) || 1);
  });
  return found;
};
/** The goods in some notes, by seat. */
function goodsTold(lines: readonly LogLine[], read: (note: Note) => unknown): Map<number, Goods> {
  const found = new Map<number, Goods>();
  for (const [, , , notes] of lines)
    for (const note of notes) {
      const goods = read(note);
      if (typeof goods !== "string") continue;
      const seat = Number(note.args.seat);
      const sum = found.get(seat) ?? {};
      for (const [good, n] of Object.entries(amounts(goods))) sum[good] = (sum[good] ?? 0) + n;
      found.set(seat, sum);
    }
  return found;
}
/** Every seat's gains according to the story. */
export const gainsTold = (lines: readonly LogLine[]): Map<number, Goods> =>
  goodsTold(lines, (note) => (note.key === "told-gain" ? note.args.goods : null));
/** The goods that a seat paid for building or buying. */
export const priceTold = (lines: readonly LogLine[], seat: number): Goods =>
  goodsTold(lines, (note) => note.args.lost).get(seat) ?? {};

/** The public part of a hand. */
interface Holder {
  seat: number;
  hand_size: number;
  hand: number[] | null;
}
/** The change of the size of a hand. */
export const grew = (before: readonly Holder[], after: readonly Holder[], seat: number): number =>
  (after[seat]?.hand_size ?? 0) - (before[seat]?.hand_size ?? 0);

/** Every seat's gains: from the story, or else from the hands (unknown cards are `""`). */
export function gainsOf(
  lines: readonly LogLine[],
  before: readonly Holder[],
  after: readonly Holder[],
  goods: readonly string[],
): Map<number, Goods> {
  const found = gainsTold(lines);
  if (found.size) return found;
  for (const { seat, hand } of after) {
    const more = grew(before, after, seat);
    if (more <= 0) continue;
    const seen = named(goods, difference(before[seat]?.hand, hand));
    found.set(seat, Object.keys(seen).length ? seen : { "": more });
  }
  return found;
}
/** Counts as goods with their names, without zeros. */
export const named = (goods: readonly string[], counts: readonly number[]): Goods =>
  Object.fromEntries(goods.flatMap((good, i) => ((counts[i] ?? 0) > 0 ? [[good, counts[i]!]] : [])));

/** The roll in these rows: the dice come from the seat that rolled. */
export function rolled(lines: readonly LogLine[], turn: number, dice?: Place[]): Step[] {
  const fell = rowsOf(lines, "dice").at(-1);
  if (!fell) return [];
  const faces = fell.words.filter((word) => /^[1-6]$/.test(word)).map(Number);
  const who = rowsOf(lines, "roll").at(-1)?.seat ?? turn;
  return [
    {
      kind: "roll",
      from: `seat ${who}`,
      dice: dice ?? faces.map((_, i) => `die ${i}`),
      faces: faces.length > 1 ? `${faces.join(" + ")} = ${faces.reduce((a, b) => a + b, 0)}` : faces.join(""),
    },
  ];
}

/** Stars for every seat that gained points, from the piece that earned them. */
export function scored({ points: [before, after] }: Between, from: (seat: number) => Place): Step[] {
  let first = true;
  return after.flatMap((n, seat): Step[] => {
    const more = n - (before[seat] ?? 0);
    if (more <= 0) return [];
    const along = !first;
    first = false;
    return [{ kind: "points", seat, n: more, from: from(seat), along }];
  });
}

/** Flights of goods, one for each kind. */
export const carried = (goods: Goods, flight: (good: string) => Omit<Flight, "n">): Flight[] =>
  Object.entries(goods).map(([good, n]) => ({ ...flight(good), n }));

/** The steps of a game without its own: dice and points. */
export const plainMotion: Mover<unknown> = (_before, _after, between) => [
  ...rolled(between.lines, doer(between.lines) ?? 0),
  ...scored(between, () => "board"),
];
