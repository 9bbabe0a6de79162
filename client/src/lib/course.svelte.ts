/** How a finished game went, as the server worked it out, and its turning points as the story tells them. */
import type { GameModule } from "../games";
import type { Course, RollOut, TurningPoint } from "../generated/protocol";
import { api } from "./api";
import type { LogLine } from "./log";
import { lastRoll } from "./dice";
import { momentAt } from "./moments";
import { plain, type Part } from "./parts";
import { percent } from "./result-words";
import { w } from "./say.svelte";
import { tellStory } from "./story";
import type { Person } from "./types";

export class Finished {
  course: Course | null = $state.raw(null);
  luck: RollOut[] = $state.raw([]);

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    this.course = await api<Course>("GET", `/tables/${this.id}/course`);
    this.luck = await api<RollOut[]>("GET", `/tables/${this.id}/luck`);
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
  view: unknown;
  log: readonly LogLine[];
  people: readonly Person[];
}

/** What happened at the turning points, in words and pictures. */
export function turningTold({ game, view, log, people }: Told): (point: TurningPoint) => Part[] {
  const person = (seat: number) => people[seat]?.name ?? w("client-dealer");
  const turns = tellStory(log, game.teller(view, { w, person }));
  return (point) => {
    const found = momentAt(turns, point.row);
    const seat =
      found?.line && found.line.seat >= 0 ? found.line.seat : (found?.turn.seat ?? point.turn.seat);
    const dice = lastRoll([[point.row, point.seat, point.action]]);
    const parts: Part[] =
      dice.length && found?.line?.row !== point.row
        ? dice.map((face) => ({ icon: `die-${face}`, label: String(face) }))
        : (found?.line?.parts ?? [game.describe(point.action, { w, person })]);
    return seat >= 0 ? [{ mark: seat }, " ", ...parts] : [...parts];
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
