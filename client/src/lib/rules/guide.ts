/**
 * The illustrated rules of a game: `<language>/guide-<game>.txt`, one block per line. The sign at the beginning of a line gives its kind:
 *
 * `## id | title` a chapter, `### id | title` a section, nothing a paragraph, `1. ` a step, `- ` an item,
 * `= picture | text` a picture with words, `$ road city` prices, `% card card` cards to be read, `? ` a question and
 * `> ` its answer, `@ name | title` a position with its marks: `+` allowed, `x` forbidden, `o` look here, each
 * `place = action | text`; `# cards` the table of all cards, with `&& set | title` and `& card | text`.
 *
 * `{S-043 S-044}` at the end of a line are the rules it rests on. Inside a line `**bold**` and `[[picture]]`.
 */
import { wordsFromServer, type Language } from "$lib/words/fluent";

/** A text with the rules it cites. */
export interface CitedText {
  text: string;
  rules: string[];
}
export interface ExampleMark extends CitedText {
  kind: "yes" | "no" | "look";
  /** The places it marks, by their `data-spot` or `data-place`. */
  spots: string[];
  /** The action it explains. */
  action: string;
}
export type Block =
  | ({ kind: "text" } & CitedText)
  | ({ kind: "section"; id: string } & CitedText)
  | { kind: "steps"; lines: CitedText[] }
  | { kind: "items"; lines: CitedText[] }
  | { kind: "pictures"; lines: (CitedText & { picture: string })[] }
  | { kind: "prices" | "faces"; names: string[] }
  | ({ kind: "question"; answer: CitedText[] } & CitedText)
  | ({ kind: "example"; name: string; marks: ExampleMark[]; lines: CitedText[] } & CitedText)
  | { kind: "cards"; sets: Record<string, string>; texts: Record<string, CitedText> };
export interface Chapter extends CitedText {
  id: string;
  blocks: Block[];
}

const RULES = /\s*\{([A-Z]-[A-Z]?\d{2,3}(?: [A-Z]-[A-Z]?\d{2,3})*)\}$/;
function said(line: string): CitedText {
  const match = RULES.exec(line);
  return { text: line.replace(RULES, "").trim(), rules: match ? match[1]!.split(" ") : [] };
}
/** `what | words`. */
function cut(line: string): [string, CitedText] {
  const at = line.indexOf("|");
  return at < 0 ? [line.trim(), said("")] : [line.slice(0, at).trim(), said(line.slice(at + 1))];
}
const MARKS = { "+": "yes", x: "no", o: "look" } as const;

class Reader {
  chapters: Chapter[] = [{ id: "", text: "", rules: [], blocks: [] }];
  get blocks(): Block[] {
    return this.chapters.at(-1)!.blocks;
  }
  /** The last block if it is of this kind, else a new one. */
  last<K extends Block["kind"]>(
    kind: K,
    make: () => Extract<Block, { kind: K }>,
  ): Extract<Block, { kind: K }> {
    const before = this.blocks.at(-1);
    if (before?.kind === kind) return before as Extract<Block, { kind: K }>;
    const made = make();
    this.blocks.push(made);
    return made;
  }
  example() {
    return this.last("example", () => ({
      kind: "example",
      name: "",
      text: "",
      rules: [],
      marks: [],
      lines: [],
    }));
  }
  read(line: string): void {
    const space = line.indexOf(" ");
    const [sign, rest] = space < 0 ? [line, ""] : [line.slice(0, space), line.slice(space + 1)];
    const [what, words] = cut(rest);
    if (sign === "##") this.chapters.push({ id: what, ...words, blocks: [] });
    else if (sign === "###") this.blocks.push({ kind: "section", id: what, ...words });
    else if (sign === "1.") this.last("steps", () => ({ kind: "steps", lines: [] })).lines.push(said(rest));
    else if (sign === "-") this.last("items", () => ({ kind: "items", lines: [] })).lines.push(said(rest));
    else if (sign === "=")
      this.last("pictures", () => ({ kind: "pictures", lines: [] })).lines.push({ picture: what, ...words });
    else if (sign === "$") this.blocks.push({ kind: "prices", names: rest.split(" ") });
    else if (sign === "%") this.blocks.push({ kind: "faces", names: rest.split(" ") });
    else if (sign === "?") this.blocks.push({ kind: "question", ...said(rest), answer: [] });
    else if (sign === ">") {
      const before = this.blocks.at(-1);
      if (before?.kind === "question") before.answer.push(said(rest));
      else this.example().lines.push(said(rest));
    } else if (sign === "@")
      this.blocks.push({ kind: "example", name: what, ...words, marks: [], lines: [] });
    else if (sign in MARKS && rest.includes("|")) this.mark(MARKS[sign as keyof typeof MARKS], what, words);
    else this.readCards(sign, what, words, line);
  }
  private mark(kind: ExampleMark["kind"], what: string, words: CitedText): void {
    const [places = "", action = ""] = what.split(" = ");
    this.example().marks.push({ kind, spots: places.split(" + "), action, ...words });
  }
  private readCards(sign: string, what: string, words: CitedText, line: string): void {
    const cards = () => this.last("cards", () => ({ kind: "cards", sets: {}, texts: {} }));
    if (sign === "#") cards();
    else if (sign === "&&") cards().sets[what] = words.text;
    else if (sign === "&") cards().texts[what] = words;
    else this.blocks.push({ kind: "text", ...said(line) });
  }
}

/** The chapters of a guide; the first has no title and says what the game is about. */
export function parseGuide(text: string): Chapter[] {
  const reader = new Reader();
  for (const line of text.split("\n")) if (line.trim()) reader.read(line.trim());
  return reader.chapters;
}

/** Every sentence of a block. */
export function sentences(block: Block): CitedText[] {
  if (block.kind === "steps" || block.kind === "items" || block.kind === "pictures") return block.lines;
  if (block.kind === "question") return [block, ...block.answer];
  if (block.kind === "example") return [block, ...block.lines, ...block.marks];
  return block.kind === "text" || block.kind === "section" ? [block] : [];
}

export type InlinePart = { text: string; bold?: boolean } | { picture: string };
/** Words, bold words and pictures. */
export const inline = (text: string): InlinePart[] =>
  text
    .split(/(\*\*.+?\*\*|\[\[.+?\]\])/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith("**")
        ? { text: part.slice(2, -2), bold: true }
        : part.startsWith("[[")
          ? { picture: part.slice(2, -2) }
          : { text: part },
    );
export const withoutMarks = (text: string): string =>
  inline(text)
    .map((part) => ("text" in part ? part.text : ""))
    .join("");

const files = import.meta.glob<string>("$words/*/guide-*.txt", { query: "?raw", import: "default" });

/** The guide of a game, or nothing where it has none. */
export async function loadGuide(game: string, language: Language): Promise<Chapter[] | null> {
  const path = Object.keys(files).find((key) => key.endsWith(`/${language}/guide-${game}.txt`));
  const text = path ? await files[path]!() : await wordsFromServer(language, `guide-${game}.txt`);
  return text ? parseGuide(text) : null;
}
