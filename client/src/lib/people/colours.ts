/** Seats by colour, shape and letter: nobody has to tell seats apart by colour alone. */
import { OTHER_SEAT, SEAT_COLOURS, WHITE_EDGE, type SeatColour } from "../../styles/palette";

type Shape = "circle" | "square" | "triangle" | "diamond" | "hexagon" | "star";
const SHAPES: Record<string, Shape> = {
  red: "circle",
  blue: "square",
  white: "triangle",
  orange: "diamond",
  green: "hexagon",
  yellow: "star",
};
/** Every colour of a seat that this page knows. */
export const COLOURS: readonly string[] = Object.keys(SHAPES);

export interface Mark extends SeatColour {
  shape: Shape;
}

export const mark = (colour: string): Mark => ({
  ...(SEAT_COLOURS[colour] ?? OTHER_SEAT),
  shape: SHAPES[colour] ?? "circle",
});

/** A piece's colours as custom properties of its drawing; `--edge` is visible on paper too. */
export function sides(colour: string): string {
  const { fill, dark, light, ink } = mark(colour);
  return `--c:${fill};--d:${dark};--l:${light};--k:${ink};--edge:${colour === "white" ? WHITE_EDGE : fill}`;
}

/** Scale of each shape so that all look equally large, and the offset and size of its letter. */
const PROPORTIONS: Record<Shape, [grow: number, drop: number, letter: number]> = {
  circle: [1, 0.34, 1.02],
  square: [1.15, 0.34, 1.02],
  triangle: [1.22, 0.42, 0.86],
  diamond: [1.12, 0.34, 0.9],
  hexagon: [1, 0.34, 1.02],
  star: [1.2, 0.34, 0.8],
};

/** A mark of radius r: its outline, and the place and size of its letter. */
export function markShape(colour: string, r: number) {
  const { shape } = mark(colour);
  const [grow, drop, letter] = PROPORTIONS[shape];
  return { points: points(shape, r * grow), y: r * drop, size: r * letter };
}

/** The outline of a shape around (0, 0) with radius r, as SVG points. */
export function points(shape: Shape, r: number): string {
  const polygon = (n: number, turn: number, inner = 1) =>
    Array.from({ length: inner === 1 ? n : 2 * n }, (_, i) => {
      const count = inner === 1 ? n : 2 * n;
      const radius = inner !== 1 && i % 2 ? r * inner : r;
      const angle = (2 * Math.PI * i) / count + turn;
      return `${(radius * Math.sin(angle)).toFixed(2)},${(-radius * Math.cos(angle)).toFixed(2)}`;
    }).join(" ");
  if (shape === "square") return polygon(4, Math.PI / 4);
  if (shape === "diamond") return polygon(4, 0);
  if (shape === "triangle") return polygon(3, 0);
  if (shape === "hexagon") return polygon(6, 0);
  if (shape === "star") return polygon(5, 0, 0.55);
  return polygon(24, 0);
}
