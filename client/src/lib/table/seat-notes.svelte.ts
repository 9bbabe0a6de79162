/** Notes beside a seat's name: you, the level of a bot, away, the clock. */
import { clockOf } from "./clock.svelte";
import type { Desk } from "./desk.svelte";
import { botName } from "$lib/people/names";
import { w } from "$lib/words/say.svelte";
import type { SeatInfo, TableInfo } from "$lib/net/table.svelte";

export function seatNotes(desk: () => Desk, info: () => TableInfo) {
  const clock = clockOf(() => desk().table.position?.clock ?? null);
  function time(seat: number): string {
    const left = clock.left(seat);
    if (left === null) return "";
    if (left >= 86400) return `${Math.floor(left / 86400)} d`;
    return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
  function note(s: SeatInfo): string {
    const who = desk().table.mine.includes(s.seat)
      ? desk().you
      : s.bot
        ? w("client-bot-note", { bot: botName(s.bot) })
        : !s.online && !info().lesson
          ? w("client-away")
          : "";
    return [who, time(s.seat)].filter(Boolean).join(" · ");
  }
  return {
    /** By seat. */
    get all(): string[] {
      const found: string[] = [];
      for (const s of info().seats) found[s.seat] = note(s);
      return found;
    },
    /** The remaining share of its clock. */
    left: (seat: number) => clock.part(seat),
  };
}
