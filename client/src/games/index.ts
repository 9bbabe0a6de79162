/** The games' modules and pictures, loaded when they are needed: one folder for each game, named by its key. */
import type { GameModule } from "./module";

export type { DescribeContext } from "$lib/words/describe";
export type { ContractProps, CountProps, GameModule, PanelProps } from "./module";

const MODULES = import.meta.glob<{ default: GameModule }>(["./*/index.ts", "!./plain/index.ts"]);

/** The module of a game; one without a board of its own gets the plain one. */
export async function loadGame(key: string): Promise<GameModule> {
  const own = MODULES[`./${key}/index.ts`];
  return own ? (await own()).default : (await import("./plain")).plain(key);
}

/** The picture of each game for the home page. */
const ART = import.meta.glob<string>("./*/art.svg", { query: "?raw", import: "default" });

export async function artOf(game: string): Promise<string> {
  return (await ART[`./${game}/art.svg`]?.()) ?? "";
}

/** The pictures of the choices of an option, by choice: `<game>/options/<option>-<choice>.svg`. */
const OPTIONS = import.meta.glob<string>("./*/options/*.svg", { query: "?raw", import: "default" });

export async function optionPictures(game: string, option: string): Promise<Record<string, string>> {
  const start = `./${game}/options/${option}-`;
  const found = Object.keys(OPTIONS).filter((path) => path.startsWith(start));
  const drawn = found.map(async (path) => [path.slice(start.length, -4), await OPTIONS[path]!()] as const);
  return Object.fromEntries(await Promise.all(drawn));
}
