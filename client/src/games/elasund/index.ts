/** Elasund in the browser. */
import sprite from "sprite:goods+elasund";
import { after, colon, named as word, type DescribeContext, type Phrase } from "$lib/words/describe";
import { board, gameModule, list, slip } from "../module";
import Board from "./Board.svelte";
import Contract from "./Contract.svelte";
import { phases, seats, tile } from "./facts";
import { named } from "./geometry";
import Ground from "./Ground.svelte";
import Hand from "./Hand.svelte";
import { motion } from "./motion";
import { title } from "./places";
import Slip from "./Slip.svelte";
import { slipTitle } from "./slips";
import { drawn, signs } from "./story";
import Track from "./Track.svelte";
import { BUILDABLE, PERMITS, type ElasundView } from "./view";
import "./palette.css";

const ROWS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

function what(group: string, c: DescribeContext): string {
  if (!group) return "";
  return /^\d$/.test(group)
    ? c.w("elasund-permit-value", { value: group })
    : c.w(`elasund-building-${group}`);
}
/** Something on a square of the city. */
const placed =
  (verb: string): Phrase =>
  (label, words, c) => {
    const place = named([verb, ...words].join(" "));
    const square = place.x < 0 ? "" : c.w("elasund-square", { row: ROWS[place.y] ?? 0, column: place.x + 1 });
    const more = [what(place.group, c), square].filter(Boolean).join(" ");
    return place.group ? c.w("client-said", { what: label, more }) : `${label} ${more}`;
  };
const PLACED = ["build", "hut", "at", "move", "upgrade"];
const card = colon(([name = ""], c) => (name === "?" || name === "any" ? "?" : c.w(`elasund-card-${name}`)));
const permits = Array.from({ length: PERMITS }, (_, value) => `permit ${value}`);

export default gameModule<ElasundView>({
  key: "elasund",
  sprite,
  Board,
  Ground,
  Hand,
  Slip,
  slip: slipTitle,
  Contract,
  Bank: Track,
  shape: "tall",
  sources: { buildings: "r-shop", church: "r-church", towers: "r-tower", trade: "s-commerce" },
  verbs: [
    list("roll", "r"),
    board("ship", "s"),
    ...BUILDABLE.map((kind, i) => board(`build ${kind}`, String(i + 1))),
    board("wall", "w"),
    board("church", "c"),
    board("hut tall"),
    board("hut small"),
    list("forgo"),
    ...permits.map((verb) => list(verb)),
    list("gold", "g"),
    board("at"),
    board("move", "m"),
    board("upgrade", "x"),
    list("place", "p"),
    list("sell", "v"),
    list("pass", "n", { ends: true }),
    list("end", "e", { ends: true }),
    slip("discard"),
    slip("take"),
    slip("spend"),
    slip("lay"),
  ],
  main: ["roll", "end", "pass"],
  tile,
  seats,
  phases,
  title,
  story: { drawn, signs },
  motion,
  phrases: {
    ...Object.fromEntries(PLACED.map((verb) => [verb, placed(verb)])),
    draw: card,
    discard: card,
    take: card,
    spend: card,
    forgo: after(word("elasund-building")),
  },
});
