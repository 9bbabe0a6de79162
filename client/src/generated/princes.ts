// Made by tools/client_types.py from the server's schemas. Do not edit.

/** An expansion on its spot, with the card it covers. */
export interface CardView {
  spot: string;
  card: string;
  covers: string;
}

/** A settlement or a city. */
export interface ColumnView {
  column: number;
  city: boolean;
}

/** A principality as everybody sees it, and what the viewer knows of its hand. */
export interface RealmView {
  seat: number;
  colour: string;
  columns: ColumnView[];
  road_left: boolean;
  road_right: boolean;
  regions: RegionView[];
  cards: CardView[];
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
  shown: string[];
  backs: number[];
  hand_limit: number;
}

/** A region card: its place, number and store. */
export interface RegionView {
  place: string;
  terrain: string;
  number: number;
  stored: number;
}

/** A draw stack, top first; an empty text for a card the viewer does not know. */
export interface StackView {
  number: number;
  back: string;
  cards: string[];
}

/** The whole table for one seat, or for a spectator. */
export interface PrincesView {
  seat: number;
  mode: string;
  target: number;
  turn: number;
  turns: number;
  first: number;
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
  winner: number;
  over: boolean;
}
