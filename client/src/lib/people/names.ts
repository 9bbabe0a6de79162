/** Names of seats: a nameless bot is called by its colour, and equal names are told apart by colour. */
import { has, w } from "$lib/words/say.svelte";
import type { SeatInfo } from "$lib/net/table.svelte";
import type { Person } from "$lib/table/types";

/** The level of a bot in words, or its name if it has no known level. */
export const botName = (bot: string): string =>
  has(`bots-level-${bot}`) ? w(`bots-level-${bot}`).toLowerCase() : bot;

/** Records name a bot `bot:greedy`. */
const BOT = "bot:";
const nameOf = (name: string): string =>
  name.startsWith(BOT) && has(`bots-level-${name.slice(BOT.length)}`)
    ? w(`bots-level-${name.slice(BOT.length)}`)
    : name;

export function seatName(s: SeatInfo, all: readonly SeatInfo[]): string {
  const colour = w(`colour-${s.colour}`);
  const twins = all.filter((other) => other.name === s.name).length > 1;
  return !s.name
    ? colour.charAt(0).toUpperCase() + colour.slice(1)
    : twins
      ? `${nameOf(s.name)} (${colour})`
      : nameOf(s.name);
}

export function peopleOf(seats: readonly SeatInfo[]): Person[] {
  return seats.map((s) => ({ seat: s.seat, colour: s.colour, name: seatName(s, seats), bot: !!s.bot }));
}
