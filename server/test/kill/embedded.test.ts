import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedStore, openEmbedded } from "@coterie/server/stores";
import { afterAll, expect, inject, it } from "vitest";
import { told } from "../store/support.js";
import { ServerChild } from "../support/child.js";
import { killCampaign } from "./killing.js";
import { howOften, planFor, seed } from "./numbers.js";

const plan = planFor(inject("isNightly") ? 200 : 24, 900);
const folder = mkdtempSync(join(tmpdir(), "coterie-kill-"));
const server = new ServerChild({ DATABASE_URL: "" }, folder);
let store: EmbeddedStore | undefined;

afterAll(async () => {
  await server.kill();
  if (store !== undefined) await told<void>(store.close);
  rmSync(folder, { recursive: true, force: true });
});

it(
  `loses nothing when it is killed ${howOften(plan)} (seed ${seed})`,
  async () => {
    await server.start();
    const { kills, faults } = await killCampaign("embedded store", [server], plan, () => {
      store = openEmbedded(folder);
      return store;
    });
    expect(faults).toEqual([]);
    expect(kills).toBeGreaterThanOrEqual(plan.leastKills);
    expect(await server.stop()).toBe(0);
  },
  plan.timeout,
);
