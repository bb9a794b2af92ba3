import { dice } from "@coterie/kernel";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { Campaign } from "./campaign.js";
import { killEach } from "./killing.js";
import { gamesOr, seed, timeFor } from "./numbers.js";
import { type Pair, startPair } from "./pair.js";
import { verdictOn } from "./verdict.js";

const games = gamesOr(inject("isNightly") ? 100 : 16);
/** About half of what is usual, because games are of any length. */
const leastKills = Math.floor(games / 10);
let pair: Pair;
beforeAll(async () => {
  pair = await startPair();
});
afterAll(() => pair?.stop());

it(
  `two servers lose nothing when both are killed again and again during ${games} games (seed ${seed})`,
  async () => {
    const { servers, store } = pair;
    const campaign = new Campaign(servers, seed);
    const kills = await campaign.play(games, 24, () =>
      killEach(servers, campaign, dice(`kills ${seed}`), 600),
    );
    expect(await verdictOn(campaign.matches, servers[0].address, store)).toEqual([]);
    expect(kills).toBeGreaterThanOrEqual(leastKills);
    const { acknowledged } = campaign;
    console.log(`PostgreSQL: ${games} games, ${kills} kills, ${acknowledged} answers`);
  },
  timeFor(games),
);
