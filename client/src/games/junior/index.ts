/** Junior in the browser. */
import { after, colon, named, person, swap, terms } from "$lib/describe";
import { board, gameModule, list } from "../module";
import Board from "./Board.svelte";
import Good from "./Good.svelte";
import Panel from "./Panel.svelte";
import type { JuniorView } from "./view";

const offer = colon(terms("junior"));
const good = colon(named("junior-good"));

export default gameModule({
  key: "junior",
  Board,
  Panel,
  hands: (view: JuniorView) => view.players.map((player) => player.hand_size),
  Thing: Good,
  things: ["wood", "wool", "rum", "sabre", "gold"],
  // The chest gives, the swap board swaps; these are the others.
  verbs: [
    list("roll", "r", { hold: "shake" }),
    board("fortress", "f"),
    board("boat", "b"),
    list("buy", "c"),
    board("ghost"),
    list("stay"),
    list("accept"),
    list("decline"),
    list("confirm"),
    list("refuse"),
    list("withdraw"),
    list("end", "e", { hold: "steady", ends: true }),
  ],
  phrases: {
    offer,
    counter: offer,
    propose: offer,
    market: colon(swap("junior")),
    trade: colon(swap("junior")),
    give: good,
    port: good,
    draw: colon(named("junior-coco")),
    confirm: after(person),
    refuse: after(person),
    first: after(person),
    ghost: after(([key = ""], c) => {
      const [, name = "", number = ""] = /^([a-z]+)(\d)/.exec(key) ?? [];
      return `${c.w(`junior-terrain-${name}`)} ${number}`;
    }),
  },
  samples: { fortress: "fortress f1", boat: "boat b1", buy: "buy", end: "end" },
});
