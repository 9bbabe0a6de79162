/** The engine's view, as the server's schema has it. */
export type { JuniorView, PlayerView as Player } from "../../generated/junior";
