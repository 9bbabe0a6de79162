import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Support `import sprite from "sprite:goods+land"`: the drawings of these sets as symbols of one SVG. A set is a folder of
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

/**
 * The files for times without a network: `sw.js` with the names of the files that it fetches first, and the page
 * `offline.html` in every language.
 */
function offline(): Plugin {
  const text = (path: string) => readFileSync(here(path), "utf8");
  const words = here("../archipel/words");
  function inLanguage(block: string, language: string): string {
    const known = readFileSync(`${words}/${language}/client.ftl`, "utf8");
    const word = (key: string) => new RegExp(`^${key} = (.*)$`, "m").exec(known)?.[1] ?? key;
    return block
      .replace("<section>", `<section lang="${language}">`)
      .replace(/ data-words="([a-z-]+)">/g, (_, key: string) => `>${word(key)}`);
  }
  function page(): string {
    const languages = readdirSync(words).filter((name) => existsSync(`${words}/${name}/core.ftl`));
    return text("./worker/offline.html").replace(
      /<!-- each language -->([\s\S]*)<!-- \/each language -->/,
      (_, block: string) => languages.map((language) => inLanguage(block, language)).join(""),
    );
  }
  return {
    name: "offline",
    apply: "build",
    generateBundle(_, bundle) {
      const first = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" && file.isEntry
          ? [file.fileName, ...file.imports, ...(file.viteMetadata?.importedCss ?? [])]
          : [],
      );
      const files = ["/offline.html", "/offline.css", "/icon.svg", ...first.map((name) => `/${name}`)];
      const version = createHash("sha256")
        .update(Object.keys(bundle).sort().join())
        .digest("hex")
        .slice(0, 12);
      const worker = text("./worker/sw.js")
        .replace('["__FILES__"]', JSON.stringify(files))
        .replace("__VERSION__", version);
      this.emitFile({ type: "asset", fileName: "sw.js", source: worker });
      this.emitFile({ type: "asset", fileName: "offline.html", source: page() });
      this.emitFile({ type: "asset", fileName: "offline.css", source: text("./worker/offline.css") });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), sprites(), offline()],
  resolve: { alias: { $lib: here("./src/lib"), $words: here("../archipel/words") } },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: {
    outDir: here("../archipel/client_dist"),
    emptyOutDir: true,
    target: "es2022",
    license: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // Two chunks instead of fifty small ones, which compress worse: the code of every page, and the table.
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "page", test: /src\/App\.svelte/, priority: 2 },
            { name: "table", test: /src\/shell\/table\//, priority: 1 },
          ],
        },
      },
    },
  },
  test: { environment: "node", include: ["tests/**/*.test.ts"], css: true },
});
