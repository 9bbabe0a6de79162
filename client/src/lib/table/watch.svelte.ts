/** Signal the events of a table to a reader who looks elsewhere: title, icon, notifications. */
import { attention, notify } from "$lib/device/attention.svelte";
import type { Desk } from "./desk.svelte";
import { gameName } from "$lib/lobby/catalogue.svelte";
import { w } from "$lib/words/say.svelte";

export function watchTable(desk: Desk): void {
  const { table } = desk;
  const game = $derived(table.info ? gameName(table.info.game) : "");
  $effect(() => {
    if (table.info?.status !== "open") attention.page = game;
  });
  $effect(() => {
    attention.turn = desk.asked && !desk.position?.over ? desk.yourTurn : "";
    if (attention.turn) void notify("turn", `${attention.turn} – ${game}`);
  });
  $effect(() => {
    attention.unread = table.unread.length;
    const latest = table.unread.at(-1);
    if (!latest) return;
    const words = latest.kind === "phrase" ? w(`client-phrase-${latest.text}`) : latest.text;
    void notify("chat", `${latest.name} – ${words}`);
  });
  $effect(() => () => Object.assign(attention, { page: "", turn: "", unread: 0 }));
}
