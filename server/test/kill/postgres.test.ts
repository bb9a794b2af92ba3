import { dice } from "@coterie/kernel";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Campaign } from "./campaign.js";
import { killInTurn } from "./killing.js";
import { gamesOr, seed, timeFor } from "./numbers.js";
import { type Pair, startPair } from "./pair.js";
import { verdictOn } from "./verdict.js";

const games = gamesOr(40);
let pair: Pair;
beforeAll(async () => {
  pair = await startPair();
});
afterAll(() => pair?.stop());

it(
  `two servers lose nothing when they are killed in turn during ${games} games (seed ${seed})`,
  async () => {
    const { servers, store } = pair;
    const campaign = new Campaign(servers, seed);
    const kills = await campaign.play(games, 24, () =>
      killInTurn(servers, campaign, dice(`kills ${seed}`), 300),
    );
    expect(await verdictOn(campaign.matches, servers[0].address, store)).toEqual([]);
    expect(kills).toBeGreaterThan(0);
    const { acknowledged } = campaign;
    console.log(`PostgreSQL: ${games} games, ${kills} kills, ${acknowledged} answers`);
  },
  timeFor(games),
);
