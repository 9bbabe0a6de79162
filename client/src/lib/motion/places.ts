/** Finds the places of steps on this screen. The layout is read here only. */
import type { Place } from "./steps";

export interface Spot {
  /** Its middle, on the screen. */
  x: number;
  y: number;
  width: number;
  height: number;
  element: Element;
}

const EVERYWHERE = "board";

/** The element of a place; `tug strength@30` lies at 30 % of the width of `tug strength`. */
function lookUp(name: string): Spot | null {
  const [anchor = "", along] = name.split("@");
  const quoted = `"${CSS.escape(anchor)}"`;
  for (const element of document.querySelectorAll(`[data-anchor=${quoted}],[data-spot=${quoted}]`)) {
    const box = element.getBoundingClientRect();
    if (!box.width && !box.height) continue;
    const share = along === undefined ? 0.5 : Number(along) / 100;
    return {
      x: box.left + box.width * share,
      y: box.top + box.height / 2,
      width: box.width,
      height: box.height,
      element,
    };
  }
  return null;
}

/** The first of its alternatives that is on the page. */
export function exactly(place: Place): Spot | null {
  for (const name of place.split("|")) {
    const found = lookUp(name);
    if (found) return found;
  }
  return null;
}

/** The same, with a fallback at the board's edge or inside the window. */
export function somewhere(place: Place): Spot {
  const found = exactly(place) ?? lookUp(EVERYWHERE);
  const inside = (value: number, most: number) => Math.min(Math.max(value, 12), Math.max(12, most - 12));
  if (!found) return { x: innerWidth / 2, y: innerHeight / 2, width: 0, height: 0, element: document.body };
  return { ...found, x: inside(found.x, innerWidth), y: inside(found.y, innerHeight) };
}

export const elements = (places: readonly Place[]): Spot[] => places.flatMap((place) => exactly(place) ?? []);

/** Screen pixels per unit of an element's coordinates. */
export function unitOf(element: Element): number {
  if (!(element instanceof SVGElement)) return 1;
  const matrix = (element.ownerSVGElement ?? (element as SVGSVGElement)).getScreenCTM();
  return matrix?.a || 1;
}

/** The movable part of an element: never a button itself, since targets must not move. */
export function movable(element: Element): Element[] {
  return element.matches("button, [role=button], [data-still]") ? [...element.children] : [element];
}
