/** The end of a game in words. */
import { w } from "$lib/words/say.svelte";
import { settings } from "$lib/device/settings.svelte";
import type { Over, TableInfo } from "$lib/net/table.svelte";
import type { Person } from "$lib/table/types";

/** Who won, and with how many points. */
export function wonWords(over: Over, people: readonly Person[]): string {
  const names = over.winners.map((seat) => people[seat]?.name ?? "");
  const [first = -1] = over.winners;
  if (!names.length) return w("client-nobody-won");
  const points = over.scores[first] ?? 0;
  if (names.length === 1) return w("client-end-won", { name: names[0]!, points });
  const list = new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
  return w("client-end-won-together", { names: list, points });
}

/** The length of a game: turns, and minutes if it was played live. */
export function lengthWords(info: TableInfo, turns: number): string {
  const minutes = Math.round(((info.ended ?? 0) - (info.started ?? info.ended ?? 0)) / 60);
  return [
    ...(turns ? [w("client-end-turns", { n: turns })] : []),
    ...(minutes > 0 ? [w("client-end-minutes", { n: minutes })] : []),
  ].join(" · ");
}

export const percent = (part: number): string =>
  new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 }).format(part);
