import { describe, expect, it } from "vitest";
import { loadRules, parseRules } from "$lib/rules/ledger";
import { LANGUAGES } from "$lib/words/fluent";

const GAMES = Object.keys(
  import.meta.glob(["../../src/games/*/index.ts", "!../../src/games/plain/index.ts"]),
).map((path) => path.split("/").at(-2)!);

describe("the rule sheets", () => {
  it("are chapters with numbered sentences", () => {
    const rules = parseRules("intro\n# One\nS-001 A rule.\nnot a rule\n# Two\nS-A02 A ruling.\n");
    expect(rules).toEqual([
      { id: "S-001", chapter: "One", text: "A rule." },
      { id: "S-A02", chapter: "Two", text: "A ruling." },
    ]);
  });
  it.each(GAMES)("%s has the same ids in every language", async (game) => {
    const english = await loadRules(game, "en");
    expect(english.length).toBeGreaterThan(30);
    for (const language of LANGUAGES) {
      const rules = await loadRules(game, language);
      expect(rules.map((rule) => rule.id)).toEqual(english.map((rule) => rule.id));
      expect(rules.every((rule) => rule.chapter)).toBe(true);
    }
  });
});
