/** The engine's view, typed by the server's schema, and the facts printed on the cards. */
import { GOODS, TERRAINS } from "../../generated/boards/princes";
import facts from "./cards.json";

export type { PrincesView, RealmView, RegionView, StackView } from "../../generated/princes";

export { GOODS };
export const POINTS = ["victory", "strength", "commerce", "skill", "progress"] as const;
export const good = (terrain: string): string => GOODS[TERRAINS.indexOf(terrain)] ?? "gold";

/** Facts printed on a card. */
export interface Facts {
  sort: string;
  price?: number[];
  victory?: number;
  strength?: number;
  commerce?: number;
  skill?: number;
  progress?: number;
  once?: boolean;
  rules?: string[];
}
const FACTS = facts as Record<string, Facts>;
export const factsOf = (card: string): Facts => FACTS[card] ?? { sort: "event" };
/** The name of a card without its set; equal for the same card of two sets. */
export const nameOf = (card: string): string => card.slice(card.indexOf("/") + 1);
export const deckOf = (card: string): string => (card.includes("/") ? card.split("/")[0]! : "base");
/** The message key of a card of a set, or of the centre. */
export const cardWord = (card: string): string =>
  card.includes("/") ? `princes-card-${nameOf(card)}` : `princes-centre-${card}`;
