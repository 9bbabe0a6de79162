/** The “What happens?” cards: one a day, the same for everybody, and one after a lesson. */
import { api } from "$lib/net/api";
import type { Texts } from "./lessons.svelte";

export interface QuizCard {
  id: string;
  game: string;
  ask: Texts;
  choices: Texts[];
  /** Index of the right choice. */
  right: number;
  rules: string[];
}
const DAY = 86_400_000;

let promise: Promise<QuizCard[]> | null = null;
export function quiz(): Promise<QuizCard[]> {
  promise ??= api<QuizCard[]>("GET", "/quiz").catch((error) => {
    promise = null;
    throw error;
  });
  return promise;
}
/** The number of the local day since 1970. */
const today = (now = new Date()): number =>
  Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);

export const cardOfToday = (cards: readonly QuizCard[], day = today()): QuizCard | null =>
  cards[day % cards.length] ?? null;
/** A game's card of the day. */
export const cardOf = (cards: readonly QuizCard[], game: string, day = today()): QuizCard | null =>
  cardOfToday(
    cards.filter((card) => card.game === game),
    day,
  );
