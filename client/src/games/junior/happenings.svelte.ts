/** Changes between two views of the table: gains of the roll, and events that get a card of their own. */
import { playerOf, type JuniorView } from "./view";

export type News =
  | { kind: "castle"; owner: number; from: number }
  /** A Coco card of mine. */
  | { kind: "coco"; card: string };

export interface Gain {
  /** By good, if the hand is visible. */
  goods: number[] | null;
  cards: number;
}

interface Happenings {
  news: News[];
  /** Gains of this turn's roll, by seat. */
  gains: Gain[];
}
export const happenings: Happenings = $state({ news: [], gains: [] });

const BEFORE_THE_DIE = ["roll", "die"];

/** The event that gets a card of its own. A gift to build does not, since it comes with a question. */
export function newsOf(before: JuniorView, now: JuniorView, seat: number): News[] {
  const news: News[] = [];
  const had = new Map(playerOf(before, seat)?.coco.map((cards) => [cards.key, cards.count]));
  for (const { key, count } of playerOf(now, seat)?.coco ?? [])
    if (count > (had.get(key) ?? 0) && now.phase !== "free-building") news.push({ kind: "coco", card: key });
  if (now.castle >= 0 && now.castle !== before.castle)
    news.push({ kind: "castle", owner: now.castle, from: before.castle });
  return news;
}

/** The cards that every seat has gained. */
export function gainsOf(before: JuniorView, now: JuniorView): Gain[] {
  return now.players.map((player) => {
    const old = playerOf(before, player.seat);
    const goods = player.hand && old?.hand ? player.hand.map((n, i) => Math.max(0, n - old.hand![i]!)) : null;
    return { goods, cards: Math.max(0, player.hand_size - (old?.hand_size ?? 0)) };
  });
}

/** Follows the views of one seat. */
export class Follower {
  #last: JuniorView | null = null;
  #beforeRoll: JuniorView | null = null;

  see(now: JuniorView, seat: number): void {
    const before = this.#last;
    this.#last = now;
    if (!before || before.seat !== now.seat || seat < 0) {
      this.#beforeRoll = BEFORE_THE_DIE.includes(now.phase) ? now : null;
      happenings.gains = [];
      happenings.news = [];
      return;
    }
    const news = newsOf(before, now, seat);
    if (news.length && now.phase !== "over") happenings.news = [...happenings.news, ...news];
    if (BEFORE_THE_DIE.includes(now.phase)) {
      this.#beforeRoll = now;
      happenings.gains = [];
    } else if (this.#beforeRoll) {
      happenings.gains = this.#beforeRoll.turns === now.turns ? gainsOf(this.#beforeRoll, now) : [];
      this.#beforeRoll = null;
    }
  }
  stop(): void {
    happenings.news = [];
    happenings.gains = [];
  }
}
