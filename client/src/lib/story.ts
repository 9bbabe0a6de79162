/**
 * From the log to the story: turns with their lines. The only place that reads the notation for telling; a server
 * that sends sentences of its own would be read here and nowhere else.
 */
import type { LogLine } from "./log";
import type { Part } from "./parts";

/** A line of the story: a sign, and a sentence in words and pictures. */
export interface StoryLine {
  /** The row of the log it tells; several rows may be told in one line. */
  row: number;
  seat: number;
  verb: string;
  lead: string;
  parts: Part[];
  /** Taken back later. */
  undone: boolean;
}

export interface StoryTurn {
  key: number;
  /** Whose turn it is; `null` for what was laid before anybody moved. */
  seat: number | null;
  /** The how manieth turn of the game; 0 before the first roll. */
  number: number;
  dice: number[];
  lines: StoryLine[];
  last: number;
}

/** What a game says of one row: a line, an addition to the line before, or nothing. */
export type Told = { lead: string; parts: Part[] } | { more: Part[] } | null;

export interface Teller {
  /** The row in words and pictures; `last` is the line before it in the same turn. */
  tell: (seat: number, text: string, last: StoryLine | null) => Told;
  /** Verbs that end a turn, and those that open the game proper. */
  ends: ReadonlySet<string>;
  begins: ReadonlySet<string>;
  /** Whether a row begins a turn, where no verb ends one; `other` if its seat is not the one on turn. */
  opens?: (text: string, other: boolean) => boolean;
}

const CHANCE = -1;
const faces = (words: string[]) => words.filter((word) => /^[1-6]$/.test(word)).map(Number);

/** The turns of a log, oldest first. */
export function tellStory(log: readonly LogLine[], teller: Teller): StoryTurn[] {
  const turns: StoryTurn[] = [];
  let now: StoryTurn | null = null;
  let number = 0;
  let ended = false;
  for (const [row, seat, text] of log) {
    const [verb = "", ...words] = text.split(" ");
    if (verb === "back") {
      takeBack(turns, Number(words[0]));
      continue;
    }
    const other: boolean = seat !== turns.at(-1)?.seat;
    if (number && seat !== CHANCE && teller.opens?.(text, other)) ended = true;
    const begins: boolean = number === 0 && seat !== CHANCE && teller.begins.has(verb);
    const isNew: boolean =
      !now || (seat !== CHANCE && (begins || now.seat === null || (number ? ended : seat !== now.seat)));
    if (isNew) {
      if (begins || (number && ended)) number += 1;
      now = { key: row, seat: seat === CHANCE ? null : seat, number, dice: [], lines: [], last: row };
      turns.push(now);
      ended = false;
    }
    const turn: StoryTurn = now!;
    turn.last = row;
    if (seat === CHANCE && verb === "dice") turn.dice = faces(words);
    const last = turn.lines.at(-1) ?? null;
    const told = teller.tell(seat, text, last);
    if (told && "more" in told) last?.parts.push(...told.more);
    else if (told) turn.lines.push({ row, seat, verb, undone: false, ...told });
    if (seat !== CHANCE && teller.ends.has(verb)) ended = true;
  }
  return turns;
}

function takeBack(turns: readonly StoryTurn[], row: number): void {
  for (const turn of turns) for (const line of turn.lines) if (line.row >= row) line.undone = true;
}
