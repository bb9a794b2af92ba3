import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { games } from "../src/games.js";

for (const game of games) {
  test(`the schema of packs of ${game.id} in docs/ is the one made from the types`, () => {
    const file = new URL(`../../docs/${game.id}.pack.schema.json`, import.meta.url);
    // If it differs on purpose: npm run build && npm run docs
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(game.packSchema());
  });
}
