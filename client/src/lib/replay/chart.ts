/** The geometry of a chart with a line for each seat and marks at the ends. */

import { LINE_COLOURS, OTHER_LINE } from "../../styles/palette";

/** A seat's line by day and by night. */
export const lineColour = (colour: string): [day: string, night: string] =>
  LINE_COLOURS[colour] ?? OTHER_LINE;

/** Lines differ by dash as well. */
export const DASHES = ["", "9 4", "2 4", "12 4 3 4", "5 3", "1 5"];

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The x coordinate of version `v` of `last`. */
export const across = (frame: Frame, v: number, last: number): number =>
  frame.left + (frame.width * v) / Math.max(1, last);
/** The y coordinate of a chance. */
export const down = (frame: Frame, chance: number): number => frame.top + frame.height * (1 - chance);

/** The line of a seat as SVG points, at most one per pixel. */
export function line(frame: Frame, chances: readonly (readonly number[])[], seat: number): string {
  const last = chances.length - 1;
  const step = Math.max(1, Math.floor(last / Math.max(1, frame.width)));
  const points: string[] = [];
  for (let v = 0; v <= last; v = v === last ? v + 1 : Math.min(last, v + step))
    points.push(`${across(frame, v, last).toFixed(1)},${down(frame, chances[v]?.[seat] ?? 0).toFixed(1)}`);
  return points.join(" ");
}

/** Move positions apart so that neighbours keep `gap` and all stay within the range. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  let least = low;
  for (const i of order) {
    found[i] = Math.max(least, found[i]!);
    least = found[i]! + gap;
  }
  let most = high;
  for (const i of order.reverse()) {
    found[i] = Math.min(most, found[i]!);
    most = found[i]! - gap;
  }
  return found;
}
