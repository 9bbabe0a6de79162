/** Solved puzzles and the streak of days, kept in this browser and in the account, if there is one. */
import type { DailyOut, MineOut, PuzzleOut } from "../../generated/protocol";
import { api } from "$lib/net/api";
import { me } from "$lib/people/me.svelte";
import { has, w } from "$lib/words/say.svelte";
import type { Args } from "$lib/words/fluent";

const KEY = "archipel-puzzles";
const DAY = 86_400_000;

function kept(): MineOut {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<MineOut>;
    return { solved: found.solved ?? [], days: found.days ?? [] };
  } catch {
    return { solved: [], days: [] };
  }
}

export const mine: MineOut & { daily: DailyOut | null } = $state({ ...kept(), daily: null });

function add(more: MineOut): void {
  mine.solved = [...new Set([...mine.solved, ...more.solved])];
  mine.days = [...new Set([...mine.days, ...more.days])].sort();
  localStorage.setItem(KEY, JSON.stringify({ solved: mine.solved, days: mine.days }));
}

/** The puzzles of a day; null for a day in the future. */
export const dailyOf = (day: string): Promise<DailyOut | null> =>
  api<DailyOut>("GET", `/puzzles/daily?day=${encodeURIComponent(day)}`).catch(() => null);

/** Load today's puzzles and the progress stored in the account. */
export async function loadMine(): Promise<void> {
  mine.daily = await api<DailyOut>("GET", "/puzzles/daily").catch(() => null);
  if (me.now) add(await api<MineOut>("GET", "/puzzles/mine").catch(() => ({ solved: [], days: [] })));
}

export function keepSolved(id: string): void {
  const today = mine.daily?.puzzles.some((puzzle) => puzzle.id === id) ? [mine.daily.day] : [];
  add({ solved: [id], days: today });
}

/** Days in a row with a puzzle of the day, up to today or yesterday. */
export function streak(): number {
  const today = Date.parse(mine.daily?.day ?? new Date().toISOString().slice(0, 10));
  const solved = (back: number) =>
    mine.days.includes(new Date(today - back * DAY).toISOString().slice(0, 10));
  let n = solved(0) ? 0 : 1;
  const first = n;
  while (solved(n)) n += 1;
  return n - first;
}

/** A sentence of the puzzles, in the game's own words if it has some: children are addressed as *tu*. */
export function puzzleWord(game: string, key: string, args: Args = {}): string {
  const own = `${game}-${key}`;
  return has(own) ? w(own, args) : w(`puzzles-${key}`, args);
}
/** The name of a theme, or the idea behind it. */
export const ofTheme = (what: "theme" | "idea", { game, theme }: Pick<PuzzleOut, "game" | "theme">): string =>
  puzzleWord(game, `${what}-${theme}`);
