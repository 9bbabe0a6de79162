/** The part of the engine's view that the board draws (see src/generated for the whole). */
export interface PlayerView {
  seat: number;
  colour: string;
  points: number;
  hand_size: number;
  card_count: number;
  fresh_count: number;
  knights: number;
  road_length: number;
  longest_trail: number[];
  roads_left: number;
  settlements_left: number;
  cities_left: number;
  settlements: number[];
  cities: number[];
  harbours: string[];
  rates: number[];
  to_discard: number;
  hand: number[] | null;
  cards: number[] | null;
  fresh: number[] | null;
}
export interface Terms {
  seat: number;
  give: number[];
  get: number[];
  proposed: boolean;
}
export interface SettlersView {
  seat: number;
  phase: string;
  turn: number;
  turns: number;
  dice: [number, number];
  land: string[];
  tokens: number[];
  harbours: string[];
  robber: number;
  roads: number[];
  bank: number[];
  pile: number;
  played: number[];
  card_played: boolean;
  free_roads: number;
  last_corner: number;
  longest_road: number;
  largest_army: number;
  winner: number;
  offer: { give: number[]; get: number[]; to: number[] } | null;
  terms: Terms[];
  players: PlayerView[];
}
export const GOODS = ["wood", "brick", "wool", "wheat", "ore"];
export const CARDS = ["knight", "roads", "invention", "monopoly", "point"];
