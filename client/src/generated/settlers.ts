// Made by tools/client_types.py from the server's schemas. Do not edit.

/** The open offer of the player on turn; `to` lists the addressees. */
export interface OfferView {
  give: number[];
  get: number[];
  to: number[];
}

/** One player. `hand` and `cards` are None where the reader may not look (S-020, S-050). */
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

/** An exchange: who agreed to it, what it gives and what it gets. */
export interface TermsView {
  seat: number;
  give: number[];
  get: number[];
  proposed: boolean;
}

/** The table. Corners, paths and fields are numbered as in docs/notation.md; -1 is nobody. */
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
  offer: OfferView | null;
  terms: TermsView[];
  players: PlayerView[];
}

/** The counted hand of a seat: the least and the most of each resource, and how many cards are unclear. */
export interface HandCount {
  seat: number;
  sure: number[];
  most: number[];
  unclear: number;
}

/** All hands, and unseen development cards by kind. Not `certain` if unlikely hands were dropped. */
export interface SettlersCount {
  hands: HandCount[];
  unseen: number[];
  certain: boolean;
}
