import { defineConfig } from "vite";
import { icons } from "./icons.js";
import { offline } from "./offline.js";
import { words } from "./words.js";

// "source" leads to the rooms' TypeScript, so that the pages can be built before anything else is.
const conditions = ["source", "module", "browser", "development|production"];

export default defineConfig({
  // Everything is named relative to the page: the server may lie below any path.
  base: "./",
  plugins: [icons(), words(), offline()],
  resolve: { conditions },
  build: { target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  worker: { format: "es", plugins: () => [words()] },
});
