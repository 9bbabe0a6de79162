import { describe, expect, test } from "vitest";
import { inline, loadGuide, parseGuide, sentences, withoutMarks } from "$lib/rules/guide";
import { found, pieces } from "$lib/rules/search";

describe("the guide", () => {
  const [lead, chapter] = parseGuide(
    [
      "What it is about. {S-001 S-A02}",
      "",
      "## aim | The aim",
      "1. First {S-003}",
      "1. Second",
      "= wood | **Forest** gives [[wood]] wood. {S-001}",
      "$ road city",
      "@ robber | A seven",
      "> The robber comes. {S-053}",
      "+ field 17 + field 9 = robber 17 | Here. {S-054}",
      "x field 13 = robber 13 | Not here.",
      "? Why? {S-055}",
      "> Because.",
      "# cards",
      "&& neutral | Neutral",
      "& knight | Moves the robber. {S-058}",
    ].join("\n"),
  );

  test("recognises blocks by the sign of their line", () => {
    expect(lead!.blocks).toEqual([{ kind: "text", text: "What it is about.", rules: ["S-001", "S-A02"] }]);
    expect(chapter).toMatchObject({ id: "aim", text: "The aim" });
    expect(chapter!.blocks.map((block) => block.kind)).toEqual([
      "steps",
      "pictures",
      "prices",
      "example",
      "question",
      "cards",
    ]);
    expect(chapter!.blocks[3]).toMatchObject({
      name: "robber",
      lines: [{ text: "The robber comes.", rules: ["S-053"] }],
      marks: [
        { kind: "yes", spots: ["field 17", "field 9"], action: "robber 17", rules: ["S-054"] },
        { kind: "no", spots: ["field 13"], action: "robber 13", rules: [] },
      ],
    });
    expect(sentences(chapter!.blocks[4]!).map((said) => said.text)).toEqual(["Why?", "Because."]);
  });

  test("has pictures and bold words in its sentences", () => {
    expect(inline("**Forest** gives [[wood]].")).toEqual([
      { text: "Forest", bold: true },
      { text: " gives " },
      { picture: "wood" },
      { text: "." },
    ]);
    expect(withoutMarks("**Forest** gives [[wood]]wood")).toBe("Forest gives wood");
  });

  test("is found in every language", async () => {
    for (const language of ["en", "fr"])
      expect((await loadGuide("settlers", language))!.length).toBeGreaterThan(8);
  });
});

describe("looking up a word", () => {
  test("ignores case and accents", () => {
    expect(found("L’Épidémie frappe", "epidemie")).toBe(true);
    expect(found("L’Épidémie frappe", "FRAPPE épi")).toBe(true);
    expect(found("L’Épidémie frappe", "peste")).toBe(false);
  });
  test("marks the matches", () => {
    expect(pieces("Une Épidémie !", "epidemie")).toEqual([
      { text: "Une ", hit: false },
      { text: "Épidémie", hit: true },
      { text: " !", hit: false },
    ]);
  });
});
