/** The island on paper: where fields, corners and paths lie. Numbered as the notation numbers them. */

export interface Point {
  x: number;
  y: number;
}

const SIDE = 50;
const WIDTH = SIDE * Math.sqrt(3);
const SIDES: [number, number][] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

function grid(): [number, number][] {
  const fields: [number, number][] = [];
  for (let r = -2; r <= 2; r++) for (let q = -2; q <= 2; q++) if (Math.abs(q + r) <= 2) fields.push([q, r]);
  return fields;
}

/** A corner in thirds of the grid, as (row, column): the order of the numbers. */
function corner(q: number, r: number, side: number): [number, number] {
  const [a, b] = [SIDES[side]!, SIDES[(side + 1) % 6]!];
  const [x, y] = [3 * q + a[0] + b[0], 3 * r + a[1] + b[1]];
  return [y, 2 * x + y];
}

const rings = grid().map(([q, r]) => SIDES.map((_, side) => corner(q, r, side)));
const places = [...new Map(rings.flat().map((place) => [place.join(), place])).values()].sort(
  (a, b) => a[0] - b[0] || a[1] - b[1],
);
const ids = new Map(places.map((place, id) => [place.join(), id]));

export const FIELDS: Point[] = grid().map(([q, r]) => ({ x: WIDTH * (q + r / 2), y: 1.5 * SIDE * r }));
export const CORNERS: Point[] = places.map(([row, column]) => ({
  x: (column * WIDTH) / 6,
  y: (row * SIDE) / 2,
}));
export const FIELD_CORNERS: number[][] = rings.map((ring) => ring.map((place) => ids.get(place.join())!));
export const PATHS: [number, number][] = [
  ...new Set(
    FIELD_CORNERS.flatMap((ring) =>
      ring.map((a, i) => {
        const b = ring[(i + 1) % 6]!;
        return a < b ? `${a} ${b}` : `${b} ${a}`;
      }),
    ),
  ),
]
  .map((pair) => pair.split(" ").map(Number) as [number, number])
  .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
export const CORNER_FIELDS: number[][] = CORNERS.map((_, c) =>
  FIELD_CORNERS.flatMap((ring, f) => (ring.includes(c) ? [f] : [])),
);
export const HARBOURS: [number, number][] = [
  [0, 3],
  [1, 5],
  [10, 15],
  [26, 32],
  [42, 46],
  [49, 52],
  [47, 51],
  [33, 38],
  [11, 16],
];

export const PIPS = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1];

export function hexagon(centre: Point, size = SIDE): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i;
    return `${(centre.x + size * Math.sin(angle)).toFixed(1)},${(centre.y - size * Math.cos(angle)).toFixed(1)}`;
  }).join(" ");
}

export function middle(path: number): Point {
  const [a, b] = PATHS[path]!;
  return { x: (CORNERS[a]!.x + CORNERS[b]!.x) / 2, y: (CORNERS[a]!.y + CORNERS[b]!.y) / 2 };
}

/** A point off the coast, beside the harbour's path. */
export function harbourPlace(slot: number, distance = 34): Point {
  const [a, b] = HARBOURS[slot]!;
  const m = { x: (CORNERS[a]!.x + CORNERS[b]!.x) / 2, y: (CORNERS[a]!.y + CORNERS[b]!.y) / 2 };
  const length = Math.hypot(m.x, m.y);
  return { x: m.x * (1 + distance / length), y: m.y * (1 + distance / length) };
}

/** A part of a path: what is left between its two corners when this much of it is cut off at either end. */
export function along(path: number, cut: number) {
  const [a, b] = PATHS[path]!.map((corner) => CORNERS[corner]!) as [Point, Point];
  return {
    x1: a.x + (b.x - a.x) * cut,
    y1: a.y + (b.y - a.y) * cut,
    x2: b.x + (a.x - b.x) * cut,
    y2: b.y + (a.y - b.y) * cut,
  };
}

/** The corners that a path away lie from a corner. */
export const NEIGHBOURS: number[][] = CORNERS.map((_, c) =>
  PATHS.flatMap(([a, b]) => (a === c ? [b] : b === c ? [a] : [])),
);

/** A field around (0, 0). */
export const HEX = "M0-50 43.3-25V25L0 50-43.3 25V-25Z";
export const BOX = { x: -292, y: -262, width: 584, height: 524 };
