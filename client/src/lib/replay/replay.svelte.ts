/** A finished game, looked at move by move: where we are, through whose eyes, and whether it runs by itself. */
import { api } from "$lib/net/api";
import { Finished } from "./review.svelte";
import { Table, WATCHER, type Look, type TableInfo } from "$lib/net/table.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** So long a move is shown at speed 1. */
const PAUSE = 900;
/** How many positions are kept: each has the whole log. */
const KEPT = 40;

export class Replayed extends Table {
  at = $state(0);
  /** The seat whose eyes we look through; everybody's hands are shown with `open`. */
  from = $state(WATCHER);
  open = $state(false);
  hands: Look[] = $state.raw([]);
  /** The whole log, as the seat was told it. */
  whole: Look["log"] = $state.raw([]);
  playing = $state(false);
  speed: number = $state(1);
  readonly finished: Finished;
  #known = new Map<string, Promise<Look>>();
  #asking = 0;

  constructor(id: string) {
    super(id, false);
    this.finished = new Finished(id);
  }

  override get seat(): number {
    return this.from;
  }
  override get covered(): boolean {
    return false;
  }
  get last(): number {
    return this.info?.version ?? 0;
  }
  /** Whether what is shown is where we are. */
  get settled(): boolean {
    return this.look?.v === this.at;
  }
  get turns() {
    return this.finished.course?.turns ?? [];
  }
  /** The turn that the shown move belongs to. */
  get turn() {
    return this.turns.findLast((turn) => turn.row <= this.at) ?? null;
  }

  async load(at: number): Promise<void> {
    const info = await api<TableInfo>("GET", `/tables/${this.id}`);
    this.at = at >= 0 && at <= info.version ? at : info.version;
    this.info = info;
  }

  jump = (row: number): void => {
    this.at = Math.min(this.last, Math.max(0, row));
  };
  step = (by: number): void => this.jump(this.at + by);
  /** To the first move of the next turn, or of this one, or of the one before. */
  stepTurn = (by: 1 | -1): void => {
    const rows = this.turns.map((turn) => turn.row);
    const found = by > 0 ? rows.find((row) => row > this.at) : rows.findLast((row) => row < this.at);
    this.jump(found ?? (by > 0 ? this.last : 0));
  };
  toggle = (): void => {
    if (!this.playing && this.at >= this.last) this.at = 0;
    this.playing = !this.playing;
  };

  /** The next move by itself, once the one before has been seen; gives back how to stop waiting for it. */
  run(): (() => void) | undefined {
    if (!this.playing || !this.settled) return;
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    // What was laid out before anybody acted is passed over.
    const next = Math.max(this.at + 1, Math.min(this.last, this.turns[0]?.row ?? 0));
    void this.#lookAt(next, this.from).catch(() => null);
    const timer = setTimeout(() => this.jump(next), PAUSE / this.speed);
    return () => clearTimeout(timer);
  }

  /** Ask for the position we are at, and for the hands that lie open. */
  async show(): Promise<void> {
    if (!this.info) return;
    const seats = this.open ? this.info.seats.map((s) => s.seat) : this.from === WATCHER ? [] : [this.from];
    const mine = ++this.#asking;
    const [main, ...hands] = await Promise.all([
      this.#lookAt(this.at, this.from),
      ...seats.map((seat) => this.#lookAt(this.at, seat)),
    ]);
    if (mine !== this.#asking) return;
    this.hands = hands;
    this.logs = { [main.seat]: main.log };
    this.looks = { [main.seat]: main };
  }
  /** The whole log for the seat we look from. */
  async tellAll(): Promise<void> {
    if (this.info) this.whole = (await this.#lookAt(this.last, this.from)).log;
  }

  #lookAt(v: number, seat: number): Promise<Look> {
    const key = `${v} ${seat}`;
    let found = this.#known.get(key);
    if (!found) {
      found = api<Look>("GET", `/tables/${this.id}/replay?v=${v}&seat=${seat}`);
      found.catch(() => this.#known.delete(key));
      this.#known.set(key, found);
      const [oldest] = this.#known.keys();
      if (this.#known.size > KEPT && oldest) this.#known.delete(oldest);
    }
    return found;
  }
}
