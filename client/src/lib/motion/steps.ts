/** The vocabulary of animation steps for all games, and the duration of each kind. */
import type { Sound } from "./recipes";

/**
 * The place of something: the `data-anchor` or `data-spot` of an element. Alternatives are separated by `|`, since
 * phones do not show every part of the table.
 */
export type Place = string;

/** Something that flies over the table. */
export interface Flight {
  icon: string;
  from: Place;
  to: Place;
  n?: number;
  /** The colour of the seat a piece belongs to. */
  colour?: string;
  /** The receiving seat; without motion, its gain appears beside its name. */
  seat?: number;
  /** A face-down card; its `icon` is shown to seats that may see it. */
  back?: boolean;
}

/** A thing that moved: the element at its new place, and both places. */
export interface Moved {
  what: Place;
  from: Place;
  to: Place;
}

export type Flown = "gain" | "lost" | "pay" | "award" | "draw" | "theft" | "discard" | "deal" | "home";
export type Dropped = "build" | "city" | "raise" | "wall" | "church" | "cubes" | "regions";
export type Travelled = "glide" | "sail" | "slide" | "swap";

interface Common {
  /** It begins together with the step before it. */
  along?: boolean;
  /** How many times slower than usual. */
  slow?: number;
  /** Its sound, if it differs from that of its kind. */
  sound?: Sound | null;
}
export type Step = Common &
  (
    | { kind: "roll"; from: Place; dice: Place[]; faces: string }
    | { kind: "light"; lit: Place[]; lift?: Place[] }
    | { kind: Flown; flights: Flight[] }
    /** New pieces: their elements, and the pieces they displace. */
    | { kind: Dropped; at: Place[]; from?: Place; icon?: string; colour?: string; was?: Gone[] }
    | { kind: Travelled; moved: Moved[]; lit?: Place[] }
    /** Changes of a store: icons that come or go, and the turn of the rim. */
    | { kind: "store"; slots: Stored[] }
    | { kind: "attack"; at: Place[]; gone?: Gone[] }
    | { kind: "points"; seat: number; n: number; from: Place }
    /** A card that is shown to everybody. */
    | { kind: "play" | "coco"; card: Card; from: Place; to: Place; hop?: Place }
    | { kind: "offer"; from: Place; mine: boolean; icon?: string }
    | { kind: "turn"; seat: number }
    | { kind: "win"; words: string; colours: string[]; mine: boolean }
  );
export type Kind = Step["kind"];

/** A thing that has just been removed. */
export interface Gone {
  icon: string;
  at: Place;
  colour?: string;
}

export interface Stored {
  at: Place;
  icon: string;
  n: number;
}

export interface Card {
  icon: string;
  title: string;
  colour?: string;
  /** Layers of symbols that make a picture, instead of the icon. */
  art?: string[];
  /** Its effect in words. */
  text?: string;
  /** Pictures under the title. */
  brings?: string[];
}

export const OUT = "cubic-bezier(.2,.8,.2,1)";
export const IN_OUT = "cubic-bezier(.6,0,.2,1)";
export const POP = "cubic-bezier(.3,1.5,.5,1)";

interface Timing {
  ms: number;
  easing: string;
  /** Delay between the parts of a step. */
  gap?: number;
  /** Duration without motion. */
  still: number;
  sound: Sound | null;
}
/** The total delay of the parts of one step. */
const LONGEST_TRAIN = 420;
export const READABLE = 900;

export const TIMES: Record<Kind, Timing> = {
  roll: { ms: 650, easing: OUT, still: 300, sound: "dice" },
  light: { ms: 250, easing: OUT, still: 250, sound: null },
  gain: { ms: 380, easing: IN_OUT, gap: 60, still: 150, sound: "gain" },
  lost: { ms: 300, easing: IN_OUT, gap: 60, still: 200, sound: "theft" },
  pay: { ms: 260, easing: IN_OUT, gap: 40, still: 0, sound: "pay" },
  discard: { ms: 300, easing: IN_OUT, gap: 0, still: 0, sound: "pay" },
  home: { ms: 380, easing: IN_OUT, gap: 60, still: 0, sound: null },
  build: { ms: 240, easing: POP, still: 120, sound: "build" },
  city: { ms: 320, easing: POP, still: 150, sound: "city" },
  raise: { ms: 420, easing: POP, still: 150, sound: "build" },
  wall: { ms: 320, easing: OUT, still: 120, sound: "build" },
  church: { ms: 320, easing: OUT, still: 120, sound: "city" },
  cubes: { ms: 300, easing: POP, gap: 60, still: 100, sound: null },
  regions: { ms: 380, easing: OUT, gap: 60, still: 150, sound: "card" },
  points: { ms: 360, easing: OUT, still: 200, sound: null },
  award: { ms: 500, easing: IN_OUT, gap: 0, still: 240, sound: null },
  draw: { ms: 360, easing: IN_OUT, gap: 80, still: 0, sound: "card" },
  play: { ms: 600 + READABLE, easing: OUT, still: 1200, sound: "card" },
  coco: { ms: 600 + READABLE, easing: OUT, still: 1500, sound: "card" },
  glide: { ms: 420, easing: IN_OUT, still: 240, sound: "robber" },
  sail: { ms: 600, easing: IN_OUT, still: 200, sound: "ship" },
  slide: { ms: 360, easing: IN_OUT, still: 0, sound: null },
  swap: { ms: 420, easing: IN_OUT, still: 150, sound: "card" },
  theft: { ms: 380, easing: IN_OUT, gap: 60, still: 0, sound: "theft" },
  deal: { ms: 420, easing: IN_OUT, gap: 0, still: 0, sound: "deal" },
  store: { ms: 260, easing: POP, gap: 40, still: 150, sound: "gain" },
  attack: { ms: 450, easing: IN_OUT, still: 450, sound: "robber" },
  offer: { ms: 200, easing: OUT, still: 100, sound: "offer" },
  turn: { ms: 240, easing: OUT, still: 120, sound: "turn" },
  win: { ms: 900, easing: OUT, still: 300, sound: "win" },
};

const ICONS_AT_ONCE = 4;
/** Split a flight of several things into single flights, up to a limit. */
export const apart = (flights: readonly Flight[]): Flight[] =>
  flights.flatMap((flight) => Array.from({ length: Math.min(ICONS_AT_ONCE, flight.n ?? 1) }, () => flight));

function partsOf(step: Step): number {
  if ("flights" in step) return apart(step.flights).length;
  if (step.kind === "store") return step.slots.length;
  return "at" in step ? step.at.length : 1;
}
/** The delay between the parts of a step. */
export function gapOf(step: Step): number {
  const parts = partsOf(step);
  const gap = TIMES[step.kind].gap ?? 0;
  return parts > 1 ? Math.min(gap, LONGEST_TRAIN / (parts - 1)) : 0;
}
/** The duration of one part of a step. */
export const partTime = (step: Step): number => TIMES[step.kind].ms * (step.slow ?? 1);

/** The duration of a step at normal speed. */
export function timeOf(step: Step, still: boolean): number {
  if (still) return TIMES[step.kind].still;
  return (TIMES[step.kind].ms + gapOf(step) * (partsOf(step) - 1)) * (step.slow ?? 1);
}

export const soundOf = (step: Step): Sound | null =>
  step.sound === undefined ? TIMES[step.kind].sound : step.sound;
