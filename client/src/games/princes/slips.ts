/** The slip beside the story, and its title. */
import { device } from "$lib/device/device.svelte";
import { w } from "$lib/words/say.svelte";
import type { PanelProps } from "../module";
import { hold } from "./hold.svelte";
import { cardWord, type PrincesView } from "./view";

export type Kind = "pay" | "trade" | "exchange" | "choice" | "about";

export const CHOICES = ["number", "demand", "waive", "above", "below"] as const;
const STRIKES = ["name", "lose", "react", "riots"];

export function slipOf({ view, legal, open }: PanelProps<PrincesView>): Kind | null {
  const has = (verb: string) => [...legal].some((text) => text.startsWith(`${verb} `));
  if (open === "trade" && legal.has("end")) return "trade";
  if (has("pay")) return "pay";
  if (view.phase === "exchanged") return legal.size ? "exchange" : null;
  if (has("bury") && view.phase !== "feud") {
    // On a phone the slip would cover the hand, from which the player chooses a card first.
    const chosen = !!hold.card && [...legal].some((text) => text.startsWith(`bury ${hold.card} `));
    return device.phone && !chosen ? null : "exchange";
  }
  if (CHOICES.some(has)) return "choice";
  return legal.size && STRIKES.includes(view.phase) && view.about.includes("/") ? "about" : null;
}

export function slipTitle(props: PanelProps<PrincesView>): string | null {
  const kind = slipOf(props);
  const { view, legal } = props;
  if (!kind) return null;
  if (kind === "about") return w(cardWord(view.about));
  if (kind === "trade") return w("princes-board-trades");
  if (kind === "pay") return w("princes-slip-pay");
  if (kind === "exchange")
    return w(view.phase === "surplus" ? "princes-slip-surplus" : "princes-slip-exchange");
  const verb = CHOICES.find((name) => [...legal].some((text) => text.startsWith(`${name} `)))!;
  return w(`princes-slip-${verb}`);
}
