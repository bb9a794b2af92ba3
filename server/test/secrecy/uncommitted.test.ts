import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "@coterie/protocol";
import { openEmbedded, openPostgres } from "@coterie/server/stores";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type RunningPostgres, startPostgres } from "../support/postgres.js";
import {
  askedOverHttp,
  decision,
  gives,
  type OpenTwice,
  openMemory,
  openPhaseTable,
  type PhaseTable,
  START,
} from "./support/phase-table.js";

/**
 * In a simultaneous phase every audience learns that a seat is ready, and that it takes this back, and
 * nothing else. The same table several times over, with two servers on one store: seat 1 gives no
 * answer, one or many without being ready. Seats 0 and 2, the spectator and a stranger must get the
 * same bytes each time.
 */

const SEED = "uncommitted/1";
const DECIDER = 1;

/** Seats 0 to 2 and the spectator: seat 1 answers on another server than the one that seat 0 uses. */
const SERVERS = [0, 1, 1, 0] as const;

/** The times of what every audience learns of, and of what it does not. Lists are exact to a minute. */
const CHAT = START + 30_000;
const PRIVATE = START + 31_000;
const FENCE = START + 40_000;
const READY = START + 200_000;
const BACK = START + 210_000;
const SECOND_FENCE = START + 220_000;
const READY_AGAIN = START + 300_000;

/** What seat 1 does without being ready. Gives back the keys with which it becomes ready. */
type Deliberation = (table: PhaseTable, at: number) => Promise<readonly string[]>;

const whole = (table: PhaseTable): Promise<string[]> => decision(table, DECIDER, "whole");

async function partly(table: PhaseTable, at: number, count: number): Promise<readonly string[]> {
  const keys = await whole(table);
  const first = count < 0 ? keys.length + count : count;
  for (const key of keys.slice(0, first)) await gives(table, DECIDER, [key], at);
  return keys.slice(first);
}

const DELIBERATIONS: Readonly<Record<string, Deliberation>> = {
  "no answer": whole,
  "one answer": (table, at) => partly(table, at, 1),
  "all answers but the last": (table, at) => partly(table, at, -1),
  "answers that it takes back, and others": async (table, at) => {
    for (const count of [1, 3, -1]) {
      await partly(table, at, count);
      await does(table, DECIDER, { do: "withdraw", seat: DECIDER }, at);
    }
    return partly(table, at, 2);
  },
  "answers that it takes back": async (table, at) => {
    await partly(table, at, 2);
    await does(table, DECIDER, { do: "withdraw", seat: DECIDER }, at);
    return whole(table);
  },
};

async function does(
  { clients, time }: PhaseTable,
  seat: number,
  command: Command,
  at: number,
): Promise<void> {
  time.now = at;
  await clients[seat].does(command);
}

/** Waits until every audience was sent what happened at this time, which all may know. */
async function allKnow({ clients }: PhaseTable, at: number): Promise<void> {
  const isTold = ({ texts }: (typeof clients)[number]): boolean =>
    texts.some((text) => text.includes(`"at":${at},`));
  await Promise.all(clients.map((client) => client.until(isTold)));
}

let table: PhaseTable | undefined;
afterEach(() => table?.close());

/** All that the other audiences receive, by message and by request, while seat 1 decides. */
async function receivedWhile(openTwice: OpenTwice, deliberate: Deliberation): Promise<unknown> {
  table = await openPhaseTable(SEED, openTwice, SERVERS);
  const here = table;
  const { clients } = here;
  await does(here, 0, { do: "say", text: "Take your time." }, CHAT);
  await allKnow(here, CHAT);
  for (const { texts } of clients) texts.length = 0;
  const replies: unknown[] = [];
  const look = async (): Promise<void> => void replies.push(await askedOverHttp(here));

  async function decides(fence: number, ready: number): Promise<void> {
    const rest = await deliberate(here, fence === FENCE ? PRIVATE : BACK + 1);
    await look();
    await does(here, 0, { do: "say", text: "Are you ready?" }, fence);
    await allKnow(here, fence);
    await look();
    await gives(here, DECIDER, rest, ready);
    await allKnow(here, ready);
    await look();
  }

  await decides(FENCE, READY);
  await does(here, DECIDER, { do: "withdraw", seat: DECIDER }, BACK);
  await allKnow(here, BACK);
  await look();
  await decides(SECOND_FENCE, READY_AGAIN);
  await here.close();
  table = undefined;
  const [seat0, , seat2, spectator] = clients.map(({ texts }) => texts.filter(isNoPong));
  return { seat0, seat2, spectator, replies };
}

/** The test asks for pongs to know that all has arrived. */
function isNoPong(text: string): boolean {
  return !text.startsWith('{"t":"pong"');
}

const folders: string[] = [];
let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const STORES: Readonly<Record<string, OpenTwice>> = {
  memory: openMemory,
  embedded: async () => {
    const folder = mkdtempSync(join(tmpdir(), "coterie-uncommitted-"));
    folders.push(folder);
    return [openEmbedded(folder), openEmbedded(folder)];
  },
  PostgreSQL: async () => {
    const url = await postgres.freshDatabase();
    return [await openPostgres(url), await openPostgres(url)];
  },
};

describe.each(Object.entries(STORES))("with the store %s", (_, openTwice) => {
  const [[, first], ...others] = Object.entries(DELIBERATIONS);
  let expected: unknown;

  test("each audience is told once that a seat is ready, and once that it takes this back", async () => {
    expected = await receivedWhile(openTwice, first);
    const { seat0, seat2, spectator } = expected as Record<string, string[]>;
    for (const texts of [seat0, seat2, spectator]) {
      const messages = texts.map((text) => JSON.parse(text)).filter(({ t }) => t === "update");
      expect(messages.map(({ log: { at, what, seat } }) => ({ at, what, seat }))).toEqual([
        { at: FENCE, what: "said", seat: undefined },
        { at: READY, what: "answered", seat: DECIDER },
        { at: BACK, what: "withdrew", seat: DECIDER },
        { at: SECOND_FENCE, what: "said", seat: undefined },
        { at: READY_AGAIN, what: "answered", seat: DECIDER },
      ]);
    }
  });

  test.each(others)("%s are told apart from none by no audience", async (name, deliberate) => {
    const found = await receivedWhile(openTwice, deliberate);
    expect(found, `${SEED}: ${name}`).toEqual(expected);
  });
});
