/** A puzzle as a table: the server judges every step, and only right steps are entered. */
import type { Answer as Asked, AnswerOut, PuzzleTable, TryOut } from "../../generated/protocol";
import { api, ApiError } from "$lib/net/api";
import { keepSolved } from "./solved.svelte";
import { Table, type LogLine, type Refusal } from "$lib/net/table.svelte";

export class PuzzleSession extends Table {
  puzzle: PuzzleTable | null = $state.raw(null);
  /** The steps entered so far. */
  line: readonly string[] = $state.raw([]);
  verdict: TryOut["verdict"] = $state("open");
  answer: AnswerOut | null = $state.raw(null);
  /** The number of wrong tries. */
  misses = $state(0);
  #before: readonly LogLine[] = [];

  constructor(id: string) {
    super(id, false);
  }

  async load(): Promise<void> {
    try {
      const found = await api<PuzzleTable>("GET", `/puzzles/${this.id}`);
      this.#before = found.state.log;
      this.mine = [found.seat];
      this.puzzle = found;
      this.info = found.table;
      this.logs = { [found.seat]: found.state.log };
      this.positions = { [found.seat]: found.state };
      this.link = "live";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.refusal.code === "unknown") this.gone = true;
      else this.refusal = error.refusal;
    }
  }

  override async play(_seat: number, ...actions: string[]): Promise<boolean> {
    return !!(await this.#attempt(this.line, actions));
  }
  override async takeBack(_seat: number, to: number): Promise<void> {
    await this.#attempt(this.line.slice(0, to - (this.puzzle?.table.version ?? 0) - 1), []);
  }
  override ask = (_seat: number, action: string) => this.#query(action, false);
  override why = (_seat: number, verb: string) => this.#query(verb, true);

  /** Start again. */
  again = (): Promise<unknown> => this.#attempt([], []);
  /** Answer a counting puzzle. */
  count = (n: number): Promise<unknown> => this.#attempt([], [String(n)]);
  /** Give up and load the answer, step by step. */
  giveUp = async (): Promise<void> => {
    this.answer = await api<AnswerOut>("GET", `/puzzles/${this.id}/answer`).catch(() => null);
  };

  async #attempt(line: readonly string[], steps: readonly string[]): Promise<TryOut | null> {
    try {
      const tried = await api<TryOut>("POST", `/puzzles/${this.id}/try`, { line, do: steps });
      this.#take(tried, line, steps);
      return tried;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refusal = error.refusal as Refusal;
      return null;
    }
  }
  #take(tried: TryOut, line: readonly string[], steps: readonly string[]): void {
    const { seat } = tried.state;
    const counted = this.puzzle?.kind === "count";
    this.refusal = null;
    this.verdict = tried.verdict;
    if (tried.verdict === "missed") this.misses += 1;
    else this.line = counted ? [] : [...line, ...steps];
    this.logs = { [seat]: [...this.#before, ...tried.state.log] };
    this.positions = { [seat]: tried.state };
    if (tried.verdict !== "solved") return;
    if (!this.answer) keepSolved(this.id);
    this.answer = tried.answer;
  }
  async #query(text: string, whole: boolean): Promise<Asked | null> {
    const body = { line: this.line, do: text, whole };
    return await api<Asked>("POST", `/puzzles/${this.id}/ask`, body).catch(() => null);
  }
}
