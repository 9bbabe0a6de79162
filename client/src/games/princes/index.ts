/** Princes in the browser. */
import { board, gameModule, list } from "../module";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { OTHERWISE, PHRASES } from "./speech";

export default gameModule({
  key: "princes",
  Board,
  Panel,
  main: ["roll", "end", "pass"],
  ground: { day: ["#1f5a4c", "#164a3f", "#0b2a26"], night: ["#143f36", "#0e312b", "#071b19"] },
  shape: "wide",
  dice: true,
  // Goods, stacks and cards are picked where they lie, hands and trades in the panel; these are the others.
  verbs: [
    list("roll", "r"),
    board("build", "b"),
    board("remove"),
    list("swap"),
    list("bribe"),
    list("pass", "p"),
    list("end", "e", { ends: true }),
  ],
  phrases: PHRASES,
  otherwise: OTHERWISE,
  samples: { roll: "roll", build: "build road left", end: "end" },
  when: (view) => view.phase === "action" || view.phase === "opening",
});
