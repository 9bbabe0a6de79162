/** The engine's view, typed by the server's schema, and the names of the things that it counts. */
import { CARDS, GOODS, PRICES, TERRAINS } from "../../generated/boards/settlers";
import type { PlayerView, SettlersView } from "../../generated/settlers";

export type {
  HandCount,
  OfferView,
  PlayerView,
  SettlersCount,
  SettlersView,
  TermsView,
} from "../../generated/settlers";

export { CARDS, GOODS, PRICES, TERRAINS };

/** The good of each terrain; the last one, the desert, has none. */
export const GOOD_OF: Record<string, string> = Object.fromEntries(
  GOODS.map((good, i) => [TERRAINS[i]!, good]),
);

export const playerOf = (view: SettlersView, seat: number): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);

/** `wood 2 ore`, as the notation writes goods. */
export const written = (goods: readonly number[]): string =>
  goods.flatMap((n, i) => (n ? [GOODS[i]! + (n > 1 ? ` ${n}` : "")] : [])).join(" ");
export const total = (goods: readonly number[]): number => goods.reduce((a, b) => a + b, 0);
