import { describe, expect, it } from "vitest";
import { after, colon, describer, named, person, swap, terms } from "$lib/words/describe";

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
  it("are only the verb without arguments", () => {
    expect(say("roll", c)).toBe("g-verb-roll");
  });
  it("name the goods of an offer, without its seats", () => {
    expect(say("offer wood 2 ore for wool to 1 3", c)).toBe(
      "client-said g-verb-offer client-terms client-some-good 2 g-good-wood, client-some-good 1 g-good-ore client-some-good 1 g-good-wool",
    );
  });
  it("have no number if the rate is unstated", () => {
    expect(say("trade wood ore", c)).toBe("client-said g-verb-trade client-terms g-good-wood g-good-ore");
  });
  it("leave out hidden cards", () => {
    expect(say("draw ?", c)).toBe("g-verb-draw");
  });
  it("name people, and fall back to the notation", () => {
    expect(say("rob 2", c)).toBe("g-verb-rob P2");
    expect(say("dice 3 4", c)).toBe("g-verb-dice 3 4");
  });
});
