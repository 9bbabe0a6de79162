/** Every sentence, in the reader's language: Fluent files shared with the engine and the terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { NoteOut } from "../../generated/protocol";

/** The name of a folder of word files, such as `fr`. */
export type Language = string;
export type Args = Record<string, FluentVariable>;
export type Note = NoteOut;

const files = import.meta.glob<string>("$words/*/*.ftl", { query: "?raw", import: "default" });
/** All languages: every folder of word files is one. */
export const LANGUAGES: Language[] = Object.keys(files)
  .flatMap((path) => /([^/]+)\/core\.ftl$/.exec(path)?.[1] ?? [])
  .sort();
/** The language of readers whose own languages are all missing. */
const FALLBACK: Language = "en";
const bundles = new Map<Language, FluentBundle>();
const loaded = new Map<string, Promise<void>>();

function bundle(language: Language): FluentBundle {
  let found = bundles.get(language);
  if (!found) bundles.set(language, (found = new FluentBundle(language, { useIsolating: false })));
  return found;
}

async function loadFile(language: Language, name: string): Promise<void> {
  const path = Object.keys(files).find((key) => key.endsWith(`/${language}/${name}.ftl`));
  const text = path ? await files[path]!() : await wordsFromServer(language, `${name}.ftl`);
  bundle(language).addResource(new FluentResource(text), { allowOverrides: true });
}

/** A language's name for itself, such as `Français`. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The first wanted language that exists; `fr-CA` matches `fr`. */
export function nearest(wanted: readonly string[]): Language {
  const found = wanted.map((tag) => LANGUAGES.find((one) => tag === one || tag.startsWith(`${one}-`)));
  return found.find((one) => one !== undefined) ?? FALLBACK;
}

/** A word file from the server, for a game that this page was not built with; empty if there is none. */
export async function wordsFromServer(language: Language, name: string): Promise<string> {
  const answer = await fetch(`/api/words/${language}/${name}`).catch(() => null);
  return answer?.ok ? await answer.text() : "";
}

/** Load word files such as `client`, or those of a game by its key; each is fetched once. */
export async function loadWords(language: Language, ...names: string[]): Promise<void> {
  const wait = names.map((name) => {
    const key = `${language}/${name}`;
    let promise = loaded.get(key);
    if (!promise) loaded.set(key, (promise = loadFile(language, name)));
    return promise;
  });
  await Promise.all(wait);
}

/** Whether there is a sentence of this name. */
export function hasWord(language: Language, id: string): boolean {
  return bundle(language).hasMessage(id);
}

/** The sentence `id` with its arguments; the id itself where the words are missing. */
export function word(language: Language, id: string, args: Args = {}): string {
  const message = bundle(language).getMessage(id);
  if (!message?.value) return id;
  const missing: Error[] = []; // a missing argument leaves its name in the sentence
  return bundle(language).formatPattern(message.value, args, missing);
}

/** A note of the engine in words: the game's own sentence, or the core's. */
export function sayNote(language: Language, game: string, note: Note): string {
  const own = `${game}-${note.key}`;
  return word(language, hasWord(language, own) ? own : `core-${note.key}`, note.args);
}
