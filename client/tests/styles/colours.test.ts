/** Colours are written in tokens and palettes only; everything else names them. */
import { expect, it } from "vitest";

const sources = import.meta.glob<string>("../../src/**/*.{svelte,ts,css}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const PALETTES = /\/styles\/tokens\.css$|\/palette\.(css|ts)$|\/generated\//;
const HEX = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi;

it("finds the sources", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(300);
  expect(Object.keys(sources).filter((path) => PALETTES.test(path)).length).toBeGreaterThan(5);
});
it("has no hex colour outside tokens and palettes", () => {
  const found = Object.entries(sources).flatMap(([path, text]) =>
    PALETTES.test(path) ? [] : [...text.matchAll(HEX)].map(([hex]) => `${path}: ${hex}`),
  );
  expect(found).toEqual([]);
});
it("defines every colour that is named", () => {
  const all = Object.values(sources).join("\n");
  const defined = new Set([...all.matchAll(/(--[a-z][a-z0-9-]*)["']?\s*[:=]/g)].map(([, name]) => name));
  const named = new Set([...all.matchAll(/var\((--[a-z][a-z0-9-]*)\)/g)].map(([, name]) => name!));
  expect([...named].filter((name) => !defined.has(name))).toEqual([]);
});
