/** Steps in which something flies over the table: goods, cards, stars, chips. */
import { device } from "$lib/device/device.svelte";
import { exactly, somewhere, type Spot } from "./places";
import { arc, at, box, inside, type Show, symbol } from "./show";
import { apart, gapOf, IN_OUT, OUT, partTime, POP, type Flight, type Flown, type Step } from "./steps";

type Flights = Extract<Step, { kind: Flown }>;
type Points = Extract<Step, { kind: "points" }>;

const sizeOf = () => (device.phone ? 24 : 32);

function thing(flight: Flight): HTMLElement {
  const size = sizeOf();
  if (!flight.back) {
    const disc = box(flight.colour ? "piece" : "good", size);
    disc.append(symbol(flight.icon, flight.colour ? size : size * 0.72, flight.colour));
    return disc;
  }
  const card = box("card", size * 1.1, size * 1.5);
  const back = box("back");
  back.append(symbol("s-cards", size * 0.7));
  card.append(back);
  if (flight.icon && flight.icon !== "s-cards") {
    const face = box("face");
    face.append(symbol(flight.icon, size * 0.85));
    card.append(face);
  }
  return card;
}

/** Mark the place where something arrives. A button only glows, since targets must not move. */
function bump(show: Show, spot: Spot, delay: number): void {
  if (spot.element instanceof SVGElement || spot.element.matches("button, [data-anchor=board], body")) return;
  show.animate(spot.element, [{ scale: "1" }, { scale: "1.06" }, { scale: "1" }], {
    ms: 160,
    delay,
    easing: OUT,
  });
}

export function fly(step: Flights, show: Show): void {
  const flights = apart(step.flights);
  const measured = flights.map((flight) => ({
    flight,
    from: somewhere(flight.from),
    to: somewhere(flight.to),
  }));
  const ms = partTime(step);
  const gap = gapOf(step) * (step.slow ?? 1);
  const noticed = new Set<Element>();
  measured.forEach(({ flight, from, to }, i) => {
    const element = show.add(thing(flight));
    const delay = i * gap;
    const frames = step.kind === "lost" ? fall(from) : arc(from, to);
    show.animate(element, frames, { ms, delay, stay: true });
    if (flight.back && element.children.length > 1)
      show.animate(
        element.children[1]!,
        [{ opacity: 0 }, { opacity: 0, offset: 0.45 }, { opacity: 1, offset: 0.55 }, { opacity: 1 }],
        { ms, delay, stay: true },
      );
    if (step.kind !== "lost" && !noticed.has(to.element)) {
      noticed.add(to.element);
      bump(show, to, Math.max(0, delay + ms - 60));
    }
  });
}

/** Lost things rise a little and fall. */
const fall = (from: Spot): Keyframe[] => [
  { transform: at(from), opacity: 1, easing: IN_OUT },
  { transform: at({ x: from.x, y: from.y - 12 }), opacity: 1, offset: 0.4, easing: IN_OUT },
  { transform: at({ x: from.x, y: from.y + 16 }), opacity: 0 },
];

/** Without motion, gains appear beside each name for a moment. */
export function tellGains(flights: readonly Flight[], show: Show): void {
  const bySeat = new Map<number, Flight[]>();
  for (const flight of flights)
    if (flight.seat !== undefined) bySeat.set(flight.seat, [...(bySeat.get(flight.seat) ?? []), flight]);
  const capsules = [...bySeat].map(([seat, own]) => ({ spot: somewhere(`seat ${seat}`), own }));
  for (const { spot, own } of capsules) {
    const capsule = box("capsule");
    capsule.append("+");
    for (const flight of own) {
      capsule.append(symbol(flight.icon, 20, flight.colour));
      if ((flight.n ?? 1) > 1) capsule.append(String(flight.n));
    }
    const place = `${at(inside({ x: spot.x, y: spot.y + spot.height / 2 }))} translate(-50%,-80%)`;
    capsule.style.transform = place;
    show.linger(
      capsule,
      [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }],
      { ms: 1000 },
    );
  }
}

/** A ring around a place, for a moment. */
export function ring(spot: Spot, css: string, show: Show, ms = 1000): void {
  const element = box(`ring ${css}`);
  const [width, height] = [spot.width + 6, spot.height + 6];
  element.style.cssText = `width:${width}px;height:${height}px`;
  element.style.transform = at({ x: spot.x - width / 2, y: spot.y - height / 2 });
  show.linger(
    element,
    [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }],
    { ms },
  );
}

export function still(step: Flights, show: Show): void {
  if (step.kind === "gain") tellGains(step.flights, show);
  else if (step.kind === "lost")
    for (const spot of step.flights.flatMap((flight) => exactly(flight.from) ?? [])) ring(spot, "bad", show);
  else if (step.kind === "award")
    for (const spot of step.flights.flatMap((f) => [exactly(f.from) ?? [], exactly(f.to) ?? []].flat()))
      show.animate(spot.element, [{ opacity: 1 }, { opacity: 0.2 }, { opacity: 1 }], { ms: 240 });
}

/** A star flies from the piece to the score, which jumps when it arrives. */
export function score(step: Points, show: Show, stays: boolean): void {
  const to = somewhere(`score ${step.seat}|seat ${step.seat}`);
  if (stays) {
    ring(to, "brass", show);
    return;
  }
  const from = somewhere(step.from);
  const ms = partTime(step);
  const star = show.add(box("star", sizeOf()));
  star.append(symbol("s-star", sizeOf()));
  show.animate(star, arc(from, to, [1.2, 0.9]), { ms, stay: true });
  show.animate(to.element, [{ scale: "1" }, { scale: "1.3" }, { scale: "1" }], {
    ms: 220,
    delay: ms - 80,
    easing: POP,
  });
  const words = box("plus");
  words.textContent = `+${step.n}`;
  show.linger(
    words,
    [
      { transform: `${at(to)} translate(-50%,-40%)`, opacity: 0 },
      { transform: `${at(to)} translate(-50%,-40%)`, opacity: 0, offset: 0.35 },
      { transform: `${at(to)} translate(-50%,-90%)`, opacity: 1, offset: 0.5 },
      { transform: `${at(to)} translate(-50%,-150%)`, opacity: 0 },
    ],
    { ms: 900, easing: OUT },
  );
}
