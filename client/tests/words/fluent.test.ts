import { describe, expect, it } from "vitest";
import { LANGUAGES, hasWord, loadWords, nameOf, nearest, sayNote, word } from "$lib/words/fluent";

describe("the languages", () => {
  it("are the folders of word files, each with its own name", () => {
    expect(LANGUAGES).toEqual(expect.arrayContaining(["en", "fr"]));
    expect(["en", "fr"].map(nameOf)).toEqual(["English", "Français"]);
  });
  it("are matched in the reader's order of preference", () => {
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
