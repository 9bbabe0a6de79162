/** Turns two positions and the log between them into steps: those of the game, and those of every table. */
import { mark } from "$lib/people/colours";
import type { LogLine } from "$lib/net/log";
import { w } from "$lib/words/say.svelte";
import type { SeatPosition } from "$lib/net/table.svelte";
import type { Person } from "$lib/table/types";
import type { GameModule } from "../../games/module";
import type { Step } from "./steps";

export interface Seen {
  position: SeatPosition;
  log: readonly LogLine[];
  seat: number;
}

/** More rows than this at once are not animated. */
const TOO_MUCH = 40;

/** The steps between two positions; `null` after a take-back or a long absence. */
export function changes(
  game: Pick<GameModule, "motion" | "tempo">,
  before: Seen,
  now: Seen,
  people: readonly Person[],
): Step[] | null {
  const lines = now.log.slice(before.log.length);
  const rows = now.position.v - before.position.v;
  const followed = now.log.length >= before.log.length && rows >= 0 && rows <= TOO_MUCH;
  if (!followed || lines.some(([, , text]) => text.startsWith("back "))) return null;
  const steps = game.motion(before.position.view, now.position.view, {
    lines,
    seat: now.seat,
    points: [before.position.points, now.position.points],
  });
  const called = steps.some((step) => step.kind === "offer" && step.mine);
  const shell = [...ended(before, now, people), ...(called ? [] : asked(before, now))];
  return [...steps, ...shell].map((step) => ({ ...step, slow: (step.slow ?? 1) * game.tempo }));
}

function asked(before: Seen, now: Seen): Step[] {
  const asks = ({ position, seat }: Seen) => position.asked.includes(seat);
  return asks(now) && (!asks(before) || before.position.turn !== now.position.turn) && !now.position.over
    ? [{ kind: "turn", seat: now.seat }]
    : [];
}

function ended(before: Seen, now: Seen, people: readonly Person[]): Step[] {
  const { over } = now.position;
  if (!over || before.position.over) return [];
  const name = over.winners.map((seat) => people[seat]?.name ?? "").join(", ");
  const mine = over.winners.includes(now.seat);
  return [
    {
      kind: "win",
      words: over.winners.length ? w("client-won", { name }) : w("client-nobody-won"),
      colours: over.winners.flatMap((seat) => {
        const { fill, light, dark } = mark(people[seat]?.colour ?? "");
        return [fill, light, dark];
      }),
      mine,
      sound: mine || now.seat < 0 ? "win" : "end",
    },
  ];
}
