/** Actions in the reader's words: the verb, then its arguments. All games share this form. */

export interface DescribeContext {
  w: (id: string, args?: Record<string, string | number>) => string;
  person: (seat: number) => string;
}

/** The arguments of a verb, in words. */
export type Rest = (words: string[], c: DescribeContext) => string;
/** A verb with its arguments. */
export type Phrase = (label: string, words: string[], c: DescribeContext) => string;

/** `Trade: 3 wood for 1 ore`; only the label if there are no arguments. */
export const colon =
  (rest: Rest): Phrase =>
  (label, words, c) => {
    const more = rest(words, c);
    return more ? c.w("client-said", { what: label, more }) : label;
  };
/** `Rob Ana`. */
export const after =
  (rest: Rest): Phrase =>
  (label, words, c) =>
    `${label} ${rest(words, c)}`.trim();

const asWritten = after((words) => words.join(" "));
export const person: Rest = ([seat], c) => c.person(Number(seat));

/** An argument with a message of its own, such as `<game>-card-knight`; empty if it is hidden. */
export const named =
  (prefix: string): Rest =>
  ([name], c) =>
    name && name !== "?" ? c.w(`${prefix}-${name}`) : "";

const isNumber = (word: string | undefined) => /^\d+$/.test(word ?? "");

/** `wood 2 ore` in words. */
export const goods =
  (game: string): Rest =>
  (words, c) =>
    words
      .flatMap((name, i) => {
        if (isNumber(name) || name === "?") return [];
        const n = isNumber(words[i + 1]) ? Number(words[i + 1]) : 1;
        return [c.w("client-some-good", { n, good: c.w(`${game}-good-${name}`) })];
      })
      .join(", ");

/** `wood 2 for ore to 1 3`: the goods that are given and got. */
export const terms =
  (game: string): Rest =>
  (words, c) => {
    const to = words.indexOf("to");
    const both = to < 0 ? words : words.slice(0, to);
    const cut = both.indexOf("for");
    const [give, get] = [both.slice(0, cut), both.slice(cut + 1)];
    return c.w("client-terms", { give: goods(game)(give, c), get: goods(game)(get, c) });
  };
/** `wood ore`: a swap at an unstated rate. */
export const swap =
  (game: string): Rest =>
  ([give, get], c) =>
    c.w("client-terms", { give: c.w(`${game}-good-${give}`), get: c.w(`${game}-good-${get}`) });

/** The words of a game's actions, for buttons and the log. */
export function describer(game: string, phrases: Record<string, Phrase>, otherwise: Phrase = asWritten) {
  return (text: string, c: DescribeContext): string => {
    const [verb = "", ...words] = text.split(" ");
    const label = c.w(`${game}-verb-${verb}`);
    return words.length ? (phrases[verb] ?? otherwise)(label, words, c) : label;
  };
}
