/** The games this server has, with their options, seats, paces and bots. */
import { api } from "./api";

export interface GameInfo {
  key: string;
  seats: number[];
  printed_seats: number[];
  options: { key: string; choices: string[]; rules: string[] }[];
  presets: { key: string; values: Record<string, string> }[];
  colours: Record<string, string[]>;
  paces: string[];
  /** Whether a table may lay open what can be counted. */
  counts: boolean;
  for_children: boolean;
  /** A strip of its board in SVG, or nothing. */
  emblem: string;
}
export interface Catalogue {
  games: GameInfo[];
  bots: string[];
  chat: string[];
  absence: string[];
}

let promise: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  promise ??= api<Catalogue>("GET", "/games").catch((error) => {
    promise = null;
    throw error;
  });
  return promise;
}

/** The best bot of those a server has, for a first game. */
export function friendlyBot(bots: string[]): string {
  return ["easy", "medium", "greedy", "random"].find((name) => bots.includes(name)) ?? bots[0] ?? "random";
}
