/** The part of the engine's view that the board draws. */
export interface Player {
  seat: number;
  colour: string;
  points: number;
  hand_size: number;
  hand: number[] | null;
  fortresses_left: number;
  boats_left: number;
  on_castle: boolean;
  ghost_cards: number;
  coco: { key: string; count: number }[];
  ports: string[];
  rates: number[];
  owes: number;
}
export interface JuniorView {
  seat: number;
  phase: string;
  turn: number;
  die: number;
  goods: string[];
  terrains: { key: string; good: string; number: number; x: number; y: number; haunted: boolean }[];
  sites: { key: string; x: number; y: number; owner: number; anchor: boolean; start: string }[];
  berths: { key: string; a: number; b: number; owner: number }[];
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
  offer: {
    give: number[];
    get: number[];
    answers: { seat: number; answer: string; give: number[]; get: number[] }[];
  } | null;
  proposals: { seat: number; give: number[]; get: number[] }[];
  players: Player[];
  winner: number;
}
