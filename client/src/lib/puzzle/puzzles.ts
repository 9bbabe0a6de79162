/** The server's puzzles, and the choice of the next one. */
import type { PuzzleOut } from "../../generated/protocol";
import { api } from "$lib/net/api";
import { mine } from "./solved.svelte";

let known: Promise<PuzzleOut[]> | null = null;

export function allPuzzles(): Promise<PuzzleOut[]> {
  known ??= api<PuzzleOut[]>("GET", "/puzzles");
  known.catch(() => (known = null));
  return known;
}

/** A random puzzle, preferably an unsolved one. */
export function anyOf(puzzles: readonly PuzzleOut[]): PuzzleOut | undefined {
  const fresh = puzzles.filter(({ id }) => !mine.solved.includes(id));
  const from = fresh.length ? fresh : puzzles;
  return from[Math.floor(Math.random() * from.length)];
}

/** The next puzzle: an unsolved one of the same game and theme, or else one of the same game. */
export async function nextPuzzle({ id, game, theme }: PuzzleOut): Promise<string> {
  const others = (await allPuzzles()).filter((other) => other.game === game && other.id !== id);
  const alike = others.filter((other) => other.theme === theme && !mine.solved.includes(other.id));
  return (anyOf(alike) ?? anyOf(others))?.id ?? id;
}
