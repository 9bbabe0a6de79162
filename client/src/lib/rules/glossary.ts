/** The glossary and the searchable entries of a game, both extracted from its illustrated rules. */
import { sentences, withoutMarks, type Block, type Chapter, type CitedText } from "./guide";
import { answering, normalise } from "./search";

/** One statement of the rules, with its place. */
export interface Entry {
  chapter: string;
  /** Its anchor in the guide. */
  at: string;
  block: Block;
  rules: string[];
  /** The terms that it explains. */
  names: string[];
  /** Its full text, for searches. */
  text: string;
}

const ARTICLE = "(?:(?:an?|the|une?|les?|la|des) |l’)?";
/** A bold word at the beginning of a sentence is the term that the sentence explains. */
const EXPLAINED = new RegExp(`(?:^|[.!?] )${ARTICLE}\\*\\*${ARTICLE}(.+?)[\\s:.,]*\\*\\*`, "giu");
const TITLE = new RegExp(`^${ARTICLE}(.+)$`, "iu");
const LONGEST = 3;
const isName = (words: string) => words.split(" ").length <= LONGEST && !/\d/.test(words);

const named = (text: string): string[] =>
  [...text.matchAll(EXPLAINED)].map((found) => found[1]!).filter(isName);

/** The lines of a block, if each line makes sense alone. */
function apart(block: Block): Block[] {
  if (block.kind === "pictures") return block.lines.map((line) => ({ kind: "pictures", lines: [line] }));
  if (block.kind === "steps" || block.kind === "items")
    return block.lines.map((line) => ({ kind: "text", ...line }));
  return block.kind === "section" || block.kind === "cards" || block.kind === "faces" ? [] : [block];
}

/** All statements of a guide. */
export function entriesOf(chapters: readonly Chapter[]): Entry[] {
  const found: Entry[] = [];
  for (const { id, text: chapter, blocks } of chapters) {
    let [title, at] = [chapter, id];
    let first = true;
    for (const whole of blocks) {
      if (whole.kind === "section") [title, at, first] = [whole.text, whole.id, true];
      for (const block of apart(whole)) {
        const said = sentences(block);
        const text = said.map((one) => withoutMarks(one.text)).join(" ");
        const heading = first && block.kind === "text" ? [TITLE.exec(title)?.[1] ?? ""] : [];
        found.push({
          chapter: title,
          at,
          block,
          rules: [...new Set(said.flatMap((one) => one.rules))],
          names: [
            ...said.flatMap((one) => named(one.text)),
            ...heading.filter((name) => name && isName(name)),
          ],
          text: `${text} ${title}`,
        });
        first = false;
      }
    }
  }
  return found;
}

/** A guide's text of each card. */
export const cardsOf = (chapters: readonly Chapter[]): Record<string, CitedText> =>
  Object.assign(
    {},
    ...chapters.flatMap(({ blocks }) => blocks.map((b) => (b.kind === "cards" ? b.texts : {}))),
  );

const MOST = 12;
/** Entries that answer a question; those that explain the queried term come first. */
export function answers(entries: readonly Entry[], query: string): Entry[] {
  const wanted = rootOf(query);
  const about = entries.filter((entry) => entry.names.some((name) => rootOf(name) === wanted));
  const others = answering(entries, (entry) => entry.text, query).filter((entry) => !about.includes(entry));
  return [...about, ...others].slice(0, MOST);
}

/** A name normalised for comparison: without accents and plural ending. */
const rootOf = (name: string): string => normalise(name.trim()).replace(/(?<=\p{L}{3})(?:es|s|x)$/u, "");

export interface GlossedPart {
  text: string;
  /** The term of the game, if it is one. */
  term: string | null;
}
/** Finds the terms of a game in a sentence. */
export type Glossary = (text: string) => GlossedPart[];

/** The glossary of a guide: every term that a sentence explains, longest first. */
export function glossaryOf(entries: readonly Entry[]): Glossary {
  const names = [...new Set(entries.flatMap((entry) => entry.names).map((name) => name.toLowerCase()))]
    .filter((name) => name.length > 2)
    .sort((a, b) => b.length - a.length);
  if (!names.length) return (text) => [{ text, term: null }];
  const escaped = names.map((name) =>
    name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/(?:es|s|x)$/, "(?:es|s|x)?"),
  );
  const terms = new RegExp(`(?<!\\p{L})(?:${escaped.join("|")})(?:s|x|es)?(?!\\p{L})`, "giu");
  return (text) => {
    const pieces: GlossedPart[] = [];
    let from = 0;
    for (const { 0: term, index } of text.matchAll(terms)) {
      if (index > from) pieces.push({ text: text.slice(from, index), term: null });
      pieces.push({ text: term, term });
      from = index + term.length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from), term: null });
    return pieces;
  };
}
