/** Notes of the engine in words, with people's names for the seats they speak of. */
import { has, say } from "$lib/words/say.svelte";
import type { Person, Reason } from "./types";
import type { Note } from "$lib/words/fluent";

export interface Teller {
  game: string;
  things: readonly string[];
  people: readonly Person[];
}

/**
 * A note in words: `here` is said at the place itself, where its number would say nothing, `anywhere` of all places at
 * once. `wood 2` among the arguments is two pieces of wood.
 */
export function describeReason(
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
