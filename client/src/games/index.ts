/** The games' pictures, loaded when a table needs them. Adding a game is one line here. */
import type { GameModule } from "./module";

export type { DescribeContext } from "$lib/describe";
export type { CountProps, GameModule, PanelProps } from "./module";

type Loader = () => Promise<{ default: GameModule }>;

export const GAMES: Record<string, Loader> = {
  settlers: () => import("./settlers"),
  junior: () => import("./junior"),
  elasund: () => import("./elasund"),
  princes: () => import("./princes"),
};

/** The picture of each game for the home page. */
const ART = import.meta.glob<string>("./*/art.svg", { query: "?raw", import: "default" });

export async function artOf(game: string): Promise<string> {
  return (await ART[`./${game}/art.svg`]?.()) ?? "";
}
