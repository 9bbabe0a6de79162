/** Princes in the browser. */
import type { GameModule } from "..";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { describe } from "./speech";
import type { PrincesView } from "./view";

const module: GameModule = {
  Board: Board as unknown as GameModule["Board"],
  Panel: Panel as unknown as GameModule["Panel"],
  // Goods, stacks and cards are picked where they lie, hands and trades in the panel; these are the others.
  verbs: [
    { verb: "roll", kind: "list", key: "r" },
    { verb: "build", kind: "board", key: "b" },
    { verb: "remove", kind: "board" },
    { verb: "swap", kind: "list" },
    { verb: "bribe", kind: "list" },
    { verb: "pass", kind: "list", key: "p" },
    { verb: "end", kind: "list", key: "e" },
  ],
  describe,
  sample: (verb, view: PrincesView) =>
    view.phase === "action" || view.phase === "opening"
      ? ({ roll: "roll", build: "build road left", end: "end" }[verb] ?? null)
      : null,
};
export default module;
