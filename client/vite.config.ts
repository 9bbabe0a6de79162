import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * `import sprite from "sprite:goods+land"`: the drawings of these sets as symbols of one SVG. A set is a folder of
 * SVG files, `src/symbols/<set>` or `src/games/<set>/symbols`; the name of a file is the id of its symbol.
 */
function sprites(): Plugin {
  const folder = (set: string) =>
    [here(`./src/symbols/${set}`), here(`./src/games/${set}/symbols`)].find(existsSync)!;
  return {
    name: "sprites",
    resolveId: (id) => (id.startsWith("sprite:") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0sprite:")) return null;
      const boxes: Record<string, number[]> = {};
      let markup = "";
      for (const set of id.slice("\0sprite:".length).split("+"))
        for (const file of readdirSync(folder(set)).sort()) {
          const path = `${folder(set)}/${file}`;
          this.addWatchFile(path);
          const [, box = "0 0 24 24", drawing = ""] =
            /<svg[^>]*viewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(path, "utf8")) ?? [];
          const name = file.replace(/\.svg$/, "");
          boxes[name] = box.split(/[\s,]+/).map(Number);
          markup += `<symbol id="${name}" viewBox="${box}" overflow="visible">${drawing.trim()}</symbol>`;
        }
      return `export default ${JSON.stringify({ boxes, markup })}`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), sprites()],
  resolve: { alias: { $lib: here("./src/lib"), $words: here("../archipel/words") } },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: {
    outDir: here("../archipel/client_dist"),
    emptyOutDir: true,
    target: "es2022",
    license: true,
    modulePreload: { polyfill: false },
  },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
});
