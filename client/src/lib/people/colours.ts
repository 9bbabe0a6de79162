/** A seat is never told by colour alone: colour, shape and letter go together. */
export interface Mark {
  fill: string;
  /** The shaded and the lit side of a piece. */
  dark: string;
  light: string;
  ink: string;
  shape: "circle" | "square" | "triangle" | "diamond" | "hexagon" | "star";
}

export const MARKS: Record<string, Mark> = {
  red: { fill: "#c8392f", dark: "#8f231c", light: "#ec7a6c", ink: "#ffffff", shape: "circle" },
  blue: { fill: "#2458a8", dark: "#163c78", light: "#6c97dc", ink: "#ffffff", shape: "square" },
  white: { fill: "#f5f1e6", dark: "#c4bca6", light: "#ffffff", ink: "#222222", shape: "triangle" },
  orange: { fill: "#e0872a", dark: "#a35a10", light: "#f8b566", ink: "#1d1205", shape: "diamond" },
  green: { fill: "#2f7d4a", dark: "#1d5633", light: "#66b582", ink: "#ffffff", shape: "hexagon" },
  yellow: { fill: "#ecc93b", dark: "#b08f12", light: "#f8e27a", ink: "#241c02", shape: "star" },
};

export function mark(colour: string): Mark {
  return (
    MARKS[colour] ?? { fill: "#777777", dark: "#555555", light: "#999999", ink: "#ffffff", shape: "circle" }
  );
}

/** The colours of a piece as its drawing wants them; `--edge` is visible on paper too. */
export function sides(colour: string): string {
  const { fill, dark, light, ink } = mark(colour);
  return `--c:${fill};--d:${dark};--l:${light};--k:${ink};--edge:${colour === "white" ? "#b8ae97" : fill}`;
}

/** How much larger a shape is drawn so that all seem of one size, where its letter stands, and how large. */
const LOOKS: Record<Mark["shape"], [grow: number, drop: number, letter: number]> = {
  circle: [1, 0.34, 1.02],
  square: [1.15, 0.34, 1.02],
  triangle: [1.22, 0.42, 0.86],
  diamond: [1.12, 0.34, 0.9],
  hexagon: [1, 0.34, 1.02],
  star: [1.2, 0.34, 0.8],
};

/** A mark of radius r: its outline, and the place and size of its letter. */
export function markLook(colour: string, r: number) {
  const { shape } = mark(colour);
  const [grow, drop, letter] = LOOKS[shape];
  return { points: points(shape, r * grow), y: r * drop, size: r * letter };
}

/** The outline of a shape around (0, 0) with radius r, as SVG points. */
export function points(shape: Mark["shape"], r: number): string {
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
