import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { pause } from "../store/support.js";
import { healthOf, openForTwo } from "../support/desk.js";
import { type FragilePostgres, fragilePostgres } from "../support/postgres-outage.js";
import { Campaign } from "./campaign.js";
import { MASTERS } from "./matches.js";
import { seed } from "./numbers.js";
import { type Pair, pairAt } from "./pair.js";
import { verdictOn } from "./verdict.js";

/** Games at random may end after twenty answers: so many last until both crashes, whatever is dealt. */
const GAMES = inject("isNightly") ? 48 : 24;
const AT_ONCE = 8;

let postgres: FragilePostgres;
let pair: Pair;
beforeAll(async () => {
  postgres = await fragilePostgres();
  pair = await pairAt(postgres.url);
});
afterAll(async () => {
  await pair?.stop();
  await postgres?.remove();
});

it(`servers go on when PostgreSQL crashed and came back (seed ${seed})`, async () => {
  const { servers, store } = pair;
  const addresses = servers.map(({ address }) => address);
  const healths = (): Promise<number[]> => Promise.all(addresses.map(healthOf));
  const campaign = new Campaign(servers, seed);
  await campaign.play(GAMES, AT_ONCE, async () => {
    for (const answers of [100, 200]) {
      await campaign.afterAnswers(answers);
      expect(campaign.isOver).toBe(false);
      await postgres.crash();
      expect(await healths()).toEqual([503, 503]);
      await expect(openForTwo(addresses[0], MASTERS)).rejects.toMatchObject({ status: 503 });
      await postgres.start();
      while (`${await healths()}` !== "200,200") await pause(50);
    }
  });
  expect(await verdictOn(campaign.matches, addresses[0], store)).toEqual([]);
  console.log(`PostgreSQL crashed twice during ${GAMES} games, ${campaign.acknowledged} answers`);
});
