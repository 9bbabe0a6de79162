/** Keyboard focus on the board: `l` goes to the next legal place, arrows to the nearest one. */

const things = () =>
  [...document.querySelectorAll<SVGElement | HTMLElement>("[data-action]")].filter(
    (thing) => thing.getBoundingClientRect().width > 0,
  );

export function nextThing(): void {
  const all = things();
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[(at + 1) % all.length]?.focus();
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const ARROWS = Object.keys(STEPS);

/** Move the focus to the nearest place in a direction; return whether there was one. */
export function steer(key: string): boolean {
  const step = STEPS[key];
  const from = document.activeElement;
  if (!step || !from?.closest(".board") || !from.hasAttribute("data-action")) return false;
  const middle = (thing: Element) => {
    const box = thing.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: [number, HTMLElement | SVGElement] | null = null;
  for (const thing of things()) {
    const [u, v] = middle(thing);
    const ahead = (u - x) * step[0] + (v - y) * step[1];
    const aside = Math.abs((u - x) * step[1] + (v - y) * step[0]);
    if (thing === from || !thing.closest(".board") || ahead < 1) continue;
    const far = ahead + 2 * aside;
    if (!best || far < best[0]) best = [far, thing];
  }
  best?.[1].focus();
  return best !== null;
}
