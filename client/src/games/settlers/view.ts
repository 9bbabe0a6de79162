/** The engine's view, as the server's schema has it, and the names of what it counts. */
export type {
  HandCount,
  OfferView,
  PlayerView,
  SettlersCount,
  SettlersView,
  TermsView,
} from "../../generated/settlers";

export const GOODS = ["wood", "brick", "wool", "wheat", "ore"];
export const CARDS = ["knight", "roads", "invention", "monopoly", "point"];
