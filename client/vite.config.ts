import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
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
