/** Notes of the engine in words, with people's names for the seats in them. */
import type { Note } from "$lib/words/fluent";
import { has, say, w } from "$lib/words/say.svelte";
import type { Person, Reason } from "./types";

export interface Teller {
  game: string;
  /** The goods that a reason may list one by one. */
  things: readonly string[];
  people: readonly Person[];
}

/** A note in words: `here` is said at the place itself, without its number; `anywhere` is said of all places at once. */
function describeReason(
  note: Note,
  { game, things, people }: Teller,
  where: "here" | "anywhere" | null = null,
): Reason {
  const place = note.args.seat;
  const named = typeof place === "number" && people[place];
  const told = named ? { ...note, args: { ...note.args, seat: named.name } } : note;
  const goods = Object.entries(note.args).filter(([good]) => things.includes(good));
  return {
    text: say(
      game,
      where && has(`${game}-${where}-${note.key}`) ? { ...told, key: `${where}-${note.key}` } : told,
    ),
    rules: note.rules,
    things: goods.flatMap(([good, n]) => Array.from({ length: Number(n) }, () => good)),
  };
}

export class Wording {
  constructor(readonly teller: () => Teller) {}

  reason = (note: Note): Reason => describeReason(note, this.teller());
  /** The same, said at the place itself. */
  here = (note: Note): Reason => describeReason(note, this.teller(), "here");
  /** The same, said of every place at once. */
  anywhere = (note: Note): Reason => {
    const told = describeReason(note, this.teller(), "anywhere");
    const unworded = note.key.startsWith("nowhere-") && !has(`${this.teller().game}-${note.key}`);
    return unworded ? { ...told, text: w("client-nowhere") } : told;
  };
}
