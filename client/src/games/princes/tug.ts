/** The position of an advantage token between the two princes. */
import type { PrincesView } from "./view";

export const TUGS = ["strength", "commerce"] as const;
export type Tug = (typeof TUGS)[number];
export const holderOf = (view: PrincesView, tug: Tug): number =>
  tug === "strength" ? view.strength_token : view.trade_token;

/** In per cent of the bar; in the middle zone until a prince holds the token. */
export function tugAt(view: PrincesView, me: number, tug: Tug): number {
  const lead = Math.max(-5, Math.min(5, view.realms[me]![tug] - view.realms[1 - me]![tug]));
  const holder = holderOf(view, tug);
  if (holder === me) return Math.min(22, 50 - 8 * lead);
  if (holder >= 0) return Math.max(78, 50 - 8 * lead);
  return Math.max(30, Math.min(70, 50 - 6 * lead));
}
