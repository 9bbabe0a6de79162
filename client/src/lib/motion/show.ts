/** One step on the screen: its animations and its overlays. It changes only transform and opacity. */
import { sides } from "$lib/people/colours";
import { boxOf } from "$lib/page/symbols";
import type { Running } from "./queue";
import { movable, type Spot } from "./places";

const SVG = "http://www.w3.org/2000/svg";

export interface Timing {
  ms: number;
  delay?: number;
  easing?: string;
  /** Keep the last frame until the step ends. */
  stay?: boolean;
}

export class Show implements Running {
  #animations: Animation[] = [];
  #things: Element[] = [];

  constructor(
    readonly layer: HTMLElement,
    private speed: number,
  ) {}

  animate(
    element: Element,
    frames: Keyframe[],
    { ms, delay = 0, easing = "linear", stay }: Timing,
  ): Animation {
    const animation = element.animate(frames, {
      duration: ms,
      delay,
      easing,
      fill: stay ? "both" : "backwards",
    });
    animation.updatePlaybackRate(this.speed);
    this.#animations.push(animation);
    return animation;
  }
  /** Lay something over the table until the step ends. */
  add<E extends Element>(thing: E): E {
    this.layer.append(thing);
    this.#things.push(thing);
    return thing;
  }
  /**
   * The elements to animate. A part of a drawing is replaced by a copy over the table, which saves a new layout of the
   * drawing in every frame; other elements are animated themselves.
   */
  actors(all: readonly Element[]): Element[][] {
    const copies = all.map(copyOf);
    return all.map((element, i) => {
      const copy = copies[i];
      if (!copy) return movable(element);
      this.animate(element, [{ opacity: 0 }, { opacity: 0 }], { ms: 1, stay: true });
      return [this.add(copy)];
    });
  }
  /** Lay something over the table that stays a moment longer than its step. */
  linger(thing: HTMLElement, frames: Keyframe[], timing: Timing): void {
    this.layer.append(thing);
    const animation = thing.animate(frames, {
      duration: timing.ms,
      easing: timing.easing ?? "linear",
      fill: "both",
    });
    animation.onfinish = animation.oncancel = () => thing.remove();
  }

  rate(rate: number): void {
    this.speed = rate;
    for (const animation of this.#animations) animation.updatePlaybackRate(rate);
  }
  finish(): void {
    for (const animation of this.#animations) animation.cancel();
    for (const thing of this.#things) thing.remove();
    this.#animations = [];
    this.#things = [];
  }
}

/** A part of a drawing, drawn once more where it is. */
function copyOf(element: Element): HTMLElement | null {
  const parent = element.parentNode;
  if (!(element instanceof SVGElement) || !(parent instanceof SVGGraphicsElement)) return null;
  const matrix = parent.getScreenCTM();
  if (!matrix) return null;
  const { a, b, c, d, e, f } = matrix;
  const copy = element.cloneNode(true) as SVGElement;
  for (const part of [copy, ...copy.querySelectorAll<SVGElement>("*")])
    for (const name of Object.keys(part.dataset)) delete part.dataset[name];
  const svg = document.createElementNS(SVG, "svg");
  svg.style.fontFamily = getComputedStyle(element).fontFamily;
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  group.append(copy);
  svg.append(group);
  const box = document.createElement("div");
  box.className = "motion-copy";
  box.append(svg);
  return box;
}

/** A symbol as an element of its own. */
export function symbol(icon: string, size: number, colour = ""): SVGSVGElement {
  const [x, y, width, height] = boxOf(icon);
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  svg.setAttribute("width", String(size));
  svg.setAttribute("height", String(size));
  if (colour) svg.setAttribute("style", sides(colour));
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${icon}`);
  for (const [name, value] of Object.entries({ x, y, width, height })) use.setAttribute(name, String(value));
  svg.append(use);
  return svg;
}

/** A picture of several symbols, as cards have it. */
export function picture(symbols: readonly string[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 150 90");
  svg.setAttribute("class", "motion-art");
  for (const name of symbols) {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${name}`);
    svg.append(use);
  }
  return svg;
}

export function box(css: string, size?: number, height = size): HTMLElement {
  const element = document.createElement("div");
  element.className = `motion-${css}`;
  if (size)
    element.style.cssText = `width:${size}px;height:${height}px;margin:${-height! / 2}px 0 0 ${-size / 2}px`;
  return element;
}

/** Distance of words from the edge of the page, so that they are not cut off. */
const EDGE = 72;
/** The same place, not nearer to the sides and the top of the page than words need. */
export const inside = (spot: { x: number; y: number }): { x: number; y: number } => ({
  x: Math.min(Math.max(spot.x, EDGE), innerWidth - EDGE),
  y: Math.min(Math.max(spot.y, EDGE / 2), innerHeight - EDGE / 2),
});

export const at = (spot: { x: number; y: number }, more = ""): string =>
  `translate(${spot.x.toFixed(1)}px,${spot.y.toFixed(1)}px)${more}`;

const SAMPLES = 8;
const smooth = (t: number) => t * t * (3 - 2 * t);
/** The frames of an arc from one place to another, slow at both ends. */
export function arc(from: Spot, to: Spot, grow: [number, number] = [1, 0.8]): Keyframe[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const high = Math.min(60, Math.hypot(dx, dy) * 0.16);
  return Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const t = smooth(i / SAMPLES);
    const lift = Math.sin(Math.PI * t) * high;
    const scale = (grow[0] + (grow[1] - grow[0]) * t + 0.25 * Math.sin(Math.PI * t)).toFixed(3);
    return {
      transform: at({ x: from.x + dx * t, y: from.y + dy * t - lift }, ` scale(${scale})`),
      opacity: i === SAMPLES ? 0.6 : 1,
    };
  });
}
