import { describe, expect, it } from "vitest";
import { mergeLog, type LogLine } from "$lib/net/log";

describe("the log", () => {
  const a: LogLine = [1, 0, "settle 3", []];
  const b: LogLine = [2, -1, "dice 1 2", []];
  it("grows by new lines", () => {
    expect(mergeLog([a], { since: 1, log: [b] })).toEqual([a, b]);
  });
  it("ignores repeated lines", () => {
    expect(mergeLog([a, b], { since: 1, log: [b] })).toEqual([a, b]);
  });
  it("starts over from version 0", () => {
    expect(mergeLog([b], { since: 0, log: [a] })).toEqual([a]);
  });
});
