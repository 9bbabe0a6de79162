/** Parts of a game's illustrated rules besides its board: prices and cards, from the engine's tables. */
import type { Component } from "svelte";
import type { CitedText } from "$lib/rules/guide";
import type { Price } from "./module";

/** A kind of card as the engine lists it. */
export interface Listed {
  key: string;
  set: string;
  kind?: string;
  n: number;
  price: Record<string, number>;
  moon?: number;
  /** Prices that depend on the place. */
  prices?: number[];
  permits?: number;
  flags?: number;
  income?: string;
}
/** A real position and the seat that views it. */
export interface Position {
  seat: number;
  /** The colours of all seats. */
  colours: string[];
  view: unknown;
}
export interface GuideData {
  cards: Listed[];
  examples: Record<string, Position>;
}
/** A price and what it buys. */
export interface PriceLine {
  picture: string;
  name: string;
  pays: Price[];
  gives?: Price[];
}
/** A card as the table of cards shows it. */
export interface GuideCard {
  name: string;
  text?: string;
  /** The set and the kind in words, for filters. */
  setName?: string;
  kindName?: string;
  pays: Price[];
  gives: Price[];
  rules?: string[];
}
export interface GuideParts {
  /** Draws a position without interaction; without it, the board of the table is used. */
  Scene?: Component<{ view: never; seat: number }>;
  price: (what: string, cards: readonly Listed[]) => PriceLine | null;
  card: (row: Listed) => GuideCard;
  CardPicture: Component<{ card: string }>;
  /** A card large enough to be read. */
  Face?: Component<{ card: string }>;
  /** The cards of a game whose board reads the card table itself. */
  cards?: Listed[];
}

/** A price of n pieces of a good, for a reader who has none. */
export const cost = (icon: string, label: string, n: number, counted = false): Price => ({
  icon,
  label,
  n,
  have: n,
  counted,
});

/** The text of a card: from the guide if it has one, else from the card itself. */
export const saidOf = (key: string, card: GuideCard, texts: Record<string, CitedText>): CitedText =>
  texts[key] ?? { text: card.text ?? "", rules: card.rules ?? [] };

const PARTS = import.meta.glob<{ default: GuideParts }>("./*/guide.ts");
const DATA = import.meta.glob<{ default: GuideData }>("../generated/guides/*.json");

export async function guideParts(key: string): Promise<GuideParts | null> {
  return (await PARTS[`./${key}/guide.ts`]?.())?.default ?? null;
}
export async function guideData(key: string): Promise<GuideData> {
  const found = (await DATA[`../generated/guides/${key}.json`]?.())?.default ?? { cards: [], examples: {} };
  const cards = (await guideParts(key))?.cards;
  return cards ? { ...found, cards } : found;
}
