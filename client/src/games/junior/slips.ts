/** The big card in the middle, and its title. Questions come before news. */
import { w } from "$lib/words/say.svelte";
import type { PanelProps } from "..";
import { happenings } from "./happenings.svelte";
import type { JuniorView } from "./view";

export type SlipKind = "news" | "present" | "offer" | "asking" | "choice" | "proposals" | "trade" | null;

export function slipKind(props: PanelProps<JuniorView>): SlipKind {
  if (props.seat < 0) return null;
  const question = questionOf(props);
  if (question && question !== "trade") return question;
  return happenings.news.length ? "news" : question;
}

function questionOf({ view, seat, legal, open, asked }: PanelProps<JuniorView>): SlipKind {
  if (view.phase === "free-building" && asked)
    return open === "boat" || open === "fortress" ? null : "present";
  if (view.phase === "answers" && view.offer) {
    if (asked) return "offer";
    return view.turn === seat && legal.has("withdraw") ? "asking" : null;
  }
  if (view.phase === "choice" && asked) return "choice";
  if (asked && view.turn === seat && view.proposals.some((p) => legal.has(`refuse ${p.seat}`)))
    return "proposals";
  return open === "trade" ? "trade" : null;
}

export function slipTitle(props: PanelProps<JuniorView>): string | null {
  const kind = slipKind(props);
  const name = (seat: number) => props.people[seat]?.name ?? "";
  if (kind === "news") {
    const [first] = happenings.news;
    return first?.kind === "castle"
      ? w("junior-castle-now", { name: name(first.owner) })
      : w("junior-coco-present");
  }
  if (kind === "present") return w("junior-coco-present");
  if (kind === "offer") return w("junior-offer-from", { name: name(props.view.turn) });
  if (kind === "asking") return w("junior-asking");
  if (kind === "choice" || kind === "proposals") return w("junior-who-swaps");
  return kind === "trade" ? w("junior-swap") : null;
}
