/** Settlers in the browser. */
import { after, colon, goods, named, person, swap, terms } from "$lib/describe";
import { board, gameModule, list } from "../module";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import Panel from "./Panel.svelte";
import type { SettlersView } from "./view";

const offer = colon(terms("settlers"));
const some = colon(goods("settlers"));

export default gameModule({
  key: "settlers",
  Board,
  Panel,
  Count,
  hands: (view: SettlersView) => view.players.map((player) => player.hand_size),
  verbs: [
    list("roll", "r"),
    board("settle", "s"),
    board("road", "w"),
    board("city", "c"),
    list("buy", "b"),
    list("play", "k"),
    list("trade", "t"),
    board("robber"),
    list("rob"),
    list("spare"),
    list("discard"),
    list("accept"),
    list("decline"),
    list("confirm"),
    list("refuse"),
    list("withdraw"),
    list("end", "e", { ends: true }),
  ],
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
  samples: {
    roll: "roll",
    buy: "buy",
    end: "end",
    play: "play knight",
    trade: "trade wood ore",
    settle: "settle 0",
    road: "road 0",
    city: "city 0",
  },
});
