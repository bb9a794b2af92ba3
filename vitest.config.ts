import { defineConfig } from "vitest/config";
import { words } from "./web/words.js";

// "source" makes the rooms' package exports lead to src/, so tests need no build.
const conditions = ["source", "module", "node", "development|production"];

/** Set by tools/shots.mjs: pictures and measurements of pages instead of tests. */
const isForShots = process.env.COTERIE_SHOTS !== undefined;

export default defineConfig({
  // The words of the pages are messages that are compiled.
  plugins: [words()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [isForShots ? "web/shots/*.shots.ts" : "**/test/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/out/**"],
    setupFiles: ["vitest.setup.ts"],
    pool: "threads",
    isolate: false,
    maxWorkers: 2,
    // The batteries play thousands of games in one test.
    testTimeout: 600_000,
    hookTimeout: 60_000,
    slowTestThreshold: 5_000,
  },
});
