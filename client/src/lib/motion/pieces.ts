/** Steps in which things on the table move in place: pieces, dice, tokens, ships, stores. */
import { ring } from "./fly";
import { elements, exactly, movable, somewhere, type Spot } from "./places";
import { arc, at, box, inside, type Show, symbol } from "./show";
import {
  gapOf,
  IN_OUT,
  OUT,
  partTime,
  TIMES,
  type Dropped,
  type Gone,
  type Step,
  type Travelled,
} from "./steps";

type Of<K> = Extract<Step, { kind: K }>;

const DROP = 10;
const shift = (dx: number, dy: number) => `${dx.toFixed(2)}px ${dy.toFixed(2)}px`;

/** A cloud of dust around what was set down. */
function dust(spot: Spot, show: Show, ms: number, delay = 0): void {
  const size = Math.min(90, Math.max(26, Math.max(spot.width, spot.height) * 1.3));
  const element = show.add(box("dust", size));
  show.animate(
    element,
    [
      { transform: at(spot, " scale(.4)"), opacity: 0 },
      { transform: at(spot, " scale(.7)"), opacity: 0.9, offset: 0.5 },
      { transform: at(spot, " scale(1.15)"), opacity: 0 },
    ],
    { ms, delay, easing: OUT, stay: true },
  );
}
/** The displaced piece sinks. */
function sink(gone: readonly Gone[], show: Show, ms: number): void {
  const spots = gone.map((was) => ({ was, spot: somewhere(was.at) }));
  for (const { was, spot } of spots) {
    const size = Math.max(22, Math.min(spot.width, spot.height, 70));
    const element = show.add(box("piece", size));
    element.append(symbol(was.icon, size, was.colour));
    show.animate(
      element,
      [
        { transform: at(spot), opacity: 1 },
        { transform: at({ x: spot.x, y: spot.y + 10 }, " scale(.85)"), opacity: 0 },
      ],
      { ms: ms * 0.6, easing: IN_OUT, stay: true },
    );
  }
}

export function drop(step: Of<Dropped>, show: Show, stays: boolean): void {
  const spots = elements(step.at);
  const ms = stays ? TIMES[step.kind].still : partTime(step);
  const from = step.from ? somewhere(step.from) : null;
  const gap = stays ? 0 : gapOf(step) * (step.slow ?? 1);
  const moves = !stays && !(from && step.icon);
  const actors = moves ? show.actors(spots.map((spot) => spot.element)) : [];
  if (!stays) sink(step.was ?? [], show, ms);
  spots.forEach((spot, i) => {
    const delay = i * gap;
    if (!moves) {
      if (from && step.icon && !stays) carry(step, from, spot, show, ms, delay);
      for (const part of movable(spot.element))
        show.animate(part, [{ opacity: 0 }, { opacity: 0, offset: stays ? 0 : 0.8 }, { opacity: 1 }], {
          ms,
          delay,
        });
      return;
    }
    const start = from ? shift(from.x - spot.x, from.y - spot.y) : shift(0, -DROP);
    for (const part of actors[i]!)
      show.animate(
        part,
        [
          { translate: start, opacity: 0 },
          { opacity: 1, offset: 0.45 },
          { translate: "0px 0px", opacity: 1 },
        ],
        { ms, delay, easing: TIMES[step.kind].easing },
      );
    if (!from) dust(spot, show, ms + 160, delay + ms * 0.4);
  });
}
/** A piece flies to its place. */
function carry(step: Of<Dropped>, from: Spot, to: Spot, show: Show, ms: number, delay: number): void {
  const size = Math.max(22, Math.min(to.width, to.height, 54));
  const element = show.add(box(step.colour ? "piece" : "tile", size));
  element.append(symbol(step.icon!, size * (step.colour ? 1 : 0.7), step.colour));
  show.animate(element, arc(from, to, [0.7, 1]), { ms, delay, stay: true });
}

