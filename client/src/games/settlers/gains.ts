/** What the last roll brought to every seat, from the difference of two positions that this page has seen. */
import type { SettlersView } from "./view";

export interface Gain {
  cards: number;
  /** By good, where the hand is known. */
  goods: number[];
}

let before: SettlersView | null = null;
let told = "";
let gains: Gain[] = [];
let known = false;

const rollOf = (view: SettlersView) => `${view.seat} ${view.turns} ${view.turn} ${view.dice.join(" ")}`;
const isRolled = (view: SettlersView) => view.phase !== "roll" && view.phase !== "dice";

/** Take a position down; every one has to be shown, or the difference would be that of more than a roll. */
export function look(view: SettlersView): void {
  if (view === before) return;
  const roll = rollOf(view);
  if (isRolled(view) && roll !== told) {
    told = roll;
    known = !!before && before.seat === view.seat && !isRolled(before) && before.turn === view.turn;
    gains = view.players.map((player, i) => {
      const was = before?.players[i];
      return {
        cards: player.hand_size - (was?.hand_size ?? 0),
        goods: player.hand?.map((n, good) => n - (was?.hand?.[good] ?? 0)) ?? [],
      };
    });
  }
  before = view;
}

/** What a seat got from the last roll; nothing where this page has not seen it fall. */
export function gainOf(view: SettlersView, seat: number): Gain | null {
  return known && told === rollOf(view) ? (gains[seat] ?? null) : null;
}
