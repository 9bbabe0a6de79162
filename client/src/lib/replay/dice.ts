/** What the dice of a game showed, and what fair dice show in as many rolls. */
import type { Roll } from "../../generated/protocol";
import type { LogLine } from "$lib/net/log";

export interface Bar {
  /** What fell: the sum of the dice. */
  value: number;
  count: number;
  /** How often it falls on average, and the range in which it stays in 95 of 100 games. */
  mean: number;
  low: number;
  high: number;
}

const SIDES = 6;

/** The sums that fell, from the log's `dice 3 5`, `dice 4` or `dice 2 brigands`. */
export function rolls(lines: readonly LogLine[]): { dice: number; sums: number[] } {
  const sums: number[] = [];
  let dice = 0;
  for (const [, , text] of lines) {
    const [verb, ...words] = text.split(" ");
    const numbers = words.filter((word) => /^[1-6]$/.test(word)).map(Number);
    if (verb !== "dice" || !numbers.length) continue;
    dice = Math.max(dice, numbers.length);
    sums.push(numbers.reduce((a, b) => a + b, 0));
  }
  return { dice, sums };
}

/** The dice that fell last. */
export function lastRoll(lines: readonly LogLine[]): number[] {
  const text = lines.findLast(([, , said]) => said.startsWith("dice "))?.[2] ?? "";
  return text
    .split(" ")
    .filter((word) => /^[1-6]$/.test(word))
    .map(Number);
}

/** How likely each sum of some dice is, by sum. */
export function chances(dice: number): Map<number, number> {
  let now = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, p] of now)
      for (let side = 1; side <= SIDES; side++) next.set(sum + side, (next.get(sum + side) ?? 0) + p / SIDES);
    now = next;
  }
  return now;
}

/** The least and the most of `n` tries that come true with chance `p`, leaving out `tail` at either end. */
export function range(n: number, p: number, tail = 0.025): [low: number, high: number] {
  const one = Array.from({ length: n + 1 }, () => 0);
  // By logarithms: large n would underflow.
  let log = n * Math.log1p(-p);
  for (let k = 0; k <= n; k++) {
    one[k] = Math.exp(log);
    log += Math.log(n - k) - Math.log(k + 1) + Math.log(p) - Math.log1p(-p);
  }
  let [low, below] = [0, one[0]!];
  while (low < n && below <= tail) below += one[++low]!;
  let [high, above] = [n, one[n]!];
  while (high > 0 && above <= tail) above += one[--high]!;
  return [low, high];
}

/** The chart: every sum that may fall. Empty before the first roll. */
export function chart(lines: readonly LogLine[]): Bar[] {
  const { dice, sums } = rolls(lines);
  if (!sums.length) return [];
  return [...chances(dice)].map(([value, p]) => {
    const [low, high] = range(sums.length, p);
    const count = sums.filter((sum) => sum === value).length;
    return { value, count, mean: sums.length * p, low, high };
  });
}

/** What the rolls up to a row brought to every seat, and what they bring on average. */
export function luckAt(
  rolls: readonly Roll[],
  row: number,
  seats: number,
): { got: number; expected: number }[] {
  const past = rolls.filter((roll) => roll.row <= row);
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  return Array.from({ length: seats }, (_, seat) => ({
    got: sum(past.map((roll) => roll.got[seat] ?? 0)),
    expected: sum(past.map((roll) => roll.expected[seat] ?? 0)),
  }));
}
