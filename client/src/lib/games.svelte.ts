/** The games this server has, with their options, seats, paces and bots. */
import type { OptionOut } from "../generated/protocol";
import { api } from "./api";
import { settings } from "./settings.svelte";

export interface GameInfo {
  key: string;
  seats: number[];
  printed_seats: number[];
  options: { key: string; choices: string[]; rules: string[] }[];
  presets: { key: string; values: Record<string, string> }[];
  colours: Record<string, string[]>;
  /** What whoever opens a table chooses besides. */
  table_options: OptionOut[];
  for_children: boolean;
  /** Its name and a sentence about it, by language. */
  names: Record<string, string>;
  about: Record<string, string>;
  /** A picture in SVG of a game that the page was not built with, or nothing. */
  emblem: string;
}
export interface Catalogue {
  games: GameInfo[];
  bots: string[];
}

let promise: Promise<Catalogue> | null = null;
let names: Record<string, Record<string, string>> = $state.raw({});

export function catalogue(): Promise<Catalogue> {
  promise ??= api<Catalogue>("GET", "/games")
    .then((found) => {
      names = Object.fromEntries(found.games.map((game) => [game.key, game.names]));
      return found;
    })
    .catch((error) => {
      promise = null;
      throw error;
    });
  return promise;
}

/** What a game is called in the reader's language, without loading all its words; nothing until it is known. */
export const gameName = (key: string): string => names[key]?.[settings.language] ?? "";

/** The best bot of those a server has, for a first game. */
export function friendlyBot(bots: string[]): string {
  return ["easy", "medium", "greedy", "random"].find((name) => bots.includes(name)) ?? bots[0] ?? "random";
}
