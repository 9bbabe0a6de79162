/** What was refused, and why: reported by the server after a try, or asked for before one. */
import { play as sound } from "$lib/motion/sound";
import type { Table } from "$lib/net/table.svelte";
import { w } from "$lib/words/say.svelte";
import type { Wording } from "./reasons";
import type { Reason, Refused } from "./types";

export class RefusalNotes {
  /** The reasons, one sentence each. */
  why: Reason[] = $state.raw([]);
  /** The refused action or verb, for the board to mark. */
  refused: Refused | null = $state.raw(null);

  constructor(
    readonly table: Table,
    readonly wording: Wording,
  ) {}

  clear(): void {
    this.why = [];
    this.refused = null;
  }
  /** Show what the server refused last. The coach of a lesson answers for steps that leave the lesson. */
  report(action = ""): void {
    const { refusal } = this.table;
    if (!refusal || refusal.code === "off-lesson") return;
    this.refused = { action, notes: refusal.notes };
    this.why = refusal.notes.map(this.wording.here);
    if (!this.why.length)
      this.why = [{ text: w(`core-${refusal.code}`, refusal.args), rules: [], things: [] }];
    sound("refused");
  }
  /** Ask why an action is not legal; whether there was an answer. */
  async explain(text: string): Promise<boolean> {
    const answer = await this.table.ask(this.table.seat, text);
    if (!answer?.why_not.length) return false;
    this.refused = { action: text, notes: answer.why_not };
    this.why = answer.why_not.map(this.wording.here);
    return true;
  }
  /** Ask why nothing of a verb is legal, for all places at once; whether there was an answer. */
  async explainVerb(verb: string): Promise<boolean> {
    const answer = await this.table.why(this.table.seat, verb);
    if (!answer?.why_not.length) return false;
    this.refused = { action: verb, whole: true, notes: answer.why_not };
    this.why = answer.why_not.map(this.wording.anywhere);
    return true;
  }
}
