import { describe, expect, it } from "vitest";
import { shownCode, typedCode } from "$lib/lobby/code";

describe("the code of a table", () => {
  it("is shown in two halves, and understood in any spelling", () => {
    expect(shownCode("k7tmx2qd9f")).toBe("k7tmx 2qd9f");
    for (const text of ["k7tmx2qd9f", " K7TMX 2QD9F", "k7tmx-2qd9f", "https://a.b/table/k7tmx2qd9f"])
      expect(typedCode(text)).toBe("k7tmx2qd9f");
  });
  it("may belong to an older table", () => {
    expect(shownCode("eylDmPAJ-7F5vkGv")).toBe("eylDmPAJ-7F5vkGv");
    expect(typedCode("http://a.b/table/eylDmPAJ-7F5vkGv")).toBe("eylDmPAJ-7F5vkGv");
  });
});
