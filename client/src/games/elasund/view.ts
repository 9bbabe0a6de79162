/** The engine's view, typed by the server's schema, and the names of the things that it counts. */
import { mark } from "$lib/people/colours";
import { CARDS } from "../../generated/boards/elasund";
import type { ElasundView, SeatView } from "../../generated/elasund";

export type { ElasundView, SeatView, TileView, WallView } from "../../generated/elasund";
export {
  CARDS,
  CHURCH_PRICE,
  CUBES,
  PERMITS,
  SET_FOR_PERMIT,
  WALL_TILES,
} from "../../generated/boards/elasund";

export const INFLUENCE = CARDS.slice(1);
/** Buildings on squares of the city, in the order of the tiles. */
export const BUILDABLE = ["well", "stalls", "tavern", "shop", "great", "house", "workshop"];
const PIRATES = 7;

export const seatOf = (view: ElasundView, seat: number): SeatView | undefined =>
  view.seats.find((other) => other.seat === seat);
export const colourOf = (view: ElasundView, seat: number): string => view.seats[seat]?.colour ?? "";
/** Whether the ship in its row is the pirates' ship. */
export const isRaid = (view: ElasundView): boolean =>
  (view.dice[0] ?? 0) + (view.dice[1] ?? 0) === PIRATES &&
  (view.purpose === "pirates" || ["ship", "take", "loot"].includes(view.step));

/** The picture of a card. */
export const cardIcon = (card: string): string => (card === "gold" ? "gold" : `i-${card}`);
export const cardColour = (card: string): string =>
  ({ gold: "var(--gold)", red: mark("red").fill, blue: mark("blue").fill, green: mark("green").fill })[
    card
  ] ?? "var(--paper-shade)";
