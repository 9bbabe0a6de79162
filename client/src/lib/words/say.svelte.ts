/** Words in the current language; components that call these follow a change of language. */
import { settings } from "$lib/device/settings.svelte";
import { hasWord, loadWords, sayNote, word, type Args, type Note } from "./fluent";

let ready = $state(0);

/** Load word files for the current language; sentences appear when they have arrived. */
export async function need(...names: string[]): Promise<void> {
  await loadWords(settings.language, ...names);
  ready += 1;
}

export function w(id: string, args: Args = {}): string {
  void ready;
  return word(settings.language, id, args);
}

/** A label with details, such as `Trade: wood for ore`. */
export const said = (what: string, more: string): string =>
  w("client-said", { what: what.replace(/\s*:$/, ""), more }); // some labels end with a colon already

export function has(id: string): boolean {
  void ready;
  return hasWord(settings.language, id);
}

export function say(game: string, note: Note): string {
  void ready;
  return sayNote(settings.language, game, note);
}
