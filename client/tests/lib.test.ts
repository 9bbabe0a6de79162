/** The log, the dice chart, the rule sheets and the words. */
import { describe, expect, it } from "vitest";
import { shownCode, typedCode } from "../src/lib/lobby/code";
import { chances, chart, lastRoll, luckAt, range, rolls } from "../src/lib/replay/dice";
import { after, colon, describer, named, person, swap, terms } from "../src/lib/words/describe";
import { mergeLog, type LogLine } from "../src/lib/net/log";
import { loadRules, parseRules } from "../src/lib/rules/ledger";
import { LANGUAGES, hasWord, loadWords, nameOf, nearest, sayNote, word } from "../src/lib/words/fluent";

const GAMES = Object.keys(import.meta.glob(["../src/games/*/index.ts", "!../src/games/plain/index.ts"])).map(
  (path) => path.split("/").at(-2)!,
);

describe("the log", () => {
  const a: LogLine = [1, 0, "settle 3", []];
  const b: LogLine = [2, -1, "dice 1 2", []];
  it("grows by what is new", () => {
    expect(mergeLog([a], { since: 1, log: [b] })).toEqual([a, b]);
  });
  it("takes a repeat as nothing", () => {
    expect(mergeLog([a, b], { since: 1, log: [b] })).toEqual([a, b]);
  });
  it("begins anew from version 0", () => {
    expect(mergeLog([b], { since: 0, log: [a] })).toEqual([a]);
  });
});

describe("the dice", () => {
  const lines = ["roll", "dice 3 5", "dice 6 6", "settle 4", "dice 2 6"].map((text, i): LogLine => [
    i,
    0,
    text,
    [],
  ]);
  it("that fell last are shown", () => {
    expect(lastRoll(lines)).toEqual([2, 6]);
    expect(lastRoll([[1, -1, "dice 4 brigands", []]])).toEqual([4]);
    expect(lastRoll([])).toEqual([]);
  });
  it("are read from the log of every game", () => {
    expect(rolls(lines)).toEqual({ dice: 2, sums: [8, 12, 8] });
    expect(
      rolls([
        [1, -1, "dice 2 brigands", []],
        [2, -1, "dice 5 event", []],
      ]).sums,
    ).toEqual([2, 5]);
    expect(rolls([[1, -1, "dice 4", []]])).toEqual({ dice: 1, sums: [4] });
    expect(rolls([[1, -1, "draw knight", []]]).sums).toEqual([]);
  });
  it("have the chances of six sides", () => {
    expect(chances(2).get(7)).toBeCloseTo(6 / 36);
    expect(chances(2).get(12)).toBeCloseTo(1 / 36);
    expect([...chances(1).values()].every((p) => Math.abs(p - 1 / 6) < 1e-12)).toBe(true);
  });
  it("stay within the range of the binomial law", () => {
    expect(range(100, 0.5)).toEqual([40, 60]); // the known central 95% of a hundred coins
    expect(range(0, 0.5)).toEqual([0, 0]);
    expect(range(36, 1 / 36)).toEqual([0, 3]);
    const [low, high] = range(3000, 1 / 6);
    expect([low > 455, high < 545]).toEqual([true, true]);
  });
  it("make a chart of every sum", () => {
    const bars = chart(lines);
    expect(bars.map((bar) => bar.value)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(bars.find((bar) => bar.value === 8)).toMatchObject({ count: 2, mean: expect.closeTo(15 / 36) });
    expect(chart([])).toEqual([]);
  });
  it("give luck up to a row", () => {
    const given = [
      { row: 4, got: [2, 0], expected: [0.5, 1] },
      { row: 9, got: [0, 1], expected: [0.5, 1] },
    ];
    expect(luckAt(given, 4, 2)).toEqual([
      { got: 2, expected: 0.5 },
      { got: 0, expected: 1 },
    ]);
    expect(luckAt(given, 9, 2)[1]).toEqual({ got: 1, expected: 2 });
  });
});

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

describe("the languages", () => {
  it("are the folders of words, each by its own name", () => {
    expect(LANGUAGES).toEqual(expect.arrayContaining(["en", "fr"]));
    expect(["en", "fr"].map(nameOf)).toEqual(["English", "Français"]);
  });
  it("are chosen by what the reader wants first and there is", () => {
    expect(nearest(["xx", "fr-CA", "en"])).toBe("fr");
    expect(nearest(["en-GB"])).toBe("en");
    expect(nearest(["frx", "xx"])).toBe("en");
  });
});

describe("the words", () => {
  it.each(LANGUAGES)("are sentences with their arguments (%s)", async (language) => {
    await loadWords(language, "client", "core", "settlers");
    expect(hasWord(language, "client-end-won")).toBe(true);
    expect(word(language, "client-end-won", { name: "Ana", points: 10 })).toContain("Ana");
    expect(word(language, "client-nonsense")).toBe("client-nonsense");
    const rolled = word(language, "client-dice-rolls", { n: 12 });
    expect(rolled).toMatch(/12 .*95/s);
    expect(rolled).not.toContain("{");
  });
  it("fall back to the core's sentence", async () => {
    await loadWords("en", "core", "settlers");
    const note = { key: "no-take-back", rules: [], args: {} };
    expect(sayNote("en", "settlers", note)).toBe(word("en", "core-no-take-back"));
  });
});

describe("the words of actions", () => {
  const c = {
    w: (id: string, args: Record<string, string | number> = {}) => [id, ...Object.values(args)].join(" "),
    person: (seat: number) => `P${seat}`,
  };
  const say = describer("g", {
    offer: colon(terms("g")),
    trade: colon(swap("g")),
    draw: colon(named("g-card")),
    rob: after(person),
  });
  it("are the verb alone when nothing follows", () => {
    expect(say("roll", c)).toBe("g-verb-roll");
  });
  it("name what is given for what, without the seats it is offered to", () => {
    expect(say("offer wood 2 ore for wool to 1 3", c)).toBe(
      "client-said g-verb-offer client-terms client-some-good 2 g-good-wood, client-some-good 1 g-good-ore client-some-good 1 g-good-wool",
    );
  });
  it("say no number where the rate is not said", () => {
    expect(say("trade wood ore", c)).toBe("client-said g-verb-trade client-terms g-good-wood g-good-ore");
  });
  it("keep quiet about what is hidden", () => {
    expect(say("draw ?", c)).toBe("g-verb-draw");
  });
  it("name people, and read out what has no words of its own", () => {
    expect(say("rob 2", c)).toBe("g-verb-rob P2");
    expect(say("dice 3 4", c)).toBe("g-verb-dice 3 4");
  });
});

describe("the code of a table", () => {
  it("is read out in two halves, and understood however it is typed", () => {
    expect(shownCode("k7tmx2qd9f")).toBe("k7tmx 2qd9f");
    for (const text of ["k7tmx2qd9f", " K7TMX 2QD9F", "k7tmx-2qd9f", "https://a.b/table/k7tmx2qd9f"])
      expect(typedCode(text)).toBe("k7tmx2qd9f");
  });
  it("may be of an older table", () => {
    expect(shownCode("eylDmPAJ-7F5vkGv")).toBe("eylDmPAJ-7F5vkGv");
    expect(typedCode("http://a.b/table/eylDmPAJ-7F5vkGv")).toBe("eylDmPAJ-7F5vkGv");
  });
});
