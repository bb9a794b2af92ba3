import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "@coterie/server/stores";
import { afterAll } from "vitest";
import { storeConformance } from "./conformance.js";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

storeConformance("embedded", async () => {
  const folder = mkdtempSync(join(tmpdir(), "coterie-store-"));
  folders.push(folder);
  return async () => openEmbedded(folder);
});
