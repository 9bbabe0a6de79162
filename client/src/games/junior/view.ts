/** The engine's view, typed by the server's schema, and small queries on it. */
import type { JuniorView, PlayerView } from "../../generated/junior";

export { GOODS, PRICES, SUPPLIES } from "../../generated/boards/junior";
export type { JuniorView, PlayerView as Player } from "../../generated/junior";

export const playerOf = (view: JuniorView, seat: number): PlayerView | undefined =>
  view.players.find((player) => player.seat === seat);
export const colourOf = (view: JuniorView, seat: number): string => playerOf(view, seat)?.colour ?? "";
export const terrainOf = (view: JuniorView, key: string) =>
  view.terrains.find((terrain) => terrain.key === key);
/** Whether something of a verb may be done. */
export const can = (legal: ReadonlySet<string>, verb: string): boolean =>
  [...legal].some((text) => text.startsWith(`${verb} `));
