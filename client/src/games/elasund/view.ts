/** The engine's view, as the server's schema has it, and the names of what it counts. */
export type { ElasundView, SeatView } from "../../generated/elasund";
export { CARDS } from "../../generated/boards/elasund";
