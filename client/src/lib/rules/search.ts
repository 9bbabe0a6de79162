/** Text search that ignores case and accents. */

export const normalise = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Whether every word of the query is in the text. */
export const found = (text: string, query: string): boolean => {
  const inside = normalise(text);
  return normalise(query)
    .split(/\s+/)
    .every((word) => inside.includes(word));
};

export interface Highlight {
  text: string;
  hit: boolean;
}

/** The text split into parts that match a word of the query and parts that do not. */
export function pieces(text: string, query: string): Highlight[] {
  const words = normalise(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [{ text, hit: false }];
  const letters = [...text];
  // Normalising may turn a letter into several or none, so each normalised letter keeps its source index.
  const from: number[] = [];
  let inside = "";
  letters.forEach((letter, i) => {
    for (const small of normalise(letter)) {
      inside += small;
      from.push(i);
    }
  });
  const lit = new Set<number>();
  for (const word of words)
    for (let at = inside.indexOf(word); at >= 0; at = inside.indexOf(word, at + 1))
      for (let i = at; i < at + word.length; i++) lit.add(from[i]!);
  const cut: Highlight[] = [];
  letters.forEach((letter, i) => {
    const last = cut.at(-1);
    if (last && last.hit === lit.has(i)) last.text += letter;
    else cut.push({ text: letter, hit: lit.has(i) });
  });
  return cut;
}

/** The normalised words of a text, without very short ones. */
const wordsOf = (text: string): string[] => normalise(text).match(/[a-z]{3,}|\d+/g) ?? [];
/** A word without its ending, so that plurals match singulars. */
const root = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word.replace(/[sx]$/, ""));

/**
 * Things whose text answers a question in everyday words, best first. A word counts more the fewer texts contain it
 * (inverse document frequency); words that no text contains, such as `what does … do`, are ignored.
 */
export function answering<T>(things: readonly T[], text: (thing: T) => string, query: string): T[] {
  const texts = things.map((thing) => wordsOf(text(thing)));
  const asked = [...new Set(wordsOf(query).map(root))].map((start) => {
    const hit = texts.map((words) => words.some((word) => word.startsWith(start)));
    const often = hit.filter(Boolean).length;
    return { hit, worth: often ? Math.log(1 + things.length / often) : 0 };
  });
  const scores = texts.map((words, i) => {
    const score = asked.reduce((sum, { hit, worth }) => sum + (hit[i] ? worth : 0), 0);
    return score && score - words.length / 500; // of equally good texts, prefer the shorter one
  });
  const enough = 0.6 * Math.max(0, ...scores);
  return things
    .map((thing, i) => ({ thing, score: scores[i]! }))
    .filter(({ score }) => score > 0 && score >= enough)
    .sort((a, b) => b.score - a.score)
    .map(({ thing }) => thing);
}

const EVERYWHERE = 0.2;
/** The significant words of a question: those that occur in less than a fifth of the texts, if there are any. */
export function gist(texts: readonly string[], query: string): string {
  const inside = texts.map((text) => new Set(wordsOf(text)));
  const words = (query.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => wordsOf(word).length);
  const telling = words.filter((word) => {
    const start = root(normalise(word));
    const often = inside.filter((found) => [...found].some((one) => one.startsWith(start))).length;
    return often <= EVERYWHERE * texts.length;
  });
  return (telling.length ? telling : words).join(" ");
}
