/** Lines that mix words with pictures, for the story, seat panels and cards on the board. */
import { w } from "./say.svelte";

export type Part =
  | string
  /** A drawing, repeated `n` times, with a label for screen readers; `of` is the seat that gives its colour. */
  | { icon: string; label?: string; n?: number; seat?: string; of?: number }
  /** The mark of a seat; with its name unless `name` is false. */
  | { mark: number; name?: boolean }
  | { strong: string }
  | { soft: string }
  /** Points won or lost. */
  | { points: number }
  /** Parts that belong together. */
  | { group: Part[] };

const FIRST = 0xe000;

/** A sentence of the word files whose arguments may be parts. */
export function sentence(id: string, args: Record<string, Part | Part[] | number> = {}): Part[] {
  const kept: Part[][] = [];
  const plain: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === "string" || typeof value === "number") plain[key] = value;
    else {
      plain[key] = String.fromCharCode(FIRST + kept.length);
      kept.push(Array.isArray(value) ? value : [value]);
    }
  }
  const parts: Part[] = [];
  for (const piece of w(id, plain).split(/([\ue000-\ue0ff])/)) {
    const place = piece.length === 1 ? piece.charCodeAt(0) - FIRST : -1;
    if (place >= 0 && kept[place]) parts.push(...kept[place]);
    else if (piece) parts.push(piece);
  }
  return parts;
}

/** The line in plain words, for screen readers and titles. */
export function plainText(parts: readonly Part[], name: (seat: number) => string): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      if ("icon" in part) return `${(part.n ?? 1) > 1 ? `${part.n} ` : ""}${part.label ?? ""}`;
      if ("mark" in part) return name(part.mark);
      if ("strong" in part) return part.strong;
      if ("soft" in part) return part.soft;
      if ("points" in part) return `${part.points > 0 ? "+" : "−"}${Math.abs(part.points)} ★`;
      return plainText(part.group, name);
    })
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}