/** A piece's old place relative to its new one. */
function offset(moved: { what: string; from: string; to: string }) {
  const [piece, from, to] = [exactly(moved.what), exactly(moved.from), exactly(moved.to)];
  if (!piece || !from || !to) return null;
  return { piece, dx: from.x - to.x, dy: from.y - to.y };
}

export function travel(step: Of<Travelled>, show: Show, stays: boolean): void {
  const found = step.moved.flatMap((moved) => offset(moved) ?? []);
  const rows = elements(step.lit ?? []);
  const ms = stays ? TIMES[step.kind].still : partTime(step);
  const actors = stays ? [] : show.actors(found.map(({ piece }) => piece.element));
  found.forEach(({ piece, dx, dy }, i) => {
    if (stays) {
      if (step.kind === "glide")
        for (const part of movable(piece.element))
          show.animate(part, [{ opacity: 0 }, { opacity: 1 }], { ms });
      return;
    }
    const lift = step.kind === "glide" ? -14 : 0;
    for (const part of actors[i]!)
      show.animate(
        part,
        [
          { translate: shift(dx, dy) },
          { translate: shift(dx, dy + lift), offset: 0.18 },
          { translate: shift(0, lift), offset: 0.82 },
          { translate: "0px 0px" },
        ],
        { ms, easing: TIMES[step.kind].easing },
      );
    if (step.kind === "glide") dust(piece, show, 300, ms * 0.8);
  });
  for (const row of rows)
    show.animate(row.element, [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], {
      ms: Math.max(200, ms),
    });
}

/** Dice come from the seat that rolls, turn over and lie still. */
export function roll(step: Of<"roll">, show: Show, stays: boolean): void {
  const dice = elements(step.dice);
  if (stays) {
    const [first] = dice;
    if (!first) return;
    const sum = box("sum");
    sum.textContent = step.faces;
    const middle = dice.reduce((x, die) => x + die.x, 0) / dice.length;
    sum.style.transform = `${at(inside({ x: middle, y: first.y - first.height / 2 }))} translate(-50%,-110%)`;
    show.linger(
      sum,
      [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }],
      { ms: 1000 },
    );
    return;
  }
  const from = somewhere(step.from);
  const ms = partTime(step);
  dice.forEach((die, i) => {
    const [dx, dy] = [from.x - die.x, from.y - die.y];
    const rest = (die.element as HTMLElement).style.rotate || "0deg";
    show.animate(
      die.element,
      [
        { translate: shift(dx, dy), rotate: `calc(${rest} - ${540 + i * 40}deg)`, opacity: 0.4 },
        { translate: shift(dx * 0.25, dy * 0.25 - 26), opacity: 1, offset: 0.45 },
        { translate: shift(dx * 0.06, dy * 0.06 - 9), offset: 0.75 },
        { translate: "0px 0px", rotate: rest, opacity: 1 },
      ],
      { ms: ms - i * 40, delay: i * 40, easing: OUT },
    );
  });
}

/** Fields shine, and their numbers lift. */
export function light(step: Of<"light">, show: Show, stays: boolean): void {
  const [lit, lifted] = [elements(step.lit), elements(step.lift ?? [])];
  const ms = partTime(step);
  for (const { element } of lit)
    show.animate(element, [{ opacity: 0 }, { opacity: 1 }], { ms: stays ? 150 : ms, easing: OUT });
  if (stays) {
    if (!lit.length) for (const spot of lifted) ring(spot, "brass", show);
    return;
  }
  const rise = [{ translate: "0px 0px" }, { translate: "0px -4px", offset: 0.4 }, { translate: "0px 0px" }];
  for (const part of show.actors(lifted.map((spot) => spot.element)).flat())
    show.animate(part, rise, { ms, easing: OUT });
}

/** Left, bottom, right, top: with each gain, the rim turns by one edge. */
const AROUND = ["left", "bottom", "right", "top"];

