/** How a finished game went, as the server worked it out, and its turning points as the story tells them. */
import type { GameModule } from "../games";
import type { MomentOut, RollLuck, TurningPoint, WinChances } from "../generated/protocol";
import { api } from "./api";
import type { LogLine } from "./log";
import { momentAt } from "./moments";
import { plain, type Part } from "./parts";
import { percent } from "./result-words";
import { w } from "./say.svelte";
import { tellStory } from "./story";
import { lineParts } from "./telling";
import type { Person } from "./types";

export class Finished {
  course: WinChances | null = $state.raw(null);
  luck: RollLuck[] = $state.raw([]);
  /** What a seat can learn from it; null as long as nobody knows. */
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
  /** How many turns there were. */
  get turns(): number {
    return this.course?.turns.at(-1)?.number ?? 0;
  }
}

interface Told {
  game: GameModule;
  log: readonly LogLine[];
  people: readonly Person[];
  /** Whose eyes: "you" in the sentences. */
  reader: number;
}

/** What happened at the turning points, in words and pictures. */
export function turningTold({ game, log, people, reader }: Told): (point: TurningPoint) => Part[] {
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

/** The same in one line of plain words, with how much it moved. */
export function turningLabel(
  point: TurningPoint,
  i: number,
  told: Part[],
  people: readonly Person[],
): string {
  const what = plain(told, (seat) => people[seat]?.name ?? "");
  return w("client-turning-point", { n: i + 1, what, swing: percent(point.swing) });
}
