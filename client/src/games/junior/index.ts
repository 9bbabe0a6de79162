/** Junior in the browser. */
import type { DescribeContext, GameModule } from "..";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";

const good = (name: string, c: DescribeContext) => c.w(`junior-good-${name}`);

function goods(words: string[], c: DescribeContext): string {
  return words
    .flatMap((name, i) => {
      if (/^\d+$/.test(name)) return [];
      const n = /^\d+$/.test(words[i + 1] ?? "") ? Number(words[i + 1]) : 1;
      return [c.w("client-some-good", { n, good: good(name, c) })];
    })
    .join(", ");
}

function describe(text: string, c: DescribeContext): string {
  const [verb = "", ...rest] = text.split(" ");
  const label = c.w(`junior-verb-${verb}`);
  if (!rest.length) return label;
  if (["offer", "counter", "propose"].includes(verb)) {
    const words = rest.includes("to") ? rest.slice(0, rest.indexOf("to")) : rest;
    const cut = words.indexOf("for");
    return `${label}: ${c.w("client-terms", { give: goods(words.slice(0, cut), c), get: goods(words.slice(cut + 1), c) })}`;
  }
  if (verb === "market" || verb === "trade")
    return `${label}: ${c.w("client-terms", { give: good(rest[0]!, c), get: good(rest[1]!, c) })}`;
  if (verb === "give" || verb === "port") return rest[0] === "?" ? label : `${label}: ${good(rest[0]!, c)}`;
  if (verb === "draw") return `${label}: ${c.w(`junior-coco-${rest[0]}`)}`;
  if (verb === "confirm" || verb === "refuse" || verb === "first")
    return `${label} ${c.person(Number(rest[0]))}`;
  if (verb === "ghost") {
    const [, name = "", number = ""] = /^([a-z]+)(\d)/.exec(rest[0]!) ?? [];
    return `${label} ${c.w(`junior-terrain-${name}`)} ${number}`;
  }
  return [label, ...rest].join(" ");
}

const module: GameModule = {
  Board: Board as unknown as GameModule["Board"],
  Panel: Panel as unknown as GameModule["Panel"],
  verbs: [
    { verb: "roll", kind: "list", key: "r" },
    { verb: "fortress", kind: "board", key: "f" },
    { verb: "boat", kind: "board", key: "b" },
    { verb: "buy", kind: "list", key: "c" },
    { verb: "ghost", kind: "board" },
    { verb: "stay", kind: "list" },
    { verb: "market", kind: "list", key: "m" },
    { verb: "trade", kind: "list", key: "t" },
    { verb: "give", kind: "list" },
    { verb: "accept", kind: "list" },
    { verb: "decline", kind: "list" },
    { verb: "confirm", kind: "list" },
    { verb: "refuse", kind: "list" },
    { verb: "withdraw", kind: "list" },
    { verb: "end", kind: "list", key: "e" },
  ],
  describe,
  sample: (verb) => ({ fortress: "fortress f1", boat: "boat b1", buy: "buy", end: "end" })[verb] ?? null,
};
export default module;