/** A store: the rim of pips turns a quarter, an icon pops into its slot or leaves it. */
export function store(step: Of<"store">, show: Show, stays: boolean): void {
  const ms = stays ? TIMES.store.still : partTime(step);
  const gap = stays ? 0 : gapOf(step) * (step.slow ?? 1);
  const found = step.slots.map((slot) => {
    const card = exactly(slot.at);
    const edges = AROUND.map(
      (side) => card?.element.querySelector(`.edge.${side}`)?.getBoundingClientRect() ?? null,
    );
    const slots = [...(card?.element.querySelectorAll(".slots > i") ?? [])];
    const boxes = slots.map((element) => element.getBoundingClientRect());
    return { slot, card, edges, slots, boxes };
  });
  found.forEach(({ slot, card, edges, slots, boxes }, i) => {
    if (!card) return;
    const delay = i * gap;
    const filled = slots.filter((element) => element.matches(".has"));
    if (slot.n > 0)
      for (const element of filled.slice(-slot.n))
        show.animate(
          element,
          stays
            ? [{ opacity: 0 }, { opacity: 1 }]
            : [
                { scale: ".2", opacity: 0 },
                { scale: "1", opacity: 1 },
              ],
          {
            ms,
            delay,
            easing: TIMES.store.easing,
          },
        );
    else leave(slot.icon, boxes.slice(filled.length, filled.length - slot.n), show, ms, delay, stays);
    if (!stays) turnRim(card, edges, slot.n > 0, show, ms, delay);
  });
}
function leave(
  icon: string,
  boxes: readonly DOMRect[],
  show: Show,
  ms: number,
  delay: number,
  stays: boolean,
): void {
  for (const place of boxes) {
    const spot = { x: place.left + place.width / 2, y: place.top + place.height / 2 };
    const element = show.add(box("piece", 22));
    element.append(symbol(icon, 20));
    const end = stays ? spot : { x: spot.x, y: spot.y - 22 };
    show.animate(
      element,
      [
        { transform: at(spot), opacity: 1 },
        { transform: at(end), opacity: 0 },
      ],
      { ms, delay, easing: OUT, stay: true },
    );
  }
}
function turnRim(
  card: Spot,
  edges: readonly (DOMRect | null)[],
  gained: boolean,
  show: Show,
  ms: number,
  delay: number,
): void {
  AROUND.forEach((side, i) => {
    const element = card.element.querySelector(`.edge.${side}`);
    const [here, there] = [edges[i], edges[(i + (gained ? 3 : 1)) % 4]];
    if (!element || !here || !there) return;
    const dx = there.left + there.width / 2 - here.left - here.width / 2;
    const dy = there.top + there.height / 2 - here.top - here.height / 2;
    show.animate(
      element,
      [
        { translate: shift(dx, dy), rotate: gained ? "90deg" : "-90deg" },
        { translate: "0px 0px", rotate: "0deg" },
      ],
      { ms, delay, easing: IN_OUT },
    );
  });
}

/** An attacked card shakes; a lost one turns grey and sinks. */
export function attack(step: Of<"attack">, show: Show, stays: boolean): void {
  const [struck, gone] = [
    elements(step.at),
    (step.gone ?? []).map((was) => ({ was, spot: somewhere(was.at) })),
  ];
  const ms = partTime(step);
  if (stays) {
    for (const spot of [...struck, ...gone.map(({ spot }) => spot)]) ring(spot, "bad", show);
    return;
  }
  const shake = ["0px", "-3px", "3px", "-3px", "3px", "0px"].map((x) => ({ translate: `${x} 0px` }));
  for (const { element } of struck)
    for (const part of movable(element)) show.animate(part, shake, { ms, easing: IN_OUT });
  for (const { was, spot } of gone) {
    const size = Math.max(30, Math.min(spot.width, spot.height, 60));
    const element = show.add(box("tile grey", size));
    element.append(symbol(was.icon, size * 0.7, was.colour));
    const frames = [0, -3, 3, -3, 3, 0].map((dx) => ({
      transform: at({ x: spot.x + dx, y: spot.y }),
      opacity: 1,
    }));
    show.animate(element, [...frames, { transform: at({ x: spot.x, y: spot.y + 24 }), opacity: 0 }], {
      ms,
      easing: IN_OUT,
      stay: true,
    });
  }
}
