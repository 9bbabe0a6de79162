/** Steps of the table itself: a card that everybody is shown, an offer, whose turn it is, and the end. */
import { device } from "$lib/device/device.svelte";
import { ring } from "./fly";
import { exactly, somewhere } from "./places";
import { at, box, picture, symbol, type Show } from "./show";
import { OUT, partTime, POP, READABLE, TIMES, type Card, type Step } from "./steps";

type Of<K> = Extract<Step, { kind: K }>;

function cardOf(card: Card): HTMLElement {
  const element = box("show");
  element.append(card.art ? picture(card.art) : symbol(card.icon, device.phone ? 56 : 84, card.colour));
  const title = document.createElement("b");
  title.textContent = card.title;
  element.append(title);
  if (card.text) {
    const text = document.createElement("small");
    text.textContent = card.text;
    element.append(text);
  }
  if (card.brings?.length) {
    const brings = document.createElement("span");
    for (const icon of card.brings) brings.append(symbol(icon, 30, card.colour));
    element.append(brings);
  }
  return element;
}

/** Who asks, or brings something, hops. */
function hop(element: Element, show: Show, slow: number): void {
  show.animate(
    element,
    [
      { translate: "0px 0px", rotate: "0deg" },
      { translate: "0px -9px", rotate: "-7deg", offset: 0.3 },
      { translate: "0px 0px", rotate: "4deg", offset: 0.6 },
      { translate: "0px 0px", rotate: "0deg" },
    ],
    { ms: 350 * slow, easing: POP },
  );
}

/** A card rises to the middle, stays long enough to be read, and flies to its place. */
export function present(step: Of<"play" | "coco">, show: Show, stays: boolean): void {
  const [from, to, middle] = [somewhere(step.from), somewhere(step.to), somewhere("board")];
  const parrot = step.hop ? exactly(step.hop) : null;
  const element = show.add(cardOf(step.card));
  const slow = step.slow ?? 1;
  const ms = stays ? TIMES[step.kind].still : partTime(step);
  const centred = (spot: { x: number; y: number }, scale: number) =>
    at(spot, ` translate(-50%,-50%) scale(${scale})`);
  if (stays) {
    element.style.transform = centred(middle, 1);
    show.animate(
      element,
      [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }],
      { ms, stay: true },
    );
    return;
  }
  const [risen, gone] = [(300 * slow) / ms, ((300 + READABLE) * slow) / ms];
  show.animate(
    element,
    [
      { transform: centred(from, 0.3), opacity: 0.3, easing: OUT },
      { transform: centred(middle, 1), opacity: 1, offset: risen },
      { transform: centred(middle, 1), opacity: 1, offset: gone, easing: OUT },
      { transform: centred(to, 0.2), opacity: 0.2 },
    ],
    { ms, stay: true },
  );
  if (parrot) hop(parrot.element, show, slow);
}

/** An offer to me appears where I answer it; other offers rise beside the name of their seat. */
export function offer(step: Of<"offer">, show: Show, stays: boolean): void {
  const slip = step.mine ? exactly("slip") : null;
  if (slip) {
    const frames = stays
      ? [{ opacity: 0 }, { opacity: 1 }]
      : [
          { opacity: 0, translate: "0px 24px" },
          { opacity: 1, translate: "0px 0px" },
        ];
    show.animate(slip.element, frames, { ms: stays ? 100 : partTime(step), easing: OUT });
    return;
  }
  const from = somewhere(step.from);
  if (stays) {
    ring(from, "brass", show, 600);
    return;
  }
  const sign = box("good", 34);
  sign.append(symbol(step.icon ?? "s-trade", 24));
  const right = { x: from.x + from.width / 2, y: from.y };
  show.linger(
    sign,
    [
      { transform: at({ x: right.x, y: right.y + 24 }), opacity: 0 },
      { transform: at(right), opacity: 1, offset: 0.3 },
      { transform: at(right), opacity: 1, offset: 0.8 },
      { transform: at({ x: right.x, y: right.y + 12 }), opacity: 0 },
    ],
    { ms: 900, easing: OUT },
  );
}

/** My turn: an outline is drawn around my panel, and the question slides in. */
export function turn(step: Of<"turn">, show: Show, stays: boolean): void {
  const [panel, prompt, asker] = [exactly(`seat ${step.seat}`), exactly("prompt"), exactly("asker")];
  if (panel) {
    if (stays) ring(panel, "brass", show, 600);
    else {
      const element = box("ring brass");
      const [width, height] = [panel.width + 6, panel.height + 6];
      element.style.cssText = `width:${width}px;height:${height}px`;
      const place = at({ x: panel.x - width / 2, y: panel.y - height / 2 });
      show.linger(
        element,
        [
          { transform: `${place} scale(1.08)`, opacity: 0 },
          { transform: place, opacity: 1, offset: 0.4 },
          { transform: place, opacity: 0 },
        ],
        { ms: 600, easing: OUT },
      );
    }
  }
  if (asker && !stays) hop(asker.element, show, step.slow ?? 1);
  if (prompt && !stays)
    show.animate(
      prompt.element,
      [
        { translate: "0px 8px", opacity: 0.6 },
        { translate: "0px 0px", opacity: 1 },
      ],
      { ms: partTime(step), easing: OUT },
    );
}

const SCRAPS = 40;
/** The end: a banner unrolls, and scraps of paper fall once. */
export function win(step: Of<"win">, show: Show, stays: boolean): void {
  const banner = box("banner");
  banner.textContent = step.words;
  const place = at({ x: innerWidth / 2, y: device.phone ? 96 : 110 });
  const open = `${place} translate(-50%,-50%)`;
  show.linger(
    banner,
    [
      { transform: stays ? open : `${open} scaleX(0)`, opacity: stays ? 0 : 1, easing: OUT },
      { transform: `${open} scaleX(1)`, opacity: 1, offset: 0.2 },
      { transform: `${open} scaleX(1)`, opacity: 1, offset: 0.9 },
      { transform: `${open} scaleX(1)`, opacity: 0 },
    ],
    { ms: 3200 },
  );
  if (stays) return;
  for (let i = 0; i < SCRAPS; i++) {
    const scrap = box("scrap");
    scrap.style.background = step.colours[i % step.colours.length] ?? "";
    const x = ((i + Math.random()) / SCRAPS) * innerWidth;
    const drift = (Math.random() - 0.5) * 160;
    const turns = 300 + Math.random() * 500;
    show.linger(
      scrap,
      [
        { transform: at({ x, y: -20 }), opacity: 1 },
        {
          transform: at({ x: x + drift * 0.6, y: innerHeight * 0.6 }, ` rotate(${turns * 0.6}deg)`),
          opacity: 1,
          offset: 0.7,
        },
        { transform: at({ x: x + drift, y: innerHeight + 20 }, ` rotate(${turns}deg)`), opacity: 0 },
      ],
      { ms: 1100 + Math.random() * 900 },
    );
  }
}
