/** The games this server has, with their options, seats, paces and bots. */
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
  /** What whoever opens a table chooses besides. */
  table_options: OptionOut[];
  for_children: boolean;
  /** Its name and a sentence about it, by language. */
  names: Record<string, string>;
  about: Record<string, string>;
  /** How long it takes and from which age on, by language; nothing where it is not known. */
  box: Record<string, string>;
  /** A picture in SVG of a game that the page was not built with, or nothing. */
  emblem: string;
}
/** `3–4`, as it stands on the box. */
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

/** The levels of bots, those that are meant for people first and from easy to hard. */
const LEVELS = ["easy", "medium", "hard"];
export const byLevel = (bots: readonly string[]): string[] => [
  ...LEVELS.filter((level) => bots.includes(level)),
  ...bots.filter((bot) => !LEVELS.includes(bot)),
];

/** What a game is called in the reader's language, without loading all its words; nothing until it is known. */
export const gameName = (key: string): string => known[key]?.names[settings.language] ?? "";
/** The picture of a game that the page was not built with, or nothing. */
export const emblemOf = (key: string): string => known[key]?.emblem ?? "";

/** The best bot of those a server has, for a first game. */
export function friendlyBot(bots: string[]): string {
  return ["easy", "medium", "greedy", "random"].find((name) => bots.includes(name)) ?? bots[0] ?? "random";
}
