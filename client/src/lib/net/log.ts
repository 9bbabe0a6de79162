/** The log of a seat, put together from what each message adds. */
import type { StateOut } from "../../generated/protocol";

export type LogLine = StateOut["log"][number];

/** What was known and what is new: a message from the beginning replaces all, a repeat adds nothing. */
export function mergeLog(known: readonly LogLine[], told: Pick<StateOut, "since" | "log">): LogLine[] {
  const kept = told.since === 0 ? [] : known;
  const key = ([row, seat, text]: LogLine) => `${row} ${seat} ${text}`;
  const seen = new Set(kept.map(key));
  return [...kept, ...told.log.filter((line) => !seen.has(key(line)))];
}
