/** Stored pairs of positions, as `tools/motion_scenes.py` writes them. */
import type { LogLine } from "../../src/lib/net/log";
import type { Mover } from "../../src/lib/motion/differences";
import type { Step } from "../../src/lib/motion/steps";

interface Position<V> {
  view: V;
  points: number[];
}
interface Stored<V> {
  what: string;
  mine: boolean;
  before: Position<V>;
  after: [path: (string | number)[], value: unknown][];
  lines: LogLine[];
}
export interface Scene<V> {
  what: string;
  mine: boolean;
  before: V;
  after: V;
  lines: LogLine[];
  steps: Step[];
}

const STORED = import.meta.glob<unknown>("./scenes/*.json", { eager: true, import: "default" });

function changed<V>(before: Position<V>, changes: Stored<V>["after"]): Position<V> {
  const copy = structuredClone(before) as unknown as Record<string | number, unknown>;
  for (const [path, value] of changes) {
    let at = copy;
    for (const key of path.slice(0, -1)) at = at[key] as typeof at;
    at[path.at(-1)!] = value;
  }
  return copy as unknown as Position<V>;
}

/** The scenes of a game with the steps that lead from one position to the other, seen from seat 0. */
export function scenesOf<V>(game: string, motion: Mover<V>): Scene<V>[] {
  const stored = STORED[`./scenes/${game}.json`] as Stored<V>[];
  return stored.map(({ what, mine, before, after, lines }) => {
    const now = changed(before, after);
    const steps = motion(before.view, now.view, { lines, seat: 0, points: [before.points, now.points] });
    return { what, mine, before: before.view, after: now.view, lines, steps };
  });
}

export const kinds = (scene: Pick<Scene<unknown>, "steps">): string =>
  scene.steps.map((step) => (step.along ? `+${step.kind}` : step.kind)).join(" ");
