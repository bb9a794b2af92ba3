import { defineConfig } from "vitest/config";
import usual from "../../vitest.config.js";

/** What is run by a command of its own, in a real browser: pictures and measurements. */
export default defineConfig({
  ...usual,
  test: { ...usual.test, include: ["web/shots/*.shots.ts"], fileParallelism: false },
});
