// Made by tools/client_types.py from the server's schemas. Do not edit.

/** A church tile on the board. */
export interface ChurchTileView {
  tile: number;
  owner: number;
  x: number;
  y: number;
}

/** A coloured building of a seat: `board`, `supply`, `displaced` or `gone`. */
export interface ColouredView {
  kind: string;
  where: string;
  width: number;
  height: number;
  permits: number;
  price: number;
  income: string;
}

/** A trade field. */
export interface FieldView {
  x: number;
  y: number;
  points: number;
}

/** A permit on the board. */
export interface PermitView {
  owner: number;
  value: number;
  x: number;
  y: number;
}

/** A pile of neutral buildings: price, permits, income, and how many are left. */
export interface PileView {
  kind: string;
  left: number;
  width: number;
  height: number;
  permits: number;
  price: number;
  flags: number;
  income: string;
}

/** What everybody sees of a seat. */
export interface SeatView {
  seat: number;
  colour: string;
  gold: number;
  influence: number;
  cubes_placed: number;
  cubes_left: number;
  trade_points: number;
  disk: number;
  track_cubes: number;
  permits_left: number[];
  buildings: ColouredView[];
  walls_built: number;
  next_wall_cards: number;
  next_wall_tower: boolean;
  towers: number;
  owes: number;
}

/** A space of the trade track with flags, and who has a cube there. */
export interface ThresholdView {
  points: number;
  flags: number;
  cubes: number[];
}

/** A building on the board: its north-west square, its size, its cubes. */
export interface TileView {
  kind: string;
  owner: number;
  x: number;
  y: number;
  width: number;
  height: number;
  cubes: number;
  income: string;
}

/** A wall space between the gates; `x` and `y` lie just beside the city, `owner` is -2 if it is empty. */
export interface WallView {
  space: string;
  x: number;
  y: number;
  price: number;
  owner: number;
  tile: number;
  cards: number;
  tower: boolean;
}

/** The whole table as one seat (or a spectator) sees it. */
export interface ElasundView {
  seat: number;
  columns: number;
  rows: number[];
  foundation: [number, number];
  trade_fields: FieldView[];
  track: ThresholdView[];
  step: string;
  purpose: string;
  announced: string;
  asked: number[];
  turn: number;
  turns: number;
  idle: number;
  builds: number;
  ship: number;
  dice: number[];
  contest: number[];
  seats: SeatView[];
  hand: number[];
  laid_aside: number[];
  bank: number;
  deck: number;
  spent: number[];
  pool: number[];
  tiles: TileView[];
  permits: PermitView[];
  walls: WallView[];
  piles: PileView[];
  church: ChurchTileView[];
  church_site: number[];
  church_left: number;
  church_drawn: number[];
  church_bottom: number;
  winner: number;
  over: boolean;
}
