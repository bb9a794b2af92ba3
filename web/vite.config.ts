import { defineConfig } from "vite";
import { compress } from "./compress.js";
import { icons } from "./icons.js";
import { offline } from "./offline.js";
import { packages } from "./packages.js";
import { words } from "./words.js";

// "source" leads to the rooms' TypeScript, so that the pages can be built before anything else is.
const conditions = ["source", "module", "browser", "development|production"];

/** What every page needs lies in one file, and what every table needs in another: small ones compress badly. */
const first = {
  name: "first",
  test: /rolldown\/runtime|node_modules\/(preact|@preact|@messageformat|comlink)\/|web\/src\/(errors\/(boundary|part-fault|problem\.ts|unexpected)|games\.ts|keep|net\/(build|reload)|pages\/(later|trouble)|table\/(desk|playback|rules\.ts|theme-button))/,
};

/** What is said of failures is needed together, if at all. */
const errors = {
  name: "errors",
  test: /words:(errors|stored)|web\/src\/(errors\/(?!unknown-game)|pages\/(cannot-open|delete-|elsewhere|hand-over|not-found|unreadable)|table\/(copy-link|report-dialog))/,
};

const table = {
  name: "table",
  test: /web\/src\/table\/(?!copy-link|menu-items|report-dialog|tally)/,
};

const contained = packages(["@iconify-json/game-icons"]);

// Rolldown warns on a slow machine that plugins took most of the time, which is true of any build of pages.
const checks = { bundlerTimings: false };

export default defineConfig({
  // Everything is named relative to the page: the server may lie below any path.
  base: "./",
  plugins: [icons(), words(), offline(), contained.page, compress()],
  resolve: { conditions },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { checks, output: { codeSplitting: { groups: [first, errors, table] } } },
  },
  worker: {
    format: "es",
    plugins: () => [words(), contained.worker],
    rolldownOptions: { checks },
  },
});
