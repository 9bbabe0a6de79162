/** Finds the elements that a lesson points at: `action:road 20`, `verb:end`, `corner:8`. */
import type { Desk } from "$lib/table/desk.svelte";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether it is round, such as a piece on the board. */
  round?: boolean;
}

/** Searches stay within the table, since the rules beside it draw boards too. */
const TABLE = ".table";
const FOCUSABLE = "button:not(:disabled), a[href], input, [tabindex='0']";
const quoted = (text: string) => `"${CSS.escape(text)}"`;

function shown(selector: string): Element[] {
  return [...document.querySelectorAll(`${TABLE} ${selector}`)].filter((thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}
/** Prefer elements in an open popover or sheet to those under it. */
function best(found: readonly Element[]): Element[] {
  const over = found.filter((thing) => thing.closest(":popover-open, .sheet"));
  return (over.length ? over : found).slice(0, 1);
}
function first(...selectors: string[]): Element[] {
  for (const selector of selectors) {
    const found = best(shown(selector));
    if (found.length) return found;
  }
  return [];
}

/** The elements of a card; once it is lifted, the places where it may go. */
function ofCard(card: string): Element[] {
  const own = first(`[data-action=${quoted(`play ${card}`)}]`, `[data-point=${quoted(`card:${card}`)}]`);
  const held = own[0]?.getAttribute("aria-pressed") === "true";
  const places = held ? shown(`[data-action~=${quoted(card)}]`) : [];
  return places.length ? places : own;
}

/** The visible elements of a target. For an action that is not offered yet, the tile or place that leads to it. */
export function pointed(target: string, desk: Desk): Element[] {
  const at = target.indexOf(":");
  const [kind, name] = [target.slice(0, at), target.slice(at + 1)];
  if (kind === "verb")
    return first(
      `[data-verb=${quoted(name)}]`,
      `[data-action=${quoted(name)}]`,
      `[data-action^=${quoted(`${name} `)}]`,
    );
  if (kind === "action") {
    const tile = `[data-verb=${quoted(desk.selection.verbOf(name))}]`;
    const ways = desk.selection.all.has(name) ? [`.board [data-would=${quoted(name)}]`, tile] : [];
    return first(`[data-action=${quoted(name)}]`, ...ways);
  }
  if (kind === "card") return ofCard(name);
  if (kind === "cost")
    return first(`[data-verb]:has([data-point=${quoted(target)}])`, `[data-point=${quoted(target)}]`);
  return first(`[data-point=${quoted(target)}]`, ...(kind === "panel" ? [`[data-tab="bank"]`] : []));
}

/** The focusable element in or around an element. */
export const reachable = (thing: Element): HTMLElement | null =>
  thing.matches(FOCUSABLE)
    ? (thing as HTMLElement)
    : (thing.querySelector<HTMLElement>(FOCUSABLE) ?? thing.closest<HTMLElement>("button"));

export function boxOf(thing: Element): Box {
  const drawn = thing.querySelector(":scope > .rest") ?? thing;
  const { x, y, width, height } = drawn.getBoundingClientRect();
  const round = thing instanceof SVGElement && Math.abs(width - height) < 0.25 * Math.max(width, height);
  return { x, y, width, height, round };
}
/** The area of the overlap of two boxes. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}

/** Distance of a bubble from its target, and from the edge of the screen. */
const GAP = 26;
const EDGE = 10;

/** The place where a bubble without a target hides least. */
function away({ width, height }: Box, clear: readonly Box[], room: Box): { x: number; y: number } {
  const [right, low] = [room.x + room.width - width - EDGE, room.y + room.height - height - EDGE];
  const middle = room.x + (room.width - width) / 2;
  const places = [middle, room.x + EDGE, right].flatMap((x) =>
    [low, room.y + room.height / 2, room.y + EDGE].map((y) => ({ x, y })),
  );
  const hides = ({ x, y }: { x: number; y: number }) =>
    clear.reduce((sum, box) => sum + overlap({ x, y, width, height }, box), 0);
  return places.reduce((best, here) => (hides(here) < hides(best) ? here : best));
}

export interface Placed {
  x: number;
  y: number;
  /** The side of the bubble with the arrow, and the arrow's offset along it. */
  side: "left" | "right" | "top" | "bottom" | "";
  along: number;
}
/**
 * The place of a bubble of this size: beside the first box, where it covers no other box and as little as possible of
 * the areas to keep clear. Without a box, it stands where it hides least.
 */
export function placed(size: Box, boxes: readonly Box[], clear: readonly Box[], room: Box): Placed {
  const { width, height } = size;
  const [own] = boxes;
  const fit = (x: number, y: number) => ({
    x: Math.max(room.x + EDGE, Math.min(room.x + room.width - width - EDGE, x)),
    y: Math.max(room.y + EDGE, Math.min(room.y + room.height - height - EDGE, y)),
  });
  if (!own) return { ...away(size, clear, room), side: "", along: 0 };
  const [across, down] = [own.x + (own.width - width) / 2, own.y + (own.height - height) / 2];
  const sides: [Placed["side"], number, number][] = [
    ["left", own.x + own.width + GAP, down],
    ["right", own.x - GAP - width, down],
    ["bottom", across, own.y - GAP - height],
    ["top", across, own.y + own.height + GAP],
  ];
  let found: Placed | null = null;
  let least = Infinity;
  for (const [side, left, top] of sides) {
    const { x, y } = fit(left, top);
    const here = { x, y, width, height };
    const covers = boxes.reduce((sum, box) => sum + 20 * overlap(here, box), 0);
    const hides = clear.reduce((sum, box) => sum + overlap(here, box), 0);
    const moved = Math.abs(x - left) + Math.abs(y - top);
    if (covers + hides + moved >= least) continue;
    least = covers + hides + moved;
    const level = side === "left" || side === "right";
    const middle = level ? own.y + own.height / 2 - y : own.x + own.width / 2 - x;
    const along = Math.max(24, Math.min((level ? height : width) - 24, middle));
    found = { x, y, side: overlap(here, own) ? "" : side, along };
  }
  return found!;
}

/** Call `measure` after every change of the table's content, size or scroll position; return how to stop. */
export function following(measure: () => void, ...others: (Element | undefined)[]): () => void {
  const table = document.querySelector(TABLE);
  let waiting = 0;
  const soon = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(measure);
  };
  const changed = new MutationObserver(soon);
  if (table) changed.observe(table, { subtree: true, childList: true, attributes: true });
  const sized = new ResizeObserver(soon);
  for (const thing of [table, ...others]) if (thing) sized.observe(thing);
  addEventListener("scroll", soon, true);
  return () => {
    changed.disconnect();
    sized.disconnect();
    removeEventListener("scroll", soon, true);
    cancelAnimationFrame(waiting);
  };
}
