/** The rules at hand at a table: whether they are open, what they are asked, and the words that can be pressed. */
import type { Entry, Glossary, Piece } from "./glossary";
import type { Said } from "./guide";
import { settings } from "$lib/device/settings.svelte";

export const atHand = $state({ open: false, query: "" });

export function lookUp(query = ""): void {
  atHand.query = query;
  atHand.open = true;
}
export function putAway(): void {
  atHand.open = false;
}

let glossary: Glossary | null = $state.raw(null);
let entries: readonly Entry[] = $state.raw([]);
let texts: Record<string, Said> = $state.raw({});

/** Fetch the rules of a game in the language of the settings; until they are there, no word can be pressed. */
export async function needRules(game: string): Promise<void> {
  const { language } = settings;
  const [{ loadGuide }, { cardsOf, entriesOf, glossaryOf }] = await Promise.all([
    import("./guide"),
    import("./glossary"),
  ]);
  const guide = (await loadGuide(game, language)) ?? [];
  entries = entriesOf(guide);
  texts = cardsOf(guide);
  glossary = glossaryOf(entries);
}
export function forgetRules(): void {
  putAway();
  glossary = null;
  entries = [];
}
/** Everything the rules at hand say. */
export const sayings = (): readonly Entry[] => entries;
/** What they say of each card. */
export const cardTexts = (): Record<string, Said> => texts;
/** A sentence with the words of the game apart. */
export const glossed = (text: string): readonly Piece[] => glossary?.(text) ?? [{ text, term: null }];
