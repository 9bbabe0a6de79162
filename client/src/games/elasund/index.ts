/** Elasund in the browser. */
import { after, colon, named as word, type DescribeContext, type Phrase } from "$lib/describe";
import { board, gameModule, list } from "../module";
import Board from "./Board.svelte";
import { named } from "./geometry";
import Panel from "./Panel.svelte";

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
    const square = c.w("elasund-square", { row: ROWS[place.y] ?? 0, column: place.x + 1 });
    const more = [what(place.group, c), square].filter(Boolean).join(" ");
    return place.group ? c.w("client-said", { what: label, more }) : `${label} ${more}`;
  };
const PLACED = ["build", "hut", "at", "move", "upgrade"];
const card = colon(([name = ""], c) => (name === "?" || name === "any" ? "?" : c.w(`elasund-card-${name}`)));

export default gameModule({
  key: "elasund",
  Board,
  Panel,
  panelAt: "side",
  ground: { day: ["#b5cf86", "#9dbd6c", "#7fa050"], night: ["#4a5d33", "#3a4a28", "#26331b"] },
  shape: "tall",
  verbs: [
    list("roll", "r"),
    board("ship", "s"),
    list("discard"),
    list("take"),
    board("build", "b"),
    board("wall", "w"),
    list("church", "c"),
    list("lay"),
    list("spend"),
    board("hut"),
    list("forgo"),
    list("permit", "p"),
    list("gold", "g"),
    board("at"),
    board("move"),
    board("upgrade"),
    list("place"),
    list("sell"),
    list("pass"),
    list("end", "e", { ends: true }),
  ],
  phrases: {
    ...Object.fromEntries(PLACED.map((verb) => [verb, placed(verb)])),
    draw: card,
    discard: card,
    take: card,
    spend: card,
    forgo: after(word("elasund-building")),
  },
  samples: { build: "build tavern 2 0", wall: "wall N1", church: "church", end: "end" },
});
