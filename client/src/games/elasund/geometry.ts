/** The geometry of the city: squares of one size, the sea on the left, walls on the other three sides. */
import { SIZES } from "../../generated/boards/elasund";
import type { ElasundView, WallView } from "./view";

export const CELL = 40;
/** Positions of the row numbers and of the ship beside them. */
export const BUOYS = -34;
export const LANE = -78;

/** The part of the plan that an action names: a square, a wall space or a row of the ship. */
export interface Named {
  text: string;
  verb: string;
  /** The choice that an action makes besides the square: a building, or the value of a permit. */
  group: string;
  x: number;
  y: number;
  space: string;
  row: number;
}

export function named(text: string): Named {
  const words = text.split(" ");
  const verb = words[0]!;
  const none = { text, verb, group: "", x: -1, y: -1, space: "", row: 0 };
  const number = (i: number) => Number(words[i] ?? -1);
  if (verb === "build" || verb === "hut")
    return { ...none, group: words[1] ?? "", x: number(2), y: number(3) };
  if (verb === "at" || verb === "move") return { ...none, x: number(1), y: number(2) };
  if (verb === "upgrade") return { ...none, group: words[3] ?? "", x: number(1), y: number(2) };
  if (verb === "wall") return { ...none, space: words[1] ?? "" };
  if (verb === "ship") return { ...none, row: number(1) };
  return none;
}

export interface Point {
  x: number;
  y: number;
}

export const centre = (x: number, y: number): Point => ({ x: (x + 0.5) * CELL, y: (y + 0.5) * CELL });
export const rowMiddle = (view: ElasundView, row: number): number => (view.rows.indexOf(row) + 0.5) * CELL;

/** The width and the height of a building, in squares; of anything else, one square. */
export const sizeOf = (kind: string): [number, number] => SIZES[kind] ?? [1, 1];

/** The centre of the piece that an action would place. */
export function middleOf(place: Named): Point {
  const [width, height] = sizeOf(place.group);
  return { x: (place.x + width / 2) * CELL, y: (place.y + height / 2) * CELL };
}

const OUT = 25;
/** The centre of a wall space, and whether the space runs from north to south. */
export function wallPlace(view: ElasundView, wall: WallView): Point & { upright: boolean } {
  const along = centre(wall.x, wall.y);
  const bottom = view.rows.length * CELL;
  if (wall.y < 0) return { x: along.x, y: -OUT, upright: false };
  if (wall.y >= view.rows.length) return { x: along.x, y: bottom + OUT, upright: false };
  return { x: view.columns * CELL + OUT, y: along.y, upright: true };
}
