/** A line of the story in words and pictures, for one reader. */
import { sentence, type Part } from "$lib/words/parts";
import { has, w } from "$lib/words/say.svelte";
import { goodsIn, seatOf, type StoryLine, type StoryTurn } from "./story";
import type { Note } from "$lib/words/fluent";

/** A game's part in the drawing of its story. */
export interface Pictures {
  /** The sign in front of a line, by the key of its first note. */
  signs: Readonly<Record<string, string>>;
  /** Draws an argument; without it, the argument is worded. */
  drawn?: ((name: string, value: string, note: Note) => Part[] | undefined) | undefined;
  /** A whole note in pictures instead of its sentence. */
  pictured?: ((note: Note) => Part[] | undefined) | undefined;
}

export interface Telling extends Pictures {
  game: string;
  reader: number;
}

const SIGNS: Record<string, string> = {
  "told-roll": "s-die",
  "told-gain": "s-up",
  "told-lose": "s-cards",
  "told-offer": "s-trade",
  "told-deal": "s-trade",
  "told-trade": "s-trade",
  "told-discard": "s-cards",
  "told-won": "s-crown",
  "told-back": "s-undo",
};
const GOODS = ["goods", "give", "get"];
const ANSWERS: Record<string, string> = { "told-accept": "s-check", "told-decline": "s-cross" };
/** Arguments that are not part of the sentence. */
const SILENT = ["place", "lost", "also", "deck", "dice", "row"];

export const signOf = (line: StoryLine, t: Telling): string =>
  t.signs[line.notes[0]!.key] ?? SIGNS[line.notes[0]!.key] ?? "s-flag";

/** `wood 2 ore 1` in pictures. */
export const goodsParts = (text: string, t: Telling): Part[] =>
  goodsIn(text).map(([name, n]) => goodPart(name, n, t));
function goodPart(name: string, n: number, t: Telling): Part {
  const drawn = t.drawn?.("good", name, { key: "", rules: [], args: {} })?.[0];
  const part: Part = drawn ?? { icon: name, label: w(`${t.game}-good-${name}`) };
  return typeof part === "object" && "icon" in part ? { ...part, n } : part;
}

const you = (t: Telling): string => w(has(`${t.game}-you`) ? `${t.game}-you` : "core-you");
const who = (seat: number, t: Telling): Part => (seat === t.reader ? you(t) : { mark: seat });

function argument(name: string, value: string | number, note: Note, t: Telling): Part | Part[] | number {
  if (name === "seat" || name === "who") return who(Number(value), t);
  if (name === "points") return { points: Number(value) };
  if (typeof value === "number") return value;
  const drawn = t.drawn?.(name, value, note);
  if (drawn) return drawn;
  if (GOODS.includes(name)) return goodsParts(value, t);
  if (name === "at")
    return goodsIn(value).map(([land, n]) => ({ strong: `${w(`${t.game}-terrain-${land}`)} ${n || ""}` }));
  const word = `${t.game}-${name}-${value}`;
  return has(word) ? { strong: w(word) } : value;
}

/** The sentence of a note. */
function said(note: Note, t: Telling): Part[] {
  const args: Record<string, Part | Part[] | number> = {};
  for (const [name, value] of Object.entries(note.args))
    if (!SILENT.includes(name)) args[name] = argument(name, value, note, t);
  const mine = ["seat", "who"].find((name) => note.args[name] === t.reader);
  const own = `${t.game}-${note.key}`;
  return t.pictured?.(note) ?? sentence(has(own) ? own : `core-${note.key}`, { ...args, you: mine ?? "no" });
}

const goodsOf = (note: Note, t: Telling): Record<string, Part[]> => ({
  give: goodsParts(String(note.args.give), t),
  get: goodsParts(String(note.args.get), t),
});

