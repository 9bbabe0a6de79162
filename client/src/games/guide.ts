/** What a game brings to its illustrated rules, beside its board: prices and cards, from the tables of the engine. */
import type { Component } from "svelte";
import type { Said } from "$lib/guide";
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
/** A real position and the seat that looks at it. */
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
/** What something costs, and what it brings. */
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
  /** The set and the kind in words, to choose by. */
  setName?: string;
  kindName?: string;
  pays: Price[];
  gives: Price[];
  rules?: string[];
}
export interface GuideParts {
  /** A position, drawn still; without it, the board of the table. */
  Scene?: Component<{ view: never; seat: number }>;
  price: (what: string, cards: readonly Listed[]) => PriceLine | null;
  card: (row: Listed) => GuideCard;
  CardPicture: Component<{ card: string }>;
  /** A card large enough to be read. */
  Face?: Component<{ card: string }>;
  /** The cards of a game whose board reads the card table itself. */
  cards?: Listed[];
}

/** So many of something, that nobody has to have. */
export const cost = (icon: string, label: string, n: number, counted = false): Price => ({
  icon,
  label,
  n,
  have: n,
  counted,
});

/** What a card does: in the words of the guide where it has some, else in those of the card. */
export const saidOf = (key: string, card: GuideCard, texts: Record<string, Said>): Said =>
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
