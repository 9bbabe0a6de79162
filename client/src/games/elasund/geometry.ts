/** The city on paper: squares of one size, the sea to the left, walls on the other three sides. */
export const CELL = 40;
export const LANE = 62;

/** What an action names on the plan: a square, a wall space or a row of the ship. */
export interface Named {
  text: string;
  verb: string;
  /** What has to be chosen besides the square: a building, the value of a permit. */
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
  const number = (i: number) => Number(words[i]);
  if (verb === "build" || verb === "hut") return { ...none, group: words[1]!, x: number(2), y: number(3) };
  if (verb === "at" || verb === "move") return { ...none, x: number(1), y: number(2) };
  if (verb === "upgrade") return { ...none, group: words[3]!, x: number(1), y: number(2) };
  if (verb === "wall") return { ...none, space: words[1]! };
  if (verb === "ship") return { ...none, row: number(1) };
  return none;
}

export function centre(x: number, y: number): { x: number; y: number } {
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
}

/** The width and the height of every building, in squares. */
export { SIZES } from "../../generated/boards/elasund";
