/** Princes in the browser. */
import { board, form, gameModule, list } from "../module";
import Board from "./Board.svelte";
import { phases, seats, tile } from "./facts";
import Ground from "./Ground.svelte";
import Hand from "./Hand.svelte";
import { motion } from "./motion";
import Slip from "./Slip.svelte";
import { slipTitle } from "./slips";
import { OTHERWISE, PHRASES } from "./speech";
import { sprite } from "./sprite";
import { drawn, signs } from "./story";
import Tiles from "./Tiles.svelte";
import "./palette.css";

export default gameModule({
  key: "princes",
  sprite,
  Board,
  Hand,
  Slip,
  slip: slipTitle,
  Tiles,
  Ground,
  main: ["roll", "end", "pass"],
  shape: "wide",
  dice: true,
  sources: {
    settlements: "h-settlement",
    cities: "h-city",
    cards: "e-city-building",
    strength: "s-strength",
    trade: "s-commerce",
  },
  // Goods, stacks and cards are picked where they lie; things to build in the hand and on the game's own tiles.
  verbs: [
    list("roll", "r"),
    { ...board("build", "b"), tile: false },
    form("trade", "t", ["ship", "mint"]),
    { ...board("remove"), tile: false },
    { ...list("swap"), tile: false },
    list("bribe"),
    list("pass", "p"),
    list("end", "e", { ends: true }),
  ],
  tile,
  seats,
  phases,
  story: { drawn, signs },
  motion,
  phrases: PHRASES,
  otherwise: OTHERWISE,
});
