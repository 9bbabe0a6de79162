/** The slip beside the story, and its title. */
import { w } from "$lib/words/say.svelte";
import type { PanelProps } from "..";
import { seatOf, type ElasundView } from "./view";

export type SlipKind = "give" | "take" | "spend" | "lay" | null;

export function slipKind({ view, asked }: PanelProps<ElasundView>): SlipKind {
  if (!asked) return null;
  return (["give", "take", "spend", "lay"] as const).find((kind) => kind === view.step) ?? null;
}

export function slipTitle(props: PanelProps<ElasundView>): string | null {
  const kind = slipKind(props);
  if (kind === "give") {
    const raid = props.view.purpose === "pirates";
    return raid
      ? w("elasund-raid-title", { row: props.view.ship })
      : w("elasund-shortage-title", { n: seatOf(props.view, props.seat)?.owes ?? 0 });
  }
  if (kind === "take") return w("elasund-take-title");
  if (kind === "spend") return w("elasund-spend-title");
  return kind === "lay" ? w("elasund-lay-title") : null;
}
