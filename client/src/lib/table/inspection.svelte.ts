/** What is pointed at, and what the server says about it: a preview of an action, or why it is not legal. */
import type { Answer, Table } from "$lib/net/table.svelte";
import type { Note } from "$lib/words/fluent";
import type { Wording } from "./reasons";
import type { Selection } from "./selection.svelte";
import type { Reason, Spot } from "./types";

/** A place or an action with the server's answer about it. */
export interface AnsweredSpot extends Spot {
  preview: Note[];
  why: Reason[];
}

/** How long a pointer rests on a place before it is asked about, in milliseconds. */
const REST = 180;

export class Inspection {
  spot: AnsweredSpot | null = $state.raw(null);
  #pointed: string | null = null;

  constructor(
    readonly table: Table,
    readonly selection: Selection,
    readonly wording: Wording,
  ) {}

  /** Point at a place, or at nothing. A ghost keeps its own card. */
  inspect = async (spot: Spot | null): Promise<void> => {
    this.#pointed = spot?.key ?? null;
    if (this.selection.ghost) return;
    if (!spot) {
      this.spot = null;
      return;
    }
    await new Promise((later) => setTimeout(later, REST));
    if (this.#pointed !== spot.key || this.selection.ghost) return;
    await this.show(spot);
  };
  /** Ask about a place at once, and show the answer if it is still pointed at or stands as a ghost. */
  async show(spot: Spot): Promise<void> {
    const { of, usable } = this.selection;
    const { seat } = this.table;
    const closed = spot.verb && !of(spot.verb).length && !usable(spot.verb) ? spot.verb : null;
    let answer: Answer | null = null;
    if (seat >= 0 && spot.action) answer = await this.table.ask(seat, spot.action);
    else if (seat >= 0 && closed) answer = await this.table.why(seat, closed);
    const { ghost } = this.selection;
    if (ghost ? ghost !== spot.key : this.#pointed !== spot.key) return;
    this.spot = {
      ...spot,
      preview: answer?.preview ?? [],
      why: (answer?.why_not ?? []).map(spot.action ? this.wording.here : this.wording.anywhere),
    };
  }
  /** Forget the place, also if its answer is still awaited. */
  leave(): void {
    this.#pointed = null;
    this.spot = null;
  }
}
