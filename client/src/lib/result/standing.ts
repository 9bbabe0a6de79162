/** The end of a game in figures: who came where, and which sources of points are worth a column. */
import type { OverOut } from "../../generated/protocol";

export interface Place {
  seat: number;
  /** Seats with the same points share a place; the next one is left out. */
  place: number;
  points: number;
  won: boolean;
}

/** Winners first, then by points; whoever has as many points has the same place. */
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

/** The sources that brought somebody points, in the order of the game; a game with one source has nothing to tell. */
export function columns(over: Pick<OverOut, "sources">): string[] {
  const all = Object.keys(over.sources[0] ?? {});
  return all.length < 2 ? [] : all.filter((source) => over.sources.some((seat) => seat[source]));
}
