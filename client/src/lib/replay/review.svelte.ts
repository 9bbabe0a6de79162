/** The server's review of a finished game, and its turning points in the words of the story. */
import type { GameModule } from "../../games";
import type { MomentOut, RollLuck, TurningPoint, WinChances } from "../../generated/protocol";
import { api } from "$lib/net/api";
import type { LogLine } from "$lib/net/log";
import { momentAt } from "$lib/story/moments";
import { plainText, type Part } from "$lib/words/parts";
import { percent } from "$lib/result/summary";
import { w } from "$lib/words/say.svelte";
import { tellStory } from "$lib/story/story";
import { lineParts } from "$lib/story/telling";
import type { Person } from "$lib/table/types";

export class GameReview {
  course: WinChances | null = $state.raw(null);
  luck: RollLuck[] = $state.raw([]);
  /** Learning moments of a seat; null until they are loaded. */
  moments: MomentOut[] | null = $state.raw(null);

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    this.course = await api<WinChances>("GET", `/tables/${this.id}/course`);
    this.luck = await api<RollLuck[]>("GET", `/tables/${this.id}/luck`);
  }
  async learn(seat: number): Promise<void> {
    this.moments = await api<MomentOut[]>("GET", `/tables/${this.id}/moments?seat=${seat}`);
  }
  get chances(): number[][] {
    return this.course?.chances ?? [];
  }
  get turning(): TurningPoint[] {
    return this.course?.turning_points ?? [];
  }
  /** The number of turns. */
  get turns(): number {
    return this.course?.turns.at(-1)?.number ?? 0;
  }
}

interface ReviewContext {
  game: GameModule;
  log: readonly LogLine[];
  people: readonly Person[];
  /** The seat that is called "you" in the sentences. */
  reader: number;
}

/** What happened at the turning points, in words and pictures. */
export function turningTold({ game, log, people, reader }: ReviewContext): (point: TurningPoint) => Part[] {
  const person = (seat: number) => people[seat]?.name ?? w("client-dealer");
  const turns = tellStory(log);
  const telling = { game: game.key, reader, ...game.story };
  return (point) => {
    const found = momentAt(turns, point.row);
    if (found?.line) return lineParts(found.line, found.turn, telling, true);
    const seat = point.seat >= 0 ? point.seat : point.turn.seat;
    const parts = [game.describe(point.action, { w, person })];
    return seat >= 0 ? [{ mark: seat }, " ", ...parts] : parts;
  };
}

/** A turning point as plain text, with its swing. */
export function turningLabel(
  point: TurningPoint,
  i: number,
  told: Part[],
  people: readonly Person[],
): string {
  const what = plainText(told, (seat) => people[seat]?.name ?? "");
  return w("client-turning-point", { n: i + 1, what, swing: percent(point.swing) });
}
