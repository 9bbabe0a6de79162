/** The drawing for every thing of the game. */

const SIGNS: Record<string, string> = {
  lumber: "wood",
  grain: "wheat",
  victory: "s-star",
  strength: "s-strength",
  commerce: "s-commerce",
  skill: "s-skill",
  progress: "s-progress",
  // The faces of the event die.
  brigands: "e-attack",
  trade: "s-commerce",
  celebration: "s-skill",
  harvest: "wheat",
  event: "e-event",
  // The backs of the stacks, and the piles of the centre.
  base: "e-building",
  war: "e-attack",
  road: "s-roadlen",
  settlement: "h-settlement",
  city: "h-city",
};
export const sign = (name: string): string => SIGNS[name] ?? name;

const LANDS: Record<string, string> = {
  forest: "l-forest",
  hill: "l-hills",
  pasture: "l-pasture",
  field: "l-fields",
  mountain: "l-mountains",
  gold_river: "l-gold",
};
export const land = (terrain: string): string => LANDS[terrain] ?? "l-gold";

/** The colours of a sort of cards: rim and body. */
const SORTS: Record<string, [rim: string, body: string]> = {
  building: ["var(--princes-building)", "var(--princes-building-body)"],
  "city-building": ["var(--princes-city-building)", "var(--princes-city-building-body)"],
  hero: ["var(--princes-hero)", "var(--princes-hero-body)"],
  ship: ["var(--princes-ship)", "var(--princes-ship-body)"],
  unit: ["var(--princes-unit)", "var(--princes-unit-body)"],
  action: ["var(--princes-action)", "var(--princes-action-body)"],
  attack: ["var(--princes-attack)", "var(--princes-attack-body)"],
  site: ["var(--princes-brown)", "var(--princes-site-body)"],
  event: ["var(--princes-event)", "var(--princes-event-body)"],
};
export function hues(sort: string): string {
  const [rim, body] = SORTS[sort] ?? ["var(--princes-brown)", "var(--princes-site-body)"];
  return `--rim:${rim};--body:${body}`;
}

const DECKS: Record<string, string> = {
  gold: "var(--princes-deck-gold)",
  war: "var(--princes-deck-war)",
  progress: "var(--princes-deck-progress)",
};
export const deckHue = (back: string): string => DECKS[back] ?? "var(--princes-deck-basic)";
