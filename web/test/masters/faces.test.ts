import { readFileSync } from "node:fs";
import { housePack } from "@coterie/masters-of-the-night";
import { expect, test } from "vitest";
import { FACES } from "../../src/masters/faces.js";

test("every vampire of the house has a face, which is drawn", () => {
  const vampires = housePack.pieces.flatMap(({ kind, id }) => (kind === "vampire" ? [id] : []));
  expect([...FACES].sort()).toEqual(vampires.sort());
  const art = readFileSync(new URL("../../public/art.svg", import.meta.url), "utf8");
  const drawn = [...art.matchAll(/<symbol id="vampire-([a-z]+)"/g)].map(([, id]) => id);
  expect(drawn.sort()).toEqual(vampires);
});
