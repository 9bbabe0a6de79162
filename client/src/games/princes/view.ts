/** The part of the engine's view that the board draws, and the facts printed on the cards. */
import facts from "./cards.json";

export interface RegionView {
  place: string;
  terrain: string;
  number: number;
  stored: number;
}
export interface RealmView {
  seat: number;
  colour: string;
  columns: { column: number; city: boolean }[];
  road_left: boolean;
  road_right: boolean;
  regions: RegionView[];
  cards: { spot: string; card: string; covers: string }[];
  cache_at: string;
  cache: number;
  strength: number;
  commerce: number;
  skill: number;
  progress: number;
  points: number;
  ships: number;
  goods: number[];
  counted: number;
  rates: number[];
  search_price: number;
  hand: string[];
  backs: number[];
  hand_limit: number;
}
export interface StackView {
  number: number;
  back: string;
  cards: string[];
}
export interface PrincesView {
  seat: number;
  mode: string;
  target: number;
  turn: number;
  turns: number;
  asked: number;
  phase: string;
  about: string;
  left: number;
  due: number[];
  named: string[];
  turned_up: string[];
  number: number;
  face: string;
  event: string;
  realms: RealmView[];
  stacks: StackView[];
  events: string[];
  discard: number;
  discard_top: string;
  face_up_card: string;
  face_up: number;
  roads: number;
  settlements: number;
  cities: number;
  regions: number;
  strength_token: number;
  trade_token: number;
}

export const GOODS = ["lumber", "brick", "wool", "grain", "ore", "gold"];
export const POINTS = ["victory", "strength", "commerce", "skill", "progress"] as const;
const TERRAINS = ["forest", "hill", "pasture", "field", "mountain", "gold_river"];
export const good = (terrain: string): string => GOODS[TERRAINS.indexOf(terrain)] ?? "gold";

/** What is printed on a card. */
export interface Facts {
  sort: string;
  price?: number[];
  victory?: number;
  strength?: number;
  commerce?: number;
  skill?: number;
  progress?: number;
  once?: boolean;
  rules?: string[];
}
const FACTS = facts as Record<string, Facts>;
export const factsOf = (card: string): Facts => FACTS[card] ?? { sort: "event" };
/** The name of a card without its set; equal for the same card of two sets. */
export const nameOf = (card: string): string => card.slice(card.indexOf("/") + 1);
export const deckOf = (card: string): string => (card.includes("/") ? card.split("/")[0]! : "base");
/** The word of a card: a card of a set, or one of the middle. */
export const cardWord = (card: string): string =>
  card.includes("/") ? `princes-card-${nameOf(card)}` : `princes-centre-${card}`;
