/** Rules lookup at a table: whether it is open, its query, and the glossary of pressable words. */
import type { Entry, Glossary, GlossedPart } from "./glossary";
import type { CitedText } from "./guide";
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
let texts: Record<string, CitedText> = $state.raw({});

/** Load the rules of a game in the current language; until then, no word is pressable. */
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
/** All entries of the rules. */
export const sayings = (): readonly Entry[] => entries;
/** The text of each card. */
export const cardTexts = (): Record<string, CitedText> => texts;
/** A sentence split at the terms of the game. */
export const glossed = (text: string): readonly GlossedPart[] => glossary?.(text) ?? [{ text, term: null }];
