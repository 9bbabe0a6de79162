/** The engine's view, typed by the server's schema, and the facts printed on the cards. */
import cards from "../../../../archipel/games/princes/cards.json";
import { GOODS, PRICES, TERRAINS } from "../../generated/boards/princes";

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
  /** The card whose picture it shows, if it has none of its own. */
  picture?: string;
}
/** The card table of the engine; the keys are `set/name`. */
export const TABLE = cards as Record<string, Facts & { count: number; moon?: number }>;
const FACTS: Record<string, Facts> = {
  road: { sort: "road", price: PRICES["road"] },
  settlement: { sort: "settlement", price: PRICES["settlement"], victory: 1 },
  city: { sort: "city", price: PRICES["city"], victory: 2 },
  ...TABLE,
};
export const factsOf = (card: string): Facts => FACTS[card] ?? { sort: "event" };
/** The name of a card without its set; equal for the same card of two sets. */
export const nameOf = (card: string): string => card.slice(card.indexOf("/") + 1);
export const deckOf = (card: string): string => (card.includes("/") ? card.split("/")[0]! : "base");
/** The message key of a card of a set, or of the centre. */
export const cardWord = (card: string): string =>
  card.includes("/") ? `princes-card-${nameOf(card)}` : `princes-centre-${card}`;
