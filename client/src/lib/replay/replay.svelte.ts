/** A finished game, shown move by move: the current move, the viewing seat, and automatic play. */
import { api } from "$lib/net/api";
import { GameReview } from "./review.svelte";
import { Table, WATCHER, type SeatPosition, type TableInfo } from "$lib/net/table.svelte";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds per move at speed 1. */
const PAUSE = 900;
/** The number of cached positions. Each has the whole log, so they are large. */
const KEPT = 40;

export class ReplayTable extends Table {
  at = $state(0);
  /** The viewing seat; with `open`, all hands are shown. */
  from = $state(WATCHER);
  open = $state(false);
  hands: SeatPosition[] = $state.raw([]);
  /** The whole log of the viewing seat. */
  whole: SeatPosition["log"] = $state.raw([]);
  playing = $state(false);
  speed: number = $state(1);
  readonly review: GameReview;
  #known = new Map<string, Promise<SeatPosition>>();
  #asking = 0;

  constructor(id: string) {
    super(id, false);
    this.review = new GameReview(id);
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
  /** Whether the current move is on the screen. */
  get settled(): boolean {
    return this.position?.v === this.at;
  }
  get turns() {
    return this.review.course?.turns ?? [];
  }
  /** The turn of the current move. */
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
  /** Go to the first move of the next turn, of this one, or of the previous one. */
  stepTurn = (by: 1 | -1): void => {
    const rows = this.turns.map((turn) => turn.row);
    const found = by > 0 ? rows.find((row) => row > this.at) : rows.findLast((row) => row < this.at);
    this.jump(found ?? (by > 0 ? this.last : 0));
  };
  toggle = (): void => {
    if (!this.playing && this.at >= this.last) this.at = 0;
    this.playing = !this.playing;
  };

  /** Schedule the next move of automatic play; return how to cancel it. */
  run(): (() => void) | undefined {
    if (!this.playing || !this.settled) return;
    if (this.at >= this.last) {
      this.playing = false;
      return;
    }
    // Skip the rows that are dealt before the first turn.
    const next = Math.max(this.at + 1, Math.min(this.last, this.turns[0]?.row ?? 0));
    void this.#positionAt(next, this.from).catch(() => null);
    const timer = setTimeout(() => this.jump(next), PAUSE / this.speed);
    return () => clearTimeout(timer);
  }

  /** Load the current position and the open hands. */
  async show(): Promise<void> {
    if (!this.info) return;
    const seats = this.open ? this.info.seats.map((s) => s.seat) : this.from === WATCHER ? [] : [this.from];
    const mine = ++this.#asking;
    const [main, ...hands] = await Promise.all([
      this.#positionAt(this.at, this.from),
      ...seats.map((seat) => this.#positionAt(this.at, seat)),
    ]);
    if (mine !== this.#asking) return;
    this.hands = hands;
    this.logs = { [main.seat]: main.log };
    this.positions = { [main.seat]: main };
  }
  /** Load the whole log of the viewing seat. */
  async tellAll(): Promise<void> {
    if (this.info) this.whole = (await this.#positionAt(this.last, this.from)).log;
  }

  #positionAt(v: number, seat: number): Promise<SeatPosition> {
    const key = `${v} ${seat}`;
    let found = this.#known.get(key);
    if (!found) {
      found = api<SeatPosition>("GET", `/tables/${this.id}/replay?v=${v}&seat=${seat}`);
      found.catch(() => this.#known.delete(key));
      this.#known.set(key, found);
      const [oldest] = this.#known.keys();
      if (this.#known.size > KEPT && oldest) this.#known.delete(oldest);
    }
    return found;
  }
}
