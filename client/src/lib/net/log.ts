/** The log of a seat, merged from the server's messages. */
import type { StateOut } from "../../generated/protocol";

export type LogLine = StateOut["log"][number];

/** Merge a message into the log: one from version 0 replaces it, and repeated lines are ignored. */
export function mergeLog(known: readonly LogLine[], told: Pick<StateOut, "since" | "log">): LogLine[] {
  const kept = told.since === 0 ? [] : known;
  const key = ([row, seat, text]: LogLine) => `${row} ${seat} ${text}`;
  const seen = new Set(kept.map(key));
  return [...kept, ...told.log.filter((line) => !seen.has(key(line)))];
}
