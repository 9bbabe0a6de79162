/** Verifies the dice: recomputes every draw of a finished game (docs/notation.md, "How draws are computed"). */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { DrawsOut } from "../../generated/protocol";

const RANGE = 1n << 64n;

/** The commitment that is published before the game begins. */
export function commitment(secret: Uint8Array, table: string): string {
  return bytesToHex(sha256(concatBytes(secret, utf8ToBytes(table))));
}

/** The key of all draws: an HMAC of every contribution, each preceded by its length in four bytes. */
export function keyOf(secret: Uint8Array, contributions: readonly Uint8Array[]): Uint8Array {
  const parts = contributions.map((part) => {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, part.length);
    return concatBytes(length, part);
  });
  return hmac(sha256, secret, concatBytes(...parts));
}

/** The index that a draw selects, exactly in proportion to the weights. */
export function draw(key: Uint8Array, number: number, weights: readonly number[]): number {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const limit = RANGE - (RANGE % total);
  for (let attempt = 0; ; attempt++) {
    const mac = hmac(sha256, key, utf8ToBytes(`draw ${number} ${attempt}`));
    const value = new DataView(mac.buffer, mac.byteOffset).getBigUint64(0);
    if (value >= limit) continue;
    let left = Number(value % total);
    for (const [index, weight] of weights.entries()) {
      left -= weight;
      if (left < 0) return index;
    }
  }
}

export interface Verdict {
  /** Whether the secret matches the commitment. */
  promised: boolean;
  /** The number of recomputed draws. */
  checked: number;
  /** The rows whose result does not follow from the secret. */
  wrong: { row: number; fell: string; fair: string }[];
}

/** Recompute every draw; `shown` is the commitment that the table showed, if any. */
export function check(told: DrawsOut, shown: string): Verdict {
  const secret = hexToBytes(told.secret);
  const key = keyOf(secret, told.contributions.map(hexToBytes));
  const made = commitment(secret, told.table);
  const wrong: Verdict["wrong"] = [];
  for (const { number, row, outcomes, weights, fell } of told.draws) {
    const fair = outcomes[draw(key, number, weights)]!;
    if (fair !== fell) wrong.push({ row, fell, fair });
  }
  return { promised: made === (shown || told.commitment), checked: told.draws.length, wrong };
}
