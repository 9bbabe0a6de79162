/** The coach: asks the server about a move before it is played. Repeating the move plays it. */
import { settings } from "$lib/device/settings.svelte";
import type { Table } from "$lib/net/table.svelte";
import type { Note } from "$lib/words/fluent";

/** Milliseconds to wait for the coach before the move is played. */
const PATIENCE = 2500;

export interface Doubt {
  /** The withheld move. */
  action: string;
  note: Note;
  /** A better move, if there is one. */
  better: string | null;
}

export class Coach {
  doubt: Doubt | null = $state.raw(null);
  #latest = 0;
  #asked: string | null = null;

  constructor(readonly table: Table) {}

  /** The coach asks only in games of one person against bots, and not about forced moves. */
  get #mayAsk(): boolean {
    const { info, position, mine } = this.table;
    const alone = mine.length === 1 && info?.seats.filter((seat) => seat.person).length === 1;
    return alone && (position?.legal.length ?? 0) > 1;
  }
  /** Whether the coach withholds these moves. Repeating a move plays it, also while the answer is awaited. */
  async holds(seat: number, actions: readonly string[]): Promise<boolean> {
    const [action] = actions;
    const again = action === this.#asked;
    this.drop();
    if (again || actions.length !== 1 || !action || settings.coach === "off" || !this.#mayAsk) return false;
    this.#asked = action;
    const mine = this.#latest;
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
    const found = await Promise.race([this.table.coach(seat, action, settings.coach), late]);
    if (mine !== this.#latest) return true; // something else was played meanwhile
    if (!found?.note || found.v !== this.table.position?.v) {
      this.drop();
      return false;
    }
    this.doubt = { action, note: found.note, better: found.better };
    return true;
  }
  /** Release the withheld move. */
  drop(): void {
    this.#latest += 1;
    this.#asked = null;
    this.doubt = null;
  }
}
