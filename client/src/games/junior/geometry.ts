/** The pirate sea on paper: half an island's width across, half an edge down. */
const HALF = 52;
const EDGE = 30;

export interface Point {
  x: number;
  y: number;
}

export function place(x: number, y: number): Point {
  return { x: x * HALF, y: y * EDGE };
}

export function between(a: Point, b: Point): Point & { turn: number } {
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return {
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    turn: turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn,
  };
}

/** A round, soft island inside its six shores. */
export const ISLAND = "M0-50C30-52 46-30 44-2 46 26 28 48 0 47-30 49-46 26-44-1-46-28-30-49 0-50z";

/** The box that holds every place, with a margin. */
export function box(points: Point[], margin = 46): { x: number; y: number; width: number; height: number } {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) - x + margin, height: Math.max(...ys) - y + margin };
}
