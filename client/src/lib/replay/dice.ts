/** Statistics of the dice of a game, against fair dice. */
import type { RollLuck } from "../../generated/protocol";
import type { LogLine } from "$lib/net/log";

export interface Bar {
  /** The sum of the dice. */
  value: number;
  count: number;
  /** Its expected count, and the central 95 % range. */
  mean: number;
  low: number;
  high: number;
}

const SIDES = 6;

/** The rolled sums, from the log's `dice 3 5`, `dice 4` or `dice 2 brigands`. */
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

/** The last roll. */
export function lastRoll(lines: readonly LogLine[]): number[] {
  const text = lines.findLast(([, , said]) => said.startsWith("dice "))?.[2] ?? "";
  return text
    .split(" ")
    .filter((word) => /^[1-6]$/.test(word))
    .map(Number);
}

/** The probability of each sum of some dice. */
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

/** The central range of a binomial distribution, leaving out `tail` at either end. */
export function range(n: number, p: number, tail = 0.025): [low: number, high: number] {
  const one = Array.from({ length: n + 1 }, () => 0);
  // In logarithms, since large n would underflow.
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

/** A bar for every possible sum; empty before the first roll. */
export function chart(lines: readonly LogLine[]): Bar[] {
  const { dice, sums } = rolls(lines);
  if (!sums.length) return [];
  return [...chances(dice)].map(([value, p]) => {
    const [low, high] = range(sums.length, p);
    const count = sums.filter((sum) => sum === value).length;
    return { value, count, mean: sums.length * p, low, high };
  });
}

/** Every seat's income from the rolls up to a row, and its expected income. */
export function luckAt(
  rolls: readonly RollLuck[],
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