/** The continuation of a line: gains and answers are drawn as groups. */
function more(note: Note, before: Note, t: Telling): Part[] {
  const seat = seatOf(note);
  const mark: Part = { mark: seat, name: false };
  if (note.key === "told-gain") return [" ", { group: [mark, ...goodsParts(String(note.args.goods), t)] }];
  if (note.key === "told-lose")
    return [" ", { group: [mark, "−", ...goodsParts(String(note.args.goods), t)] }];
  if (note.key === "told-offer") return [" · ", ...sentence("core-told-offered", goodsOf(note, t))];
  const answer = ANSWERS[note.key];
  if (answer)
    return [" ", { group: [mark, { icon: answer, label: w(`${t.game}-${note.key}`, { you: "no" }) }] }];
  const name: Part[] = seat >= 0 && seat !== seatOf(before) ? [mark, " "] : [];
  if (note.key === "told-points") return [" ", ...name, { points: Number(note.args.points) }];
  return [" · ", ...name, ...said(note, t)];
}

const coreNote = (key: string, seat: number, who = seat): Note => ({ key, rules: [], args: { seat, who } });

/** Drop redundant notes: answers of a closed offer, and goods that a trade names itself. */
export function folded(notes: readonly Note[]): Note[] {
  const [head, ...rest] = notes;
  if (head?.key === "told-trade")
    return [head, ...rest.filter(({ key }) => key !== "told-paid" && key !== "told-gain")];
  if (head?.key !== "told-offer") return [...notes];
  const seat = seatOf(head);
  const deal = rest.find((note) => note.key === "told-deal");
  if (deal) {
    const agreed = deal.args.give === head.args.give && deal.args.get === head.args.get;
    return [head, agreed ? coreNote("told-agreed", seat, Number(deal.args.who)) : deal];
  }
  const offers = [head, ...rest.filter((note) => note.key === "told-offer")];
  if (rest.some((note) => note.key === "told-withdraw" || note.key === "told-refuse"))
    return [...offers, coreNote("told-no-deal", seat)];
  const declined = rest.filter((note) => note.key === "told-decline").length;
  const refused = declined > 0 && declined + offers.length === notes.length;
  return refused ? [...offers, coreNote("told-no-takers", seat)] : [...notes];
}

const inVain = (line: StoryLine): boolean =>
  !line.undone && ["told-no-deal", "told-no-takers"].includes(folded(line.notes).at(-1)!.key);

/** Merge consecutive rejected offers of one seat into one line. */
export function gathered(lines: readonly StoryLine[]): StoryLine[] {
  const out: StoryLine[] = [];
  for (const line of lines) {
    const before = out.at(-1);
    if (before?.seat === line.seat && inVain(before) && inVain(line))
      out[out.length - 1] = {
        ...before,
        notes: [...before.notes, ...line.notes],
        rows: [...before.rows, ...line.rows],
      };
    else out.push(line);
  }
  return out;
}

/** A line in words and pictures; `whole` includes the subject and the roll, which the turn's header shows otherwise. */
export function lineParts(line: StoryLine, turn: StoryTurn | null, t: Telling, whole = false): Part[] {
  const [head, ...rest] = folded(line.notes);
  const seat = seatOf(head!);
  const parts: Part[] = [];
  if (["told-gain", "told-lose"].includes(head!.key)) parts.push(...more(head!, head!, t));
  else if (whole || head!.key !== "told-roll") {
    if (seat === t.reader && seat >= 0) parts.push(`${you(t)} `);
    else if (seat >= 0 && (whole || seat !== turn?.seat)) parts.push({ mark: seat }, " ");
    parts.push(...said(head!, t));
  }
  rest.forEach((note, i) => parts.push(...more(note, i ? rest[i - 1]! : head!, t)));
  const first = parts[0];
  if (first === " " || first === " · ") parts.shift();
  return parts;
}

/** The places of the board that a line names. */
export const placesOf = (line: StoryLine): string[] =>
  line.notes.flatMap((note) => (note.args.place ? [String(note.args.place)] : []));
