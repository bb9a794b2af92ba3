import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dice } from "@coterie/kernel";
import { openEmbedded } from "@coterie/server/stores";
import { afterAll, expect, inject, it } from "vitest";
import { told } from "../store/support.js";
import { ServerChild } from "../support/child.js";
import { Campaign } from "./campaign.js";
import { killEach } from "./killing.js";
import { gamesOr, seed, timeFor } from "./numbers.js";
import { verdictOn } from "./verdict.js";

const games = gamesOr(inject("isNightly") ? 200 : 24);
/** About half of what is usual, because games are of any length. */
const leastKills = Math.floor(games / 20);
const folder = mkdtempSync(join(tmpdir(), "coterie-kill-"));
const server = new ServerChild({ DATABASE_URL: "" }, folder);

afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

it(
  `loses nothing when it is killed again and again during ${games} games (seed ${seed})`,
  async () => {
    await server.start();
    const campaign = new Campaign([server], seed);
    const kills = await campaign.play(games, 24, () =>
      killEach([server], campaign, dice(`kills ${seed}`), 900),
    );
    const store = openEmbedded(folder);
    const faults = await verdictOn(campaign.matches, server.address, store);
    await told<void>((done) => store.close(done));
    expect(faults).toEqual([]);
    expect(kills).toBeGreaterThanOrEqual(leastKills);
    expect(await server.stop()).toBe(0);
    const { acknowledged } = campaign;
    console.log(`embedded store: ${games} games, ${kills} kills, ${acknowledged} answers`);
  },
  timeFor(games),
);
