/** Settlers in the browser. */
import sprite from "sprite:goods+land+settlers";
import { after, colon, goods, named, person, swap, terms } from "$lib/words/describe";
import { board, form, gameModule, list, slip } from "../module";
import Bank from "./Bank.svelte";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import { effect, phases, seats, tile } from "./facts";
import Hand from "./Hand.svelte";
import Opening from "./Opening.svelte";
import Slip from "./Slip.svelte";
import { motion } from "./motion";
import { actionTitle } from "./places";
import { slipTitle } from "./slips";
import { drawn, signs } from "./story";
import { GOODS } from "./view";
import "./palette.css";

const offer = colon(terms("settlers"));
const some = colon(goods("settlers"));

export default gameModule({
  key: "settlers",
  sprite,
  Board,
  Hand,
  Bank,
  Count,
  Slip,
  slip: slipTitle,
  Opening,
  opening: (view) => view.phase.startsWith("first-"),
  things: GOODS,
  sources: {
    settlements: "p-settlement",
    cities: "p-city",
    road: "s-roadlen",
    army: "s-knight",
    cards: "d-point",
  },
  verbs: [
    form("trade", "t", ["offer", "propose"]),
    board("road", "1"),
    board("settle", "2"),
    board("city", "3"),
    list("buy", "4"),
    list("roll", "r"),
    list("end", "e"),
    board("robber"),
    slip("play"),
    slip("rob"),
    slip("spare"),
    slip("discard"),
    slip("accept"),
    slip("decline"),
    slip("confirm"),
    slip("refuse"),
    slip("withdraw"),
  ],
  tile,
  seats,
  phases,
  effect,
  title: actionTitle,
  story: { drawn, signs },
  motion,
  offerer: (view) => (view.phase === "answer" && view.offer && view.turn !== view.seat ? view.turn : null),
  phrases: {
    offer,
    counter: offer,
    propose: offer,
    trade: colon(swap("settlers")),
    discard: some,
    steal: some,
    draw: colon(named("settlers-card")),
    play: colon(([card = "", ...rest], c) => {
      const what = goods("settlers")(rest, c);
      return `${c.w(`settlers-card-${card}`)}${what ? ` (${what})` : ""}`;
    }),
    rob: after(person),
    confirm: after(person),
    refuse: after(person),
    land: colon(named("settlers-terrain")),
    harbour: colon(([good = ""], c) => (good === "any" ? "3:1" : c.w(`settlers-good-${good}`))),
  },
});
