// Made by tools/client_types.py from the server's schemas. Do not edit.

/** The answer of a seat to the offer: covered answers are `hidden`, missing ones `waiting`. */
export interface AnswerView {
  seat: number;
  answer: string;
  give: number[];
  get: number[];
}

/** A boat site between two fortress sites, which are numbered from 0. */
export interface BerthView {
  key: string;
  a: number;
  b: number;
  owner: number;
}

/** Coco cards of one kind, and how many there are. */
export interface CardsView {
  key: string;
  count: number;
}

/** The open offer of the player on turn, with all addressees. */
export interface OfferView {
  give: number[];
  get: number[];
  answers: AnswerView[];
}

/** One player. `hand` is None where the reader may not look (J-015); its size is public (J-A28). */
export interface PlayerView {
  seat: number;
  colour: string;
  points: number;
  hand_size: number;
  hand: number[] | null;
  fortresses_left: number;
  boats_left: number;
  on_castle: boolean;
  ghost_cards: number;
  coco: CardsView[];
  ports: string[];
  rates: number[];
  owes: number;
  gifts: number[];
  offers_left: number;
}

/** A proposal of a seat to the player on turn. */
export interface ProposalView {
  seat: number;
  give: number[];
  get: number[];
}

/** A fortress site; `owner` is a seat or -1, `start` a colour or empty. */
export interface SiteView {
  key: string;
  x: number;
  y: number;
  owner: number;
  anchor: boolean;
  start: string;
}

/** An island; x and y lie on the grid of `archipel.games.junior.board`. */
export interface TerrainView {
  key: string;
  good: string;
  number: number;
  x: number;
  y: number;
  haunted: boolean;
}

/** The table. Goods are counted in the order of `goods`; -1 is nobody or nothing. */
export interface JuniorView {
  seat: number;
  phase: string;
  turn: number;
  turns: number;
  die: number;
  goods: string[];
  terrains: TerrainView[];
  sites: SiteView[];
  berths: BerthView[];
  castle_x: number;
  castle_y: number;
  castle: number;
  ghost: string;
  reserve: number[];
  market: string[];
  market_used: boolean;
  coco_left: number;
  ports_on: boolean;
  tiles_left: number;
  free_card: string;
  offer: OfferView | null;
  proposals: ProposalView[];
  players: PlayerView[];
  winner: number;
}
