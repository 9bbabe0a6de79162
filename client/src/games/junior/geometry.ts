/** The geometry of the pirate sea: units are half an island's width across and half an edge down. */
import type { JuniorView } from "./view";

const HALF = 60;
const EDGE = 35;
/** The radius of an island, and the margin around the board. */
const SHORE = 55;
const MARGIN = { left: 44, right: 24, high: 31 };

export interface Point {
  x: number;
  y: number;
}

export const place = (x: number, y: number): Point => ({ x: x * HALF, y: y * EDGE });
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Every place of a board, the bounding box, and the position of the castle. */
export function chart(view: Pick<JuniorView, "sites" | "berths" | "terrains" | "castle_x" | "castle_y">) {
  const sites = view.sites.map((site) => place(site.x, site.y));
  const berths = view.berths.map((berth) => middle(sites[berth.a]!, sites[berth.b]!));
  const islands = view.terrains.map((terrain) => place(terrain.x, terrain.y));
  const left = Math.min(...sites.map((p) => p.x), ...islands.map((p) => p.x - SHORE));
  const right = Math.max(...sites.map((p) => p.x), ...islands.map((p) => p.x + SHORE));
  const high = Math.max(...sites.map((p) => Math.abs(p.y)));
  const wanted = place(view.castle_x, view.castle_y);
  const castle = { x: Math.max(wanted.x, left + 2), y: Math.min(wanted.y, high - 41) };
  const box = {
    x: left - MARGIN.left,
    y: -high - MARGIN.high,
    width: right - left + MARGIN.left + MARGIN.right,
    height: 2 * (high + MARGIN.high),
  };
  return { sites, berths, islands, castle, box };
}

/** The nearest of these points, if it is not farther than `reach`. */
export function nearest<T extends Point>(to: Point, points: readonly T[], reach: number): T | null {
  let best: T | null = null;
  let least = reach;
  for (const point of points) {
    const far = Math.hypot(point.x - to.x, point.y - to.y);
    if (far <= least) [best, least] = [point, far];
  }
  return best;
}
