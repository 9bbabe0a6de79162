/** The stage: shows steps over the table or in the places of its pieces, and logs them for tests. */
import { fly, score, still, tellGains } from "./fly";
import { attack, drop, light, roll, store, travel } from "./pieces";
import { elements, exactly, movable, unitOf } from "./places";
import type { Running, Stage } from "./queue";
import { offer, present, turn, win } from "./shell";
import { Show } from "./show";
import { play } from "./sound";
import { apart, gapOf, soundOf, type Step } from "./steps";

const REMEMBERED = 60;

function perform(step: Step, show: Show, stays: boolean): void {
  switch (step.kind) {
    case "roll":
      return roll(step, show, stays);
    case "light":
      return light(step, show, stays);
    case "store":
      return store(step, show, stays);
    case "attack":
      return attack(step, show, stays);
    case "points":
      return score(step, show, stays);
    case "play":
    case "coco":
      return present(step, show, stays);
    case "offer":
      return offer(step, show, stays);
    case "turn":
      return turn(step, show, stays);
    case "win":
      return win(step, show, stays);
  }
  if ("flights" in step) return stays ? still(step, show) : fly(step, show);
  if ("moved" in step) return travel(step, show, stays);
  return drop(step, show, stays);
}

/** Elements that are hidden until their step: new pieces, fields to be lit. */
function coming(step: Step): Element[] {
  if (step.kind === "roll") return elements(step.dice).map((spot) => spot.element);
  if (step.kind === "light") return elements(step.lit).map((spot) => spot.element);
  if ("flights" in step || !("at" in step) || step.kind === "attack") return [];
  return elements(step.at).flatMap((spot) => movable(spot.element));
}

export class PageStage implements Stage {
  #held = new Map<Step, Animation[]>();
  #moved: string[] = [];
  #told: string[] = [];

  constructor(readonly layer: HTMLElement) {}

  hold(step: Step, stays: boolean): void {
    const forever: KeyframeAnimationOptions = { duration: 1, fill: "both" };
    const held = coming(step).map((element) => element.animate([{ opacity: 0 }, { opacity: 0 }], forever));
    if ("moved" in step && !stays)
      for (const { what, from, to } of step.moved) {
        const [piece, a, b] = [exactly(what), exactly(from), exactly(to)];
        if (!piece || !a || !b) continue;
        const unit = unitOf(piece.element);
        const translate = `${(a.x - b.x) / unit}px ${(a.y - b.y) / unit}px`;
        for (const part of movable(piece.element))
          held.push(part.animate([{ translate }, { translate }], forever));
      }
    if (held.length) this.#held.set(step, held);
  }
  #release(step: Step): void {
    for (const animation of this.#held.get(step) ?? []) animation.cancel();
    this.#held.delete(step);
  }

  run(step: Step, stays: boolean, rate: number): Running {
    this.#release(step);
    const show = new Show(this.layer, rate);
    perform(step, show, stays);
    this.#note(stays ? this.#told : this.#moved, step.kind);
    this.hear(step);
    return show;
  }
  hear(step: Step): void {
    const sound = soundOf(step);
    if (!sound) return;
    if (step.kind !== "gain") return play(sound);
    const gap = gapOf(step);
    apart(step.flights).forEach((_, k) => play(sound, k, k * gap));
  }
  /** The table has moved on: show the gains of skipped steps in one line. */
  drop(steps: readonly Step[]): void {
    for (const step of steps) this.#release(step);
    const gains = steps.flatMap((step) => (step.kind === "gain" ? step.flights : []));
    if (gains.length) tellGains(gains, new Show(this.layer, 1));
    this.#note(this.#told, "jump");
  }

  busy(busy: boolean): void {
    this.layer.dataset.busy = busy ? "yes" : "no";
  }

  /** A log for tests: kinds of steps that moved, and those that were shown without motion. */
  #note(list: string[], kind: string): void {
    list.push(kind);
    if (list.length > REMEMBERED) list.shift();
    this.layer.dataset.motion = this.#moved.join(" ");
    this.layer.dataset.told = this.#told.join(" ");
  }
}
