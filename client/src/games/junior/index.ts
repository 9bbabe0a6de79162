/** Junior in the browser. */
import sprite from "sprite:goods+junior";
import { after, colon, named, person, swap, terms } from "$lib/words/describe";
import { board, form, gameModule, list, slip } from "../module";
import Board from "./Board.svelte";
import Chest from "./Chest.svelte";
import { effect, seats, tile, title } from "./facts";
import Good from "./Good.svelte";
import "./palette.css";
import "./junior.css";
import Lagoon from "./Lagoon.svelte";
import Market from "./Market.svelte";
import { motion } from "./motion";
import Parrot from "./Parrot.svelte";
import Slip from "./Slip.svelte";
import { slipTitle } from "./slips";
import { pictured, signs } from "./story";
import { GOODS } from "./view";

const offer = colon(terms("junior"));
const good = colon(named("junior-good"));

export default gameModule({
  key: "junior",
  sprite,
  Ground: Lagoon,
  Board,
  Hand: Chest,
  Bank: Market,
  bankAt: "side",
  Slip,
  slip: slipTitle,
  slipAt: "middle",
  Asker: Parrot,
  Thing: Good,
  things: GOODS,
  sources: { fortresses: "j-fort", castle: "j-castle" },
  verbs: [
    board("boat", "b"),
    board("fortress", "f"),
    list("buy", "c"),
    form("trade", "t", ["market", "offer", "propose"]),
    board("ghost"),
    list("stay"),
    list("roll", "r", { hold: "shake" }),
    list("end", "e", { hold: "steady" }),
    slip("give"),
    slip("accept"),
    slip("decline"),
    slip("confirm"),
    slip("refuse"),
    slip("withdraw"),
  ],
  tile,
  seats,
  effect,
  title,
  story: { pictured, signs },
  motion,
  tempo: 1.4,
  offerer: (view) => (view.phase === "answers" && view.offer && view.turn !== view.seat ? view.turn : null),
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
});
