/** Looking for words without minding case and accents. */

export const plain = (text: string): string => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Whether every word of the query is in the text. */
export const found = (text: string, query: string): boolean => {
  const inside = plain(text);
  return plain(query)
    .split(/\s+/)
    .every((word) => inside.includes(word));
};

export interface Piece {
  text: string;
  hit: boolean;
}

/** The text cut where a word of the query begins and ends. */
export function pieces(text: string, query: string): Piece[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [{ text, hit: false }];
  const letters = [...text];
  // One letter may become several, or none: each letter of the plain text remembers where it comes from.
  const from: number[] = [];
  let inside = "";
  letters.forEach((letter, i) => {
    for (const small of plain(letter)) {
      inside += small;
      from.push(i);
    }
  });
  const lit = new Set<number>();
  for (const word of words)
    for (let at = inside.indexOf(word); at >= 0; at = inside.indexOf(word, at + 1))
      for (let i = at; i < at + word.length; i++) lit.add(from[i]!);
  const cut: Piece[] = [];
  letters.forEach((letter, i) => {
    const last = cut.at(-1);
    if (last && last.hit === lit.has(i)) last.text += letter;
    else cut.push({ text: letter, hit: lit.has(i) });
  });
  return cut;
}
