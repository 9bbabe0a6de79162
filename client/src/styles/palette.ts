/** Colours that scripts compute with: seats, their lines in charts, and the picture of a result. */

/** A seat's colour: its face, the shaded and the lit side of a piece, and an ink that is readable on it. */
export interface SeatColour {
  fill: string;
  dark: string;
  light: string;
  ink: string;
}

export const SEAT_COLOURS: Record<string, SeatColour> = {
  red: { fill: "#c8392f", dark: "#8f231c", light: "#ec7a6c", ink: "#ffffff" },
  blue: { fill: "#2458a8", dark: "#163c78", light: "#6c97dc", ink: "#ffffff" },
  white: { fill: "#f5f1e6", dark: "#c4bca6", light: "#ffffff", ink: "#222222" },
  orange: { fill: "#e0872a", dark: "#a35a10", light: "#f8b566", ink: "#1d1205" },
  green: { fill: "#2f7d4a", dark: "#1d5633", light: "#66b582", ink: "#ffffff" },
  yellow: { fill: "#ecc93b", dark: "#b08f12", light: "#f8e27a", ink: "#241c02" },
};
/** For a colour that this page does not know. */
export const OTHER_SEAT: SeatColour = { fill: "#777777", dark: "#555555", light: "#999999", ink: "#ffffff" };
/** The edge of white pieces, dark enough to be seen on paper. */
export const WHITE_EDGE = "#b8ae97";

/** A seat's line in a chart by day and by night: its own colour, or a similar one with enough contrast. */
export const LINE_COLOURS: Record<string, [day: string, night: string]> = {
  red: ["#c8392f", "#ec7a6c"],
  blue: ["#2458a8", "#7fa6e6"],
  white: ["#77705f", "#f5f1e6"],
  orange: ["#c96f14", "#f8b566"],
  green: ["#2f7d4a", "#66b582"],
  yellow: ["#96780a", "#f8e27a"],
};
export const OTHER_LINE: [day: string, night: string] = ["#666666", "#aaaaaa"];

/** The picture of a result, which is drawn outside the page and cannot use its tokens. */
export const PICTURE = {
  ink: "#1b2733",
  soft: "#55606b",
  paper: "#fffaf0",
  rule: "#dccba6",
  star: "#b57a12",
  outline: "#1d2630",
  head: "#12303f",
  headInk: "#fff",
  medal: "#fff8e6",
  medalRim: "#ffd873",
  winner: "#f6dfa0",
};
