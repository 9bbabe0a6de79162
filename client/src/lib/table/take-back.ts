/** The row that a take-back would undo: the last of my own rows that still stands. */
import type { LogLine } from "$lib/net/log";

/** The row to take back, and what it did; `first` is the first row that may be taken back, or 0. */
export function lastStep(log: readonly LogLine[], first: number, seat: number): LogLine | null {
  if (!first) return null;
  let standing: LogLine[] = [];
  for (const line of log) {
    const [, , text] = line;
    const back = /^back (\d+)$/.exec(text);
    if (back) standing = standing.filter(([row]) => row < Number(back[1]));
    else standing.push(line);
  }
  return standing.filter(([row, who]) => row >= first && who === seat).at(-1) ?? null;
}
