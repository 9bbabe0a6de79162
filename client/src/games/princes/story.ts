/** How the story of Princes is drawn, and a prince's last action. */
import type { Part } from "$lib/words/parts";
import { w } from "$lib/words/say.svelte";
import type { LogLine } from "$lib/net/log";
import { seatOf, tellStory } from "$lib/story/story";
import { lineParts, signOf } from "$lib/story/telling";
import { sign } from "./signs";
import type { PrincesView } from "./view";

export const signs: Record<string, string> = {
  "told-event": "e-event",
  "told-build": "s-flag",
  "told-joins": "s-knight",
  "told-play": "s-scroll",
  "told-attack": "s-shield",
  "told-draw": "s-cards",
  "told-drew": "s-cards",
  "told-search": "s-book",
  "told-bury": "s-undo",
  "told-bury-card": "s-undo",
  "told-remove": "s-cross",
  "told-gives-up": "s-shield",
  "told-swap": "s-trade",
  "told-demand": "s-cards",
  "told-bribe": "s-bank",
};

export const drawn = (name: string, value: string): Part[] | undefined =>
  name === "good" ? [{ icon: sign(value), label: w(`princes-good-${value}`) }] : undefined;

const PLAYS = ["build", "found", "joins", "play", "attack", "trade", "remove"].map((key) => `told-${key}`);
/** A prince's last action that is worth showing beside his name, and its place. */
export function lastPlay(log: readonly LogLine[], seat: number, view: PrincesView) {
  for (const turn of tellStory(log.slice(-120)).reverse()) {
    const line = turn.lines.findLast(
      ({ notes, undone }) => !undone && seatOf(notes[0]!) === seat && PLAYS.includes(notes[0]!.key),
    );
    if (!line) continue;
    const telling = { game: "princes", reader: view.seat, signs, drawn };
    const { card, deck, place } = line.notes[0]!.args;
    const [, site = ""] = String(place ?? "").split(" ");
    const found = view.realms[seat]?.cards.find(
      (c) => c.card === `${deck}/${card}` && c.spot.startsWith(site),
    );
    return {
      lead: signOf(line, telling),
      parts: lineParts(line, { ...turn, seat }, telling),
      place: found?.spot ?? "",
    };
  }
  return null;
}
