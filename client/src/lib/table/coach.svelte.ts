/** The coach at one's elbow: the server is asked before a move is sent; the same move again plays it. */
import { settings } from "$lib/device/settings.svelte";
import type { Table } from "$lib/net/table.svelte";
import type { Note } from "$lib/words/fluent";

/** Whoever waits longer for a question plays without it. */
const PATIENCE = 2500;

export interface Doubt {
  /** The move that is held back. */
  action: string;
  note: Note;
  /** What looks better, where something does. */
  better: string | null;
}

export class Coach {
  doubt: Doubt | null = $state.raw(null);
  #latest = 0;
  #asked: string | null = null;

  constructor(readonly table: Table) {}

  /** Only where one person plays against bots; what is forced needs no question. */
  get #mayAsk(): boolean {
    const { info, look, mine } = this.table;
    const alone = mine.length === 1 && info?.seats.filter((seat) => seat.person).length === 1;
    return alone && (look?.legal.length ?? 0) > 1;
  }
  /** Whether these moves are held back; while the answer is awaited, the same move again goes through as well. */
  async holds(seat: number, actions: readonly string[]): Promise<boolean> {
    const [action] = actions;
    const again = action === this.#asked;
    this.drop();
    if (again || actions.length !== 1 || !action || settings.coach === "off" || !this.#mayAsk) return false;
    this.#asked = action;
    const mine = this.#latest;
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
    const found = await Promise.race([this.table.coach(seat, action, settings.coach), late]);
    if (mine !== this.#latest) return true; // something else was done meanwhile
    if (!found?.note || found.v !== this.table.look?.v) {
      this.drop();
      return false;
    }
    this.doubt = { action, note: found.note, better: found.better };
    return true;
  }
  /** Nothing is held back any more. */
  drop(): void {
    this.#latest += 1;
    this.#asked = null;
    this.doubt = null;
  }
}
