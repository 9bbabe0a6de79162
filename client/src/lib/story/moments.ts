/** The line and the turn of the story that tell a row. */
import type { StoryLine, StoryTurn } from "./story";

export interface Moment {
  turn: StoryTurn;
  /** The line that tells the row, or the last one before it in the same turn. */
  line: StoryLine | null;
}

export function momentAt(turns: readonly StoryTurn[], row: number): Moment | null {
  const turn = turns.findLast((one) => one.seat !== null && one.key <= row);
  if (!turn) return null;
  return { turn, line: turn.lines.findLast((line) => line.row <= row && !line.undone) ?? null };
}
