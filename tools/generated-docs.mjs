// Writes the documents that are generated from the code: the OpenAPI document, the JSON Schemas of packs
// and the rulings of the games. Needs the build. Run: npm run docs

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const TOP = dirname(dirname(fileURLToPath(import.meta.url)));

/** Each file, and the command that prints its content. */
const FILES = {
  "docs/openapi.json": ["serve", "--openapi"],
  "docs/masters-of-the-night.pack.schema.json": ["pack", "--schema", "masters-of-the-night"],
  "docs/blood-orders.pack.schema.json": ["pack", "--schema", "blood-orders"],
  "games/masters-of-the-night/RULINGS.md": ["rules", "masters-of-the-night", "--rulings"],
  "games/blood-orders/RULINGS.md": ["rules", "blood-orders", "--rulings"],
};

/** A line for each endpoint or definition, so that files stay small and changes readable. */
const LEVELS_ON_LINES = 2;

/** @param {unknown} value @param {number} levels @returns {string} */
function compactJson(value, levels) {
  if (levels === 0 || typeof value !== "object" || value === null || Array.isArray(value)) {
    return JSON.stringify(value);
  }
  const fields = Object.entries(value).map(
    ([name, field]) => `${JSON.stringify(name)}:${compactJson(field, levels - 1)}`,
  );
  return `{\n${fields.join(",\n")}\n}`;
}

for (const [file, command] of Object.entries(FILES)) {
  const args = [join(TOP, "cli/bin/coterie.js"), ...command];
  const printed = execFileSync(process.execPath, args, { encoding: "utf8" });
  const isJson = file.endsWith(".json");
  const content = isJson ? `${compactJson(JSON.parse(printed), LEVELS_ON_LINES)}\n` : printed;
  writeFileSync(join(TOP, file), content);
}
