/** The end of a game in figures: the ranking, and the sources of points that get a column. */
import type { OverOut } from "../../generated/protocol";

export interface Place {
  seat: number;
  /** Equal points share a place, and the next place is skipped. */
  place: number;
  points: number;
  won: boolean;
}

/** The ranking: winners first, then by points; equal points share a place. */
export function places(over: Pick<OverOut, "scores" | "winners">): Place[] {
  const won = (seat: number) => over.winners.includes(seat);
  const order = over.scores
    .map((points, seat) => ({ seat, points, won: won(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points || a.seat - b.seat);
  const found: Place[] = [];
  for (const [i, one] of order.entries()) {
    const before = found[i - 1];
    const same = before && before.won === one.won && (one.won || before.points === one.points);
    found.push({ ...one, place: same ? before.place : i + 1 });
  }
  return found;
}

/** The sources that gave points to any seat, in the game's order; none for a game with one source. */
export function columns(over: Pick<OverOut, "sources">): string[] {
  const all = Object.keys(over.sources[0] ?? {});
  return all.length < 2 ? [] : all.filter((source) => over.sources.some((seat) => seat[source]));
}
