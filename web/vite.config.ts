import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $: here("./src") },
    // In tests the runes work as in a browser.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/conquista/server/web"),
    emptyOutDir: true,
    target: "es2023",
    chunkSizeWarningLimit: 300,
  },
  server: {
    // The texts of the games lie in the Python package.
    fs: { allow: [here("."), here("../src/conquista")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
