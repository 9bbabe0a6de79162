/** Groups the notes of the log into the turns and lines of the story. The notes themselves come from the engine. */
import type { LogLine } from "$lib/net/log";
import type { Note } from "$lib/words/fluent";

/** A line of the story: one or several notes, and the rows of the log that they tell. */
export interface StoryLine {
  /** Its first row. */
  row: number;
  /** The seat it is about, or a negative number. */
  seat: number;
  notes: Note[];
  rows: LogLine[];
  /** Taken back later. */
  undone: boolean;
}

export interface StoryTurn {
  key: number;
  /** Whose turn it is; `null` for what happens before the first one. */
  seat: number | null;
  /** The number of the turn; 0 before the first. */
  number: number;
  dice: number[];
  lines: StoryLine[];
  /** Its last row. */
  last: number;
}

export const seatOf = (note: Note): number => Number(note.args.seat ?? -1);

/** The turns of a log, oldest first. */
export function tellStory(log: readonly LogLine[]): StoryTurn[] {
  const turns: StoryTurn[] = [];
  for (const entry of log) {
    const [row, , , notes] = entry;
    for (const note of notes) {
      if (note.key === "told-turn") turns.push(newTurn(row, note));
      else {
        if (note.key === "told-back") takeBack(turns, Number(note.args.row));
        const turn = turns.at(-1) ?? newTurn(row, note);
        if (!turns.length) turns.push(turn);
        if (note.key === "told-roll") turn.dice = String(note.args.dice).split(" ").map(Number);
        add(turn.lines, note, entry);
      }
    }
    const now = turns.at(-1);
    if (now) now.last = row;
  }
  return turns;
}

function newTurn(row: number, note: Note): StoryTurn {
  const seat = note.key === "told-turn" && seatOf(note) >= 0 ? seatOf(note) : null;
  return { key: row, seat, number: Number(note.args.n ?? 0), dice: [], lines: [], last: row };
}

function add(lines: StoryLine[], note: Note, entry: LogLine): void {
  const last = lines.at(-1);
  const open = last && !last.undone ? last : null;
  const sum = open && added(open.notes.at(-1)!, note);
  if (open && (sum || note.args.also)) {
    if (sum) open.notes[open.notes.length - 1] = sum;
    else open.notes.push(note);
    if (!open.rows.includes(entry)) open.rows.push(entry);
  } else lines.push({ row: entry[0], seat: seatOf(note), notes: [note], rows: [entry], undone: false });
}

/** Merge two notes of the same kind and seat by adding their goods. */
function added(one: Note, other: Note): Note | null {
  const [mine, more] = [one.args.goods, other.args.goods];
  if (one.key !== other.key || one.args.seat !== other.args.seat) return null;
  if (typeof mine !== "string" || typeof more !== "string") return null;
  const counts = new Map(goodsIn(mine));
  for (const [name, n] of goodsIn(more)) counts.set(name, (counts.get(name) ?? 0) + n);
  return { ...one, args: { ...one.args, goods: [...counts].map(([name, n]) => `${name} ${n}`).join(" ") } };
}

/** Parse goods such as `wood 2 ore 1`. */
export function goodsIn(text: string): [string, number][] {
  const words = text.split(" ").filter(Boolean);
  return words.flatMap((name, i): [string, number][] => (i % 2 ? [] : [[name, Number(words[i + 1] ?? 1)]]));
}

/** Mark taken-back lines as undone; lines of a turn that was taken back join the previous turn. */
function takeBack(turns: StoryTurn[], row: number): void {
  while (turns.length > 1 && turns.at(-1)!.key >= row) {
    const { lines } = turns.pop()!;
    turns.at(-1)!.lines.push(...lines);
  }
  for (const turn of turns) for (const line of turn.lines) if (line.row >= row) line.undone = true;
}

/** Whether a line concerns a seat. */
export const isAbout = (line: StoryLine, seat: number): boolean =>
  line.notes.some((note) => note.args.seat === seat || note.args.who === seat);

/** Every seat's income from a turn's roll; `null` before the roll. */
export function broughtBy(turn: StoryTurn | undefined): Map<number, string> | null {
  const line = turn?.lines.findLast(({ notes }) => notes[0]!.key === "told-roll");
  if (!line) return null;
  const gains = line.notes.filter((note) => note.key === "told-gain");
  return new Map(gains.map((note) => [seatOf(note), String(note.args.goods)]));
}
