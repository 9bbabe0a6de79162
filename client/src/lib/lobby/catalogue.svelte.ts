/** The server's games, with their options, seats, paces and bots. */
import type { OptionOut } from "../../generated/protocol";
import { api } from "$lib/net/api";
import { settings } from "$lib/device/settings.svelte";

export interface GameInfo {
  key: string;
  seats: number[];
  printed_seats: number[];
  options: { key: string; choices: string[]; rules: string[] }[];
  presets: { key: string; values: Record<string, string> }[];
  /** By pace: seconds for a turn, and in reserve for the whole game. */
  clocks: Record<string, [number, number]>;
  /** Other options of a table, chosen by its host. */
  table_options: OptionOut[];
  for_children: boolean;
  /** Its name and a sentence about it, by language. */
  names: Record<string, string>;
  about: Record<string, string>;
  /** Duration and age on the box, by language, if known. */
  box: Record<string, string>;
  /** SVG picture of a game that the page was not built with, or nothing. */
  emblem: string;
}
/** The number of players as printed on the box, such as `3–4`. */
export function seatsOf(game: GameInfo): string {
  const [least, most] = [Math.min(...game.printed_seats), Math.max(...game.printed_seats)];
  return least === most ? `${least}` : `${least}–${most}`;
}
export interface Catalogue {
  games: GameInfo[];
  bots: string[];
}

let promise: Promise<Catalogue> | null = null;
let known: Record<string, GameInfo> = $state.raw({});

export function catalogue(): Promise<Catalogue> {
  promise ??= api<Catalogue>("GET", "/games")
    .then((found) => {
      known = Object.fromEntries(found.games.map((game) => [game.key, game]));
      return found;
    })
    .catch((error) => {
      promise = null;
      throw error;
    });
  return promise;
}

/** The levels of bots: those meant for people first, from easy to hard. */
const LEVELS = ["easy", "medium", "hard"];
export const byLevel = (bots: readonly string[]): string[] => [
  ...LEVELS.filter((level) => bots.includes(level)),
  ...bots.filter((bot) => !LEVELS.includes(bot)),
];

/** The name of a game in the reader's language, from the catalogue; empty until that is loaded. */
export const gameName = (key: string): string => known[key]?.names[settings.language] ?? "";
/** The picture of a game that the page was not built with, or nothing. */
export const emblemOf = (key: string): string => known[key]?.emblem ?? "";

/** The server's bot that suits a first game best. */
export function friendlyBot(bots: string[]): string {
  return ["easy", "medium", "greedy", "random"].find((name) => bots.includes(name)) ?? bots[0] ?? "random";
}
