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
