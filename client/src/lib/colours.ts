/** A seat is never told by colour alone: colour, shape and letter go together. */
export interface Mark {
  fill: string;
  ink: string;
  shape: "circle" | "square" | "triangle" | "diamond" | "hexagon" | "star";
}

export const MARKS: Record<string, Mark> = {
  red: { fill: "#c8392f", ink: "#ffffff", shape: "circle" },
  blue: { fill: "#2458a8", ink: "#ffffff", shape: "square" },
  white: { fill: "#f5f1e6", ink: "#222222", shape: "triangle" },
  orange: { fill: "#e0872a", ink: "#1d1205", shape: "diamond" },
  green: { fill: "#2f7d4a", ink: "#ffffff", shape: "hexagon" },
  yellow: { fill: "#ecc93b", ink: "#241c02", shape: "star" },
};

export function mark(colour: string): Mark {
  return MARKS[colour] ?? { fill: "#777777", ink: "#ffffff", shape: "circle" };
}

/** The outline of a shape around (0, 0) with radius 1, as SVG points. */
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
  if (shape === "star") return polygon(5, 0, 0.5);
  return polygon(24, 0);
}
