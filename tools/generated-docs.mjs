// Writes the documents that are generated from the code: the rulings of the games. Needs the build.
// Run: npm run docs

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const TOP = dirname(dirname(fileURLToPath(import.meta.url)));

for (const game of ["masters-of-the-night", "blood-orders"]) {
  const args = [join(TOP, "cli/bin/coterie.js"), "rules", game, "--rulings"];
  const printed = execFileSync(process.execPath, args, { encoding: "utf8" });
  writeFileSync(join(TOP, "games", game, "RULINGS.md"), printed);
}
