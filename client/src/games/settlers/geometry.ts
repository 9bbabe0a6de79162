/** The geometry of the island: fields, corners and paths, numbered as in the notation. */
import * as printed from "../../generated/boards/settlers";

export interface Point {
  x: number;
  y: number;
}

const SIDE = 50;
const WIDTH = SIDE * Math.sqrt(3);
/** A place of the engine's grid: a side is two rows high, a field six columns wide. */
const at = ([row, column]: [number, number]): Point => ({ x: (column * WIDTH) / 6, y: (row * SIDE) / 2 });

export const FIELDS: Point[] = printed.FIELDS.map(at);
export const CORNERS: Point[] = printed.CORNERS.map(at);
export const { CORNER_FIELDS, HARBOURS, PATHS } = printed;

export const PIPS = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1];

export function hexagon(centre: Point, size = SIDE): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i;
    return `${(centre.x + size * Math.sin(angle)).toFixed(1)},${(centre.y - size * Math.cos(angle)).toFixed(1)}`;
  }).join(" ");
}

function between([a, b]: [number, number]): Point {
  return { x: (CORNERS[a]!.x + CORNERS[b]!.x) / 2, y: (CORNERS[a]!.y + CORNERS[b]!.y) / 2 };
}

export function middle(path: number): Point {
  return between(printed.PATHS[path]!);
}

/** A point off the coast, beside the harbour's path. */
export function harbourPlace(slot: number, distance = 34): Point {
  const m = between(printed.HARBOURS[slot]!);
  const length = Math.hypot(m.x, m.y);
  return { x: m.x * (1 + distance / length), y: m.y * (1 + distance / length) };
}

/** A path shortened by this share at both ends. */
export function along(path: number, cut: number) {
  const [a, b] = PATHS[path]!.map((corner) => CORNERS[corner]!) as [Point, Point];
  return {
    x1: a.x + (b.x - a.x) * cut,
    y1: a.y + (b.y - a.y) * cut,
    x2: b.x + (a.x - b.x) * cut,
    y2: b.y + (a.y - b.y) * cut,
  };
}

/** The corners next to a corner. */
export const NEIGHBOURS: number[][] = CORNERS.map((_, c) =>
  PATHS.flatMap(([a, b]) => (a === c ? [b] : b === c ? [a] : [])),
);

/** A field around (0, 0). */
export const HEX = "M0-50 43.3-25V25L0 50-43.3 25V-25Z";
export const BOX = { x: -292, y: -262, width: 584, height: 524 };
