/** Statistics of a person's games, by game and by opponent. */
import type { SeatInfo, TableInfo } from "$lib/net/table.svelte";

export interface Tally {
  game: string;
  games: number;
  won: number;
  /** Expected wins if all seats were equally strong. */
  chance: number;
}
/** A game that a person played to its end. */
export interface PlayedGame {
  table: TableInfo;
  seat: SeatInfo;
  points: number;
  /** From 1; equal points share a place. */
  place: number;
  won: boolean;
}

/** A person's finished games, latest first, including those against bots only. */
export function finishedGames(tables: readonly TableInfo[], person: string): PlayedGame[] {
  return tables
    .flatMap((table) => {
      const { result } = table;
      const seat = table.seats.find((s) => s.person === person);
      if (!result || !seat || table.imported) return [];
      const points = result.scores[seat.seat] ?? 0;
      const place = 1 + result.scores.filter((other) => other > points).length;
      return [{ table, seat, points, place, won: result.winners.includes(seat.seat) }];
    })
    .sort((a, b) => (b.table.ended ?? 0) - (a.table.ended ?? 0));
}

export function byGame(games: readonly PlayedGame[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { table, won } of games) {
    const tally = tallies.get(table.game) ?? { game: table.game, games: 0, won: 0, chance: 0 };
    tallies.set(table.game, {
      ...tally,
      games: tally.games + 1,
      won: tally.won + Number(won),
      chance: tally.chance + 1 / table.size,
    });
  }
  return [...tallies.values()].sort((a, b) => b.games - a.games);
}

/** The most frequent opponents: name, latest colour, number of games. */
export function companions(
  games: readonly PlayedGame[],
  person: string,
): { name: string; colour: string; n: number }[] {
  const found = new Map<string, { name: string; colour: string; n: number }>();
  for (const { table } of games) {
    const others = new Map(
      table.seats.flatMap((s) => (s.person && s.person !== person ? [[s.person, s]] : [])),
    );
    for (const [id, s] of others) {
      const known = found.get(id);
      if (known) known.n += 1;
      else found.set(id, { name: s.name, colour: s.colour, n: 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.n - a.n).slice(0, 6);
}
