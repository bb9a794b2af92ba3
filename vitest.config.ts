import { defineConfig } from "vitest/config";
import { words } from "./web/words.js";

// "source" makes the packages' exports lead to src/, so that tests run what was just edited.
const conditions = ["source", "module", "node", "development|production"];

/** Set by tools/shots.mjs: pictures and measurements of pages instead of tests. */
const isForShots = process.env.COTERIE_SHOTS !== undefined;

export default defineConfig(({ mode }) => ({
  // The words of the pages are messages that are compiled.
  plugins: [words()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: [isForShots ? "web/shots/*.shots.ts" : "**/test/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/out/**"],
    // What is generated may be needed for the build.
    globalSetup: mode === "generate" ? [] : ["tools/test-setup/build.ts"],
    setupFiles: ["vitest.setup.ts"],
    provide: { isNightly: mode === "nightly" },
    pool: "threads",
    isolate: false,
    maxWorkers: 2,
    // The slowest test takes a tenth of this on a quiet machine with two cores.
    testTimeout: mode === "nightly" ? 600_000 : 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    slowTestThreshold: 5_000,
  },
}));
