/** The drawings on the page: each sprite is inserted once, and its symbols are used by name. */

export interface Sprite {
  /** The view box of each drawing: x, y, width, height. */
  boxes: Record<string, number[]>;
  /** The `<symbol>` elements. */
  markup: string;
}

export type ViewBox = [x: number, y: number, width: number, height: number];

const boxes: Record<string, number[]> = {};
const loaded = new Set<Sprite>();

export function addSprite(sprite: Sprite): void {
  Object.assign(boxes, sprite.boxes);
  if (loaded.has(sprite) || typeof document === "undefined") return;
  loaded.add(sprite);
  const holder = document.createElement("div");
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">${sprite.markup}</svg>`;
  document.body.prepend(holder);
}

/** The view box of a drawing. */
export const boxOf = (name: string): ViewBox => (boxes[name] ?? [0, 0, 24, 24]) as ViewBox;
export const isSymbol = (name: string): boolean => name in boxes;

/** Attributes of a `<use>` that puts the origin of a drawing at (x, y) of another SVG. */
export function placed(name: string, x: number, y: number, scale = 1) {
  const [left, top, width, height] = boxOf(name);
  return {
    href: `#${name}`,
    x: x + left * scale,
    y: y + top * scale,
    width: width * scale,
    height: height * scale,
  };
}
