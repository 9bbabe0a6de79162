/** The slip beside the story, and its title. */
import { w } from "$lib/words/say.svelte";
import type { PanelProps } from "..";
import { holding } from "./holding.svelte";
import { playerOf, type SettlersView } from "./view";

export type SlipKind = "discard" | "rob" | "roads" | "offer" | "card" | "trade" | null;

export function slipKind({ view, seat, legal, open, asked }: PanelProps<SettlersView>): SlipKind {
  if (view.phase === "discard" && asked && playerOf(view, seat)?.to_discard) return "discard";
  if (view.phase === "rob" && asked) return "rob";
  if (view.phase === "free-road" && legal.has("decline")) return "roads";
  if (view.phase === "answer" && asked && view.offer) return "offer";
  if (open === "play" && holding.card) return "card";
  const answers = view.turn === seat && (view.offer !== null || view.terms.length > 0);
  if (open === "trade" || (answers && asked) || legal.has("withdraw")) return "trade";
  if (view.turn === seat && view.offer) return "trade";
  return null;
}

export function slipTitle(props: PanelProps<SettlersView>): string | null {
  const { view, seat, people } = props;
  const kind = slipKind(props);
  if (kind === "discard") {
    const me = playerOf(view, seat);
    return w("settlers-give-back", { n: me?.to_discard ?? 0, of: me?.hand_size ?? 0 });
  }
  if (kind === "rob") return w("settlers-prompt-rob");
  if (kind === "roads") return w("settlers-prompt-free-road", { roads: view.free_roads });
  if (kind === "offer") return w("settlers-offers-trade", { name: people[view.turn]?.name ?? "" });
  if (kind === "card") return w(`settlers-card-${holding.card}`);
  return kind === "trade" ? w("settlers-trade") : null;
}
