/** Tables described in one line. */
import { gameName } from "./catalogue.svelte";
import { me } from "$lib/people/me.svelte";
import { optionWord } from "./options";
import { seatName } from "$lib/people/names";
import { has, said, w } from "$lib/words/say.svelte";
import type { SeatInfo, TableInfo } from "$lib/net/table.svelte";

const isTaken = (seat: SeatInfo) => !!(seat.person || seat.bot);

export const freeSeats = (table: TableInfo): number => table.seats.filter((seat) => !isTaken(seat)).length;

export const mySeats = (table: TableInfo): SeatInfo[] =>
  table.seats.filter((seat) => seat.person !== null && seat.person === me.now?.id);

/** Whether the table waits for me. */
export const myTurn = (table: TableInfo): boolean =>
  table.status === "playing" && mySeats(table).some((seat) => table.asked.includes(seat.seat));

/** The names of the people at a table; bots are named by their colours. */
export const namesAt = (table: TableInfo): string =>
  table.seats
    .filter(isTaken)
    .map((seat) => seatName(seat, table.seats))
    .join(", ");

/** The name of a table: its host's, or else the game's. */
export function tableName(table: TableInfo): string {
  const host = table.seats.find((seat) => seat.person && seat.person === table.host) ?? table.seats[0];
  return host?.name ? w("client-table-of", { name: host.name }) : gameName(table.game);
}

/** The rules and the pace of a table in a few words. */
export function termsOf(table: TableInfo): string {
  const preset = `${table.game}-preset-${/preset=(\S+)/.exec(table.options)?.[1] ?? ""}`;
  const words = [has(preset) ? w(preset) : "", said(optionWord("pace"), optionWord("pace", table.pace))];
  return words.filter(Boolean).join(" · ");
}
