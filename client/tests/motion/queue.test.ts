/** The animation queue: keeps order and deadlines, and can be skipped. */
import { beforeEach, describe, expect, it } from "vitest";
import { BEGUN_WITHIN, Queue, SHOWN_WITHIN, type Pace, type Stage } from "../../src/lib/motion/queue";
import { timeOf, type Step } from "../../src/lib/motion/steps";

const build = (at: string): Step => ({ kind: "build", at: [at] });
const card: Step = { kind: "play", card: { icon: "", title: "" }, from: "", to: "" };
const nameOf = (step: Step) => ("at" in step ? step.at[0]! : step.kind);

/** A clock that the test advances. */
class Clock {
  time = 0;
  #timers: { at: number; act: () => void }[] = [];
  now = () => this.time;
  later = (act: () => void, ms: number) => {
    const timer = { at: this.time + ms, act };
    this.#timers.push(timer);
    return () => void (this.#timers = this.#timers.filter((other) => other !== timer));
  };
  pass(ms: number) {
    const end = this.time + ms;
    for (;;) {
      const [next] = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.time = Math.max(this.time, next.at);
      next.act();
    }
    this.time = end;
  }
}

/** Records every step with its start, end and rate. */
class Notes implements Stage {
  began: { what: string; at: number; rate: number; still: boolean }[] = [];
  ended: Record<string, number> = {};
  rates: number[] = [];
  held: string[] = [];
  heard: string[] = [];
  dropped: string[] = [];
  constructor(readonly clock: Clock) {}
  hold = (step: Step) => void this.held.push(nameOf(step));
  hear = (step: Step) => void this.heard.push(nameOf(step));
  busy = () => {};
  drop = (steps: readonly Step[]) => void this.dropped.push(...steps.map(nameOf));
  run = (step: Step, still: boolean, rate: number) => {
    this.began.push({ what: nameOf(step), at: this.clock.time, rate, still });
    return {
      rate: (faster: number) => void this.rates.push(faster),
      finish: () => void (this.ended[nameOf(step)] = this.clock.time),
    };
  };
  get names() {
    return this.began.map(({ what }) => what);
  }
}

let clock: Clock;
let notes: Notes;
let queue: Queue;
let pace: Pace;
beforeEach(() => {
  clock = new Clock();
  notes = new Notes(clock);
  pace = { speed: "normal", still: false };
  queue = new Queue(notes, clock, () => pace);
});

describe("in order", () => {
  it("shows one step after another, and hides the results of later steps", () => {
    queue.push([build("a"), build("b")]);
    expect(notes.names).toEqual(["a"]);
    expect(notes.held).toEqual(["b"]);
    clock.pass(239);
    expect(notes.names).toEqual(["a"]);
    clock.pass(1);
    expect(notes.names).toEqual(["a", "b"]);
    clock.pass(240);
    expect(notes.ended).toEqual({ a: 240, b: 480 });
    expect(queue.busy).toBe(false);
  });
  it("starts a beat's steps together, and continues after the longest", () => {
    queue.push([build("a"), { ...build("b"), along: true, slow: 2 }, build("c")]);
    expect(notes.names).toEqual(["a", "b"]);
    clock.pass(479);
    expect(notes.names).toEqual(["a", "b"]);
    clock.pass(1);
    expect(notes.names).toEqual(["a", "b", "c"]);
  });
  it("gives the parts of a long train less time each", () => {
    const flights = Array.from({ length: 20 }, () => ({ icon: "wood", from: "a", to: "b" }));
    expect(timeOf({ kind: "gain", flights: flights.slice(0, 3) }, false)).toBe(380 + 120);
    expect(timeOf({ kind: "gain", flights }, false)).toBe(380 + 420);
  });
});

describe("never behind", () => {
  it("runs at double speed while more than six steps wait", () => {
    for (let i = 0; i < 8; i++) queue.push([build(`${i}`)]);
    expect(queue.waiting).toBe(7);
    expect(notes.rates).toContain(2);
    clock.pass(240);
    expect(notes.began.slice(1)).toMatchObject([
      { what: "1", rate: 2 },
      { what: "2", rate: 1 },
    ]);
  });
  it("shows a steady stream of changes completely and within two seconds", () => {
    const born: number[] = [];
    for (let i = 0; i < 30; i++) {
      born.push(clock.time);
      queue.push([build(`${i}`), build(`${i}b`), build(`${i}c`)]);
      clock.pass(600);
    }
    clock.pass(3000);
    expect(notes.dropped).toEqual([]);
    born.forEach((at, i) => expect(notes.ended[`${i}c`]! - at).toBeLessThanOrEqual(SHOWN_WITHIN));
  });
  it("speeds up late steps at every speed setting", () => {
    pace = { speed: "slow", still: false };
    queue.push([card, build("after")]);
    clock.pass(SHOWN_WITHIN);
    expect(notes.ended.after).toBeLessThanOrEqual(SHOWN_WITHIN);
    expect(queue.busy).toBe(false);
  });
  it("begins a change after a second and a half at the latest", () => {
    queue.push([card]);
    queue.push([build("next")]);
    clock.pass(SHOWN_WITHIN);
    expect(notes.began.find(({ what }) => what === "next")!.at).toBeLessThanOrEqual(BEGUN_WITHIN);
  });
  it("skips ahead when the steps would be too fast to follow", () => {
    for (let i = 0; i < 60; i++) queue.push([build(`${i}`)]);
    expect(notes.dropped.length).toBeGreaterThan(20);
    queue.clear();
    queue.push([build("again")]);
    expect(notes.names.at(-1)).toBe("again");
  });
  it("skips ahead after the page was suspended", () => {
    queue.push([build("a")]);
    queue.push([build("b")]);
    clock.time += 5000;
    clock.pass(0);
    expect(notes.dropped).toEqual(["b"]);
    expect(queue.busy).toBe(false);
  });
});

describe("out of the way", () => {
  it("finishes the running step at a press and continues with the next", () => {
    queue.push([card, build("next")]);
    clock.pass(50);
    queue.skip();
    expect(notes.ended.play).toBe(50);
    expect(notes.names).toEqual(["play", "next"]);
    clock.pass(240);
    queue.skip();
    expect(queue.busy).toBe(false);
  });
  it("is emptied at once", () => {
    queue.push([card, build("b"), build("c")]);
    queue.clear();
    expect(notes.ended.play).toBe(0);
    expect(notes.dropped).toEqual(["b", "c"]);
    clock.pass(5000);
    expect(notes.names).toEqual(["play"]);
  });
  it("shows nothing when it is off, but plays sounds", () => {
    pace = { speed: "off", still: false };
    queue.push([build("a"), build("b")]);
    expect(notes.names).toEqual([]);
    expect(notes.heard).toEqual(["a", "b"]);
    expect(queue.busy).toBe(false);
  });
  it("takes half the time when it is fast and twice when it is slow", () => {
    pace = { speed: "fast", still: false };
    queue.push([build("a")]);
    clock.pass(120);
    expect(notes.ended.a).toBe(120);
    pace = { speed: "slow", still: false };
    queue.push([build("b")]);
    clock.pass(480);
    expect(notes.ended.b).toBe(600);
  });
  it("shows the same steps without motion", () => {
    pace = { speed: "normal", still: true };
    queue.push([build("a"), { kind: "pay", flights: [] }, build("b")]);
    clock.pass(120);
    expect(notes.began.map(({ what, still }) => [what, still])).toEqual([
      ["a", true],
      ["pay", true],
      ["b", true],
    ]);
  });
});
