import { describe, expect, it } from "vitest";
import { mergeLog, type LogLine } from "$lib/net/log";

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
