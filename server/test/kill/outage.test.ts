import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { pause } from "../store/support.js";
import { healthOf, openForTwo } from "../support/desk.js";
import { type FragilePostgres, fragilePostgres } from "../support/postgres-outage.js";
import { Campaign } from "./campaign.js";
import { MASTERS } from "./matches.js";
import { seed } from "./numbers.js";
import { type Pair, pairAt } from "./pair.js";
import { verdictOn } from "./verdict.js";

/** At least: games are begun until both crashes are over. */
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

/** Health checks until all are good again; each server's answers, if that takes longer than this. */
const RECOVERY_MS = 60_000;

async function recovered(healths: () => Promise<number[]>): Promise<void> {
  const began = performance.now();
  const seen: string[] = [];
  while (seen.at(-1) !== "200,200") {
    if (performance.now() - began > RECOVERY_MS) {
      throw new Error(`not healthy after ${RECOVERY_MS} ms: ${[...new Set(seen)].join("; ")}`);
    }
    seen.push(`${await healths()}`);
    await pause(50);
  }
}

/** Longer than the campaign waits for an answer: what hangs is told by its message. */
const TIMEOUT_MS = 300_000;

it(
  `servers go on when PostgreSQL crashed and came back (seed ${seed})`,
  async () => {
    const { servers, store } = pair;
    const addresses = servers.map(({ address }) => address);
    const healths = (): Promise<number[]> => Promise.all(addresses.map(healthOf));
    const campaign = new Campaign(servers, seed);
    let phase = "before the first crash";
    const crashTwice = async (enough: () => void): Promise<void> => {
      for (const [i, answers] of [100, 200].entries()) {
        await campaign.afterAnswers(answers);
        // Something failed.
        if (campaign.isOver) return;
        phase = `after crash ${i + 1}`;
        await postgres.crash();
        expect(await healths()).toEqual([503, 503]);
        await expect(openForTwo(addresses[0], MASTERS)).rejects.toMatchObject({ status: 503 });
        phase = `while PostgreSQL comes back after crash ${i + 1}`;
        await postgres.start();
        await recovered(healths);
        phase = `after PostgreSQL came back from crash ${i + 1}`;
      }
      enough();
    };
    await campaign.play(GAMES, AT_ONCE, crashTwice).catch((error: unknown) => {
      const logs = servers.map(({ words }) => `the log of a server ends:\n${words}`);
      throw new Error([`${phase}: ${(error as Error).message}`, ...logs].join("\n"), {
        cause: error,
      });
    });
    expect(await verdictOn(campaign.matches, addresses[0], store)).toEqual([]);
    console.log(
      `PostgreSQL crashed twice during ${campaign.matches.length} games, ${campaign.acknowledged} answers`,
    );
  },
  TIMEOUT_MS,
);
