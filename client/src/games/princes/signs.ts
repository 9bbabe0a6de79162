/** Which drawing stands for what. */

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
  // The backs of the stacks, and the piles of the middle.
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
  building: ["#4f7d3f", "#dfe9cf"],
  "city-building": ["#8d2f3f", "#f1d9d6"],
  hero: ["#4a3b78", "#e1dcf0"],
  ship: ["#1f6f8b", "#d5e8ec"],
  unit: ["#5b6a7a", "#e0e4e8"],
  action: ["#8f610b", "#f7e7bf"],
  attack: ["#a63a12", "#f6d9c8"],
  site: ["#7a5228", "#eadcc2"],
  event: ["#274a63", "#d5e0ea"],
};
export function hues(sort: string): string {
  const [rim, body] = SORTS[sort] ?? ["#7a5228", "#eadcc2"];
  return `--rim:${rim};--body:${body}`;
}

const DECKS: Record<string, string> = { gold: "#8f5f06", war: "#8d2f2a", progress: "#274a78" };
export const deckHue = (back: string): string => DECKS[back] ?? "#55633f";
