/** Facts of a position for the tiles and chips of the shell. */
import { w } from "$lib/words/say.svelte";
import type { Phase, SeatFacts, TileFacts } from "../module";
import { step } from "./layout";
import { sign } from "./signs";
import { factsOf, POINTS, type PrincesView } from "./view";

export function tile(verb: string, view: PrincesView, seat: number): TileFacts | null {
  const me = view.realms[seat];
  if (verb === "pass" && view.phase === "exchange")
    return { picture: "s-hourglass", word: w("princes-keep-hand") };
  if (verb !== "trade" || !me) return null;
  return { picture: "s-trade", word: w("princes-verb-trade"), note: `${Math.min(...me.rates)} : 1` };
}

export function seats(view: PrincesView): SeatFacts[] {
  return view.realms.map((realm) => ({
    points: realm.points,
    chips: POINTS.slice(1).map((point) => ({
      icon: sign(point),
      value: realm[point as "strength"],
      label: w(`princes-board-${point}`),
    })),
  }));
}

const STEPS = ["steps-dice", "steps-actions", "steps-check", "steps-exchange"];
/** P-037: dice, actions, hand, exchange. */
export function phases(view: PrincesView): Phase[] {
  const now = step(view.phase);
  // A question of an event or an attack belongs to the step that caused it.
  const at =
    now >= 0 ? now : view.turns > 0 ? (view.number && view.phase !== "first" ? lastStep(view) : 0) : -1;
  if (at < 0 || view.over) return [];
  return STEPS.map((name, i) => ({
    words: w(`princes-board-${name}`),
    state: i < at ? "done" : i === at ? "now" : "later",
  }));
}
const DURING_EXCHANGE = ["take", "under"];
function lastStep(view: PrincesView): number {
  if (DURING_EXCHANGE.includes(view.phase)) return 3;
  return view.about.includes("/") && factsOf(view.about).sort === "event" ? 0 : 1;
}
