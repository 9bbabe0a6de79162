/** The part of the engine's view that the board draws. */
export interface SeatView {
  seat: number;
  colour: string;
  gold: number;
  influence: number;
  cubes_placed: number;
  cubes_left: number;
  trade_points: number;
  disk: number;
  permits_left: number[];
  buildings: {
    kind: string;
    where: string;
    width: number;
    height: number;
    permits: number;
    price: number;
    income: string;
  }[];
  walls_built: number;
  next_wall_cards: number;
  next_wall_tower: boolean;
  towers: number;
}
export interface ElasundView {
  seat: number;
  columns: number;
  rows: number[];
  foundation: [number, number];
  trade_fields: { x: number; y: number; points: number }[];
  track: { points: number; flags: number; cubes: number[] }[];
  step: string;
  announced: string;
  turn: number;
  builds: number;
  ship: number;
  dice: number[];
  seats: SeatView[];
  hand: number[];
  bank: number;
  deck: number;
  tiles: {
    kind: string;
    owner: number;
    x: number;
    y: number;
    width: number;
    height: number;
    cubes: number;
    income: string;
  }[];
  permits: { owner: number; value: number; x: number; y: number }[];
  walls: {
    space: string;
    x: number;
    y: number;
    price: number;
    owner: number;
    tile: number;
    cards: number;
    tower: boolean;
  }[];
  piles: {
    kind: string;
    left: number;
    width: number;
    height: number;
    permits: number;
    price: number;
    flags: number;
    income: string;
  }[];
  church: { tile: number; owner: number; x: number; y: number }[];
  church_site: number[];
  church_left: number;
  church_drawn: number[];
  winner: number;
  over: boolean;
}
export const CARDS = ["gold", "red", "blue", "green"];
