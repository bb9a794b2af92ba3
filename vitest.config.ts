import { defineConfig } from "vitest/config";

// "source" makes the rooms' package exports lead to src/, so tests need no build.
const conditions = ["source", "module", "node", "development|production"];

// Whole campaigns against servers that are killed, fed with garbage or simulated take minutes. They
// run by `npm run test:long`, and `npm run kill`, `npm run fuzz` and `coterie simulate` play any number.
const LONG = ["server/test/kill/**", "server/test/fuzz/fuzz.test.ts", "server/test/simulation/**"];
const isLong = process.env.COTERIE_LONG !== undefined;

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["**/test/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/out/**", ...(isLong ? [] : LONG)],
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
