/** Elasund in the browser. */
import type { DescribeContext, GameModule } from "..";
import Board from "./Board.svelte";
import { named } from "./geometry";
import Panel from "./Panel.svelte";

const ROWS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

function describe(text: string, c: DescribeContext): string {
  const [verb = "", ...rest] = text.split(" ");
  const label = c.w(`elasund-verb-${verb}`);
  if (!rest.length) return label;
  const place = named(text);
  if (place.x >= 0) {
    const what = !place.group
      ? ""
      : /^\d$/.test(place.group)
        ? c.w("elasund-permit-value", { value: place.group })
        : c.w(`elasund-building-${place.group}`);
    return `${label} ${what} ${c.w("elasund-square", { row: ROWS[place.y] ?? 0, column: place.x + 1 })}`.replace(
      "  ",
      " ",
    );
  }
  if (["draw", "discard", "take", "spend"].includes(verb))
    return `${label}: ${rest[0] === "?" || rest[0] === "any" ? "?" : c.w(`elasund-card-${rest[0]}`)}`;
  if (verb === "forgo") return `${label} ${c.w(`elasund-building-${rest[0]}`)}`;
  return [label, ...rest].join(" ");
}

const module: GameModule = {
  Board: Board as unknown as GameModule["Board"],
  Panel: Panel as unknown as GameModule["Panel"],
  verbs: [
    { verb: "roll", kind: "list", key: "r" },
    { verb: "ship", kind: "board", key: "s" },
    { verb: "discard", kind: "list" },
    { verb: "take", kind: "list" },
    { verb: "build", kind: "board", key: "b" },
    { verb: "wall", kind: "board", key: "w" },
    { verb: "church", kind: "list", key: "c" },
    { verb: "lay", kind: "list" },
    { verb: "spend", kind: "list" },
    { verb: "hut", kind: "board" },
    { verb: "forgo", kind: "list" },
    { verb: "permit", kind: "list", key: "p" },
    { verb: "gold", kind: "list", key: "g" },
    { verb: "at", kind: "board" },
    { verb: "move", kind: "board" },
    { verb: "upgrade", kind: "board" },
    { verb: "place", kind: "list" },
    { verb: "sell", kind: "list" },
    { verb: "pass", kind: "list" },
    { verb: "end", kind: "list", key: "e" },
  ],
  describe,
  sample: (verb) =>
    ({ build: "build tavern 2 0", wall: "wall N1", church: "church", end: "end" })[verb] ?? null,
};
export default module;
