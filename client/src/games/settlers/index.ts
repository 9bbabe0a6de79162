/** Settlers in the browser. */
import type { DescribeContext, GameModule } from "..";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";

function goods(words: string[], c: DescribeContext): string {
  const out: string[] = [];
  for (const [i, name] of words.entries()) {
    if (/^\d+$/.test(name)) continue;
    const n = /^\d+$/.test(words[i + 1] ?? "") ? Number(words[i + 1]) : 1;
    out.push(c.w("client-some-good", { n, good: c.w(`settlers-good-${name}`) }));
  }
  return out.join(", ");
}

function describe(text: string, c: DescribeContext): string {
  const [verb = "", ...rest] = text.split(" ");
  const label = c.w(`settlers-verb-${verb}`);
  if (!rest.length) return label;
  if (verb === "offer" || verb === "counter" || verb === "propose") {
    const to = rest.indexOf("to");
    const words = to >= 0 ? rest.slice(0, to) : rest;
    const cut = words.indexOf("for");
    const terms = { give: goods(words.slice(0, cut), c), get: goods(words.slice(cut + 1), c) };
    return `${label}: ${c.w("client-terms", terms)}`;
  }
  if (verb === "trade")
    return `${label}: ${c.w("client-terms", { give: goods([rest[0]!], c), get: goods([rest[1]!], c) })}`;
  if (verb === "discard" || verb === "steal")
    return rest[0] === "?" ? `${label} ?` : `${label}: ${goods(rest, c)}`;
  if (verb === "draw") return rest[0] === "?" ? label : `${label}: ${c.w(`settlers-card-${rest[0]}`)}`;
  if (verb === "play") {
    const what = goods(rest.slice(1), c);
    return `${label}: ${c.w(`settlers-card-${rest[0]}`)}${what ? ` (${what})` : ""}`;
  }
  if (verb === "rob" || verb === "confirm" || verb === "refuse")
    return `${label} ${c.person(Number(rest[0]))}`;
  if (verb === "land") return `${label}: ${c.w(`settlers-terrain-${rest[0]}`)}`;
  if (verb === "harbour") return `${label}: ${rest[0] === "any" ? "3:1" : c.w(`settlers-good-${rest[0]}`)}`;
  return [label, ...rest].join(" ");
}

const module: GameModule = {
  Board: Board as unknown as GameModule["Board"],
  Panel: Panel as unknown as GameModule["Panel"],
  verbs: [
    { verb: "roll", kind: "list", key: "r" },
    { verb: "settle", kind: "board", key: "s" },
    { verb: "road", kind: "board", key: "w" },
    { verb: "city", kind: "board", key: "c" },
    { verb: "buy", kind: "list", key: "b" },
    { verb: "play", kind: "list", key: "k" },
    { verb: "trade", kind: "list", key: "t" },
    { verb: "robber", kind: "board" },
    { verb: "rob", kind: "list" },
    { verb: "spare", kind: "list" },
    { verb: "discard", kind: "list" },
    { verb: "accept", kind: "list" },
    { verb: "decline", kind: "list" },
    { verb: "confirm", kind: "list" },
    { verb: "refuse", kind: "list" },
    { verb: "withdraw", kind: "list" },
    { verb: "end", kind: "list", key: "e" },
  ],
  describe,
  sample: (verb) =>
    ({
      roll: "roll",
      buy: "buy",
      end: "end",
      play: "play knight",
      trade: "trade wood ore",
      settle: "settle 0",
      road: "road 0",
      city: "city 0",
    })[verb] ?? null,
};
export default module;
