/**
 * The animation queue. The table itself is always up to date; the queue only replays how it came about. It never falls
 * two seconds behind: it speeds up, and skips steps that would be too fast to follow.
 */
import { timeOf, type Step } from "./steps";

export type Speed = "off" | "fast" | "normal" | "slow";
export interface Pace {
  speed: Speed;
  /** Show the steps without motion. */
  still: boolean;
}

/** A step that is being shown. */
export interface Running {
  rate: (rate: number) => void;
  finish: () => void;
}
/** Shows steps on the screen. */
export interface Stage {
  /** Hide the results of a step until it runs. */
  hold: (step: Step, still: boolean) => void;
  run: (step: Step, still: boolean, rate: number) => Running;
  /** Play only the sound of a step. */
  hear: (step: Step) => void;
  /** Called for steps that are skipped. */
  drop: (steps: readonly Step[]) => void;
  /** Whether anything can be shown now. */
  busy: (busy: boolean) => void;
}
export interface Clock {
  now: () => number;
  later: (act: () => void, ms: number) => () => void;
}

/** Steps that run at the same time. */
interface Beat {
  steps: Step[];
  ms: number;
}
/** The beats of one change of the table. */
interface Batch {
  beats: Beat[];
  born: number;
  begun: boolean;
}

export const FACTORS: Record<Exclude<Speed, "off">, number> = { fast: 2, normal: 1, slow: 0.5 };
const MANY = 6;
/** Deadlines for the start and for the end of a change. */
export const BEGUN_WITHIN = 1500;
export const SHOWN_WITHIN = 2000;
/** The fastest rate that a viewer can follow. */
const FASTEST = 4;
/** Tolerance of timers: a step that is late by less than this is on time. */
const SLACK = 60;

export class Queue {
  #batches: Batch[] = [];
  #now: { shows: Running[]; beat: Beat; left: number; since: number; rate: number } | null = null;
  #cancel: () => void = () => {};

  constructor(
    readonly stage: Stage,
    readonly clock: Clock,
    readonly pace: () => Pace,
  ) {}

  /** The number of waiting steps, without those that run. */
  get waiting(): number {
    return this.#batches.reduce((sum, batch) => sum + batch.beats.reduce((n, b) => n + b.steps.length, 0), 0);
  }
  get busy(): boolean {
    return !!this.#now || this.#batches.length > 0;
  }

  push(steps: readonly Step[]): void {
    if (!steps.length) return;
    const { speed, still } = this.pace();
    if (speed === "off") {
      for (const step of steps) this.stage.hear(step);
      return;
    }
    const batch: Batch = { beats: beatsOf(steps, still), born: this.clock.now(), begun: false };
    this.#batches.push(batch);
    if (this.#now)
      for (const beat of batch.beats) for (const step of beat.steps) this.stage.hold(step, still);
    else for (const beat of batch.beats.slice(1)) for (const step of beat.steps) this.stage.hold(step, still);
    this.stage.busy(true);
    this.#settle();
  }
  /** Finish the running steps. */
  skip(): void {
    if (this.#now) this.#end();
  }
  /** Skip everything, since the table is up to date anyway. */
  clear(): void {
    const dropped = this.#batches.flatMap((batch) => batch.beats.flatMap((beat) => beat.steps));
    const running = this.#now;
    this.#cancel();
    this.#batches = [];
    this.#now = null;
    for (const show of running?.shows ?? []) show.finish();
    if (dropped.length) this.stage.drop(dropped);
    this.stage.busy(false);
  }

  /** Begin the next beat, or adjust the rate of the running one. */
  #settle(): void {
    const now = this.clock.now();
    const rate = this.#rate(now);
    if (rate === null) {
      this.clear();
      return;
    }
    const running = this.#now;
    if (running) {
      running.left = this.#left(now);
      running.since = now;
      if (rate !== running.rate) for (const show of running.shows) show.rate(rate);
      running.rate = rate;
      this.#cancel();
      this.#cancel = this.clock.later(() => this.#end(), running.left / rate);
    } else this.#begin(rate, now);
  }
  #begin(rate: number, now: number): void {
    const [batch] = this.#batches;
    if (!batch) {
      this.stage.busy(false);
      return;
    }
    batch.begun = true;
    const beat = batch.beats.shift()!;
    const { still } = this.pace();
    const shows = beat.steps.map((step) => this.stage.run(step, still, rate));
    this.#now = { shows, beat, left: beat.ms, since: now, rate };
    this.#cancel();
    this.#cancel = this.clock.later(() => this.#end(), beat.ms / rate);
  }
  #end(): void {
    this.#cancel();
    const running = this.#now;
    this.#now = null;
    for (const show of running?.shows ?? []) show.finish();
    if (this.#batches[0] && !this.#batches[0].beats.length) this.#batches.shift();
    this.#settle();
  }
  /** The remaining time of the running beat at normal speed. */
  #left(now: number): number {
    const running = this.#now;
    return running ? Math.max(0, running.left - (now - running.since) * running.rate) : 0;
  }

  /** The rate that keeps the deadlines; `null` if it would be too fast to follow. */
  #rate(now: number): number | null {
    const { speed } = this.pace();
    if (speed === "off") return null;
    let rate = FACTORS[speed] * (this.waiting > MANY ? 2 : 1);
    let work = this.#left(now);
    for (const batch of this.#batches) {
      const age = now - batch.born;
      if (!batch.begun) {
        if (age > BEGUN_WITHIN + SLACK) return null;
        if (work) rate = Math.max(rate, work / Math.max(1, BEGUN_WITHIN - age));
      }
      work += batch.beats.reduce((sum, beat) => sum + beat.ms, 0);
      if (work) rate = Math.max(rate, work / Math.max(1, SHOWN_WITHIN - age));
    }
    return rate > FASTEST ? null : rate;
  }
}

/** Groups steps into beats: a step joins the one before if it runs along with it. */
function beatsOf(steps: readonly Step[], still: boolean): Beat[] {
  const beats: Beat[] = [];
  for (const step of steps) {
    const ms = timeOf(step, still);
    const last = beats.at(-1);
    if (step.along && last) {
      last.steps.push(step);
      last.ms = Math.max(last.ms, ms);
    } else beats.push({ steps: [step], ms });
  }
  return beats;
}
