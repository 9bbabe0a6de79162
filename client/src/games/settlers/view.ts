/** The engine's view, as the server's schema has it, and the names of what it counts. */
export type {
  HandCount,
  OfferView,
  PlayerView,
  SettlersCount,
  SettlersView,
  TermsView,
} from "../../generated/settlers";

export { CARDS, GOODS, TERRAINS } from "../../generated/boards/settlers";
