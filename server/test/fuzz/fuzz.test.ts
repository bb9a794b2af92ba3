import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hexIn, secretsIn } from "../secrecy/support/secrets.js";
import { type Conversation, conversations, converse } from "./support/conversation.js";
import { eventually } from "./support/eventually.js";
import { makeNoise, type Noise, noises } from "./support/frames.js";
import { holdMany } from "./support/held.js";
import { type Honest, playHonestly } from "./support/honest.js";
import { type Lore, newLore } from "./support/lore.js";
import { hellos, NONCES } from "./support/messages.js";
import { askBadly, type HttpNoise, httpNoises } from "./support/requests.js";
import { type Memory, type ServerProcess, startProcess } from "./support/server-process.js";
import { isRecordOfTheEnd, secretIfGivenUp } from "./support/told-record.js";
import { checkShown, checkTarget } from "./support/verify.js";

/**
 * Attackers send frames to a live server, right ones at wrong times, wrong ones and mere noise,
 * while others play there. Any number of frames: npm run fuzz -- --frames N --seed S
 */

const FRAMES = Number(process.env.COTERIE_FUZZ_FRAMES ?? (inject("isNightly") ? 100_000 : 8_000));
const SEED = Number(process.env.COTERIE_FUZZ_SEED ?? randomInt(2 ** 31));
/** So many volleys are fired at the same tables, then others are opened. */
const VOLLEYS = 10;

/** What many attackers do at the same time. */
interface Volley {
  readonly conversations: readonly Conversation[];
  readonly noises: readonly Noise[];
  readonly requests: readonly HttpNoise[];
}

function volleys(lore: Lore): fc.Arbitrary<Volley> {
  const many = <T>(arbitrary: fc.Arbitrary<T>, count: number): fc.Arbitrary<T[]> =>
    fc.array(arbitrary, { minLength: count, maxLength: count });
  return fc.record({
    conversations: many(conversations(lore), 10),
    noises: many(noises(hellos(lore)), 8),
    requests: many(httpNoises(lore), 4),
  });
}

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({
    // What is looked for here is what each message does, not that there are many of them.
    COTERIE_RATE_FACTOR: "0",
    COTERIE_SOCKETS_PER_ADDRESS: "100000",
    COTERIE_IDLE_SECONDS: "2",
  });
});
afterAll(() => server.close());

/** Fires, and looks at what it did. Gives back what came, and how many frames were sent. */
async function fire(lore: Lore, volley: Volley): Promise<{ texts: string[]; frames: number }> {
  const { port } = server;
  const [talked, noise, answers] = await orDied(
    Promise.all([
      Promise.all(volley.conversations.map((one) => converse(port, one))),
      Promise.all(volley.noises.map((one) => makeNoise(port, one))),
      Promise.all(volley.requests.map((one) => askBadly(port, one))),
    ]),
  );
  const texts = [...talked.flatMap((one) => one.texts), ...noise.flat()];
  for (const target of lore.targets) checkTarget(server, target);
  checkShown(server, lore.targets, texts);
  const problem = server.problem();
  if (problem !== undefined) throw new Error(problem);
  const givenUp = new Set(
    lore.targets.flatMap(({ table }) => secretIfGivenUp(server.entriesOf(table))),
  );
  const made = volley.noises.reduce((sum, { parts }) => sum + parts.length, 0);
  return {
    texts: [...texts, ...answers.flat().filter((answer) => !isRecordOfTheEnd(answer, givenUp))],
    frames: made + talked.reduce((sum, one) => sum + one.frames, 0),
  };
}

/** Whoever speaks to a server that dies gets all kinds of odd answers: that it died says more. */
async function orDied<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await pause(500);
    throw new Error(server.problem() ?? "the server lives, but", { cause: error });
  }
}

/** Everything that attackers have read, as far as it could be a secret, and the text around it. */
const read = new Map<string, string>();
/** What they may not have read. */
const secrets = new Set<string>();

async function attack(honest: Honest, seed: number): Promise<number> {
  const lore = await newLore(server, honest.tables.slice(-2));
  let frames = 0;
  const { failed, errorInstance, counterexamplePath } = await fc.check(
    fc.asyncProperty(volleys(lore), async (volley) => {
      const fired = await fire(lore, volley);
      frames += fired.frames;
      for (const text of fired.texts)
        for (const hex of hexIn(text)) read.set(hex, around(text, hex));
    }),
    { seed, numRuns: VOLLEYS, endOnFailure: true },
  );
  for (const { table, victim } of lore.targets) {
    for (const secret of secretsIn(server.entriesOf(table))) secrets.add(secret);
    secrets.add(victim.pass);
  }
  if (failed)
    throw new Error(`seed ${seed}, volley ${counterexamplePath}`, { cause: errorInstance });
  return frames;
}

function around(text: string, found: string): string {
  const at = text.toLowerCase().indexOf(found);
  return `${text.slice(0, 300)} … ${text.slice(Math.max(0, at - 200), at + 200)}`;
}

async function metric(name: string): Promise<number> {
  const response = await fetch(new URL("metrics", server.address));
  const line = (await response.text()).split("\n").find((one) => one.startsWith(`${name} `));
  return Number(line?.split(" ")[1] ?? 0);
}

const MB = 1024 * 1024;

test(
  `${FRAMES} hostile frames change nothing, tell nothing and end nothing (seed ${SEED})`,
  async () => {
    console.log(`npm run fuzz -- --frames ${FRAMES} --seed ${SEED}`);
    const held = holdMany(server.port);
    const honest = playHonestly(server, 2, `honest ${SEED}`);
    let frames = 0;
    let first: Memory | undefined;
    for (let i = 0; frames < FRAMES; i++) {
      frames += await attack(honest, SEED + i);
      first ??= await server.memory();
    }
    await honest.stop();
    expect(honest.finished, "games that others could finish").toBeGreaterThan(1);
    for (const table of honest.tables) {
      for (const secret of secretsIn(server.entriesOf(table))) secrets.add(secret);
    }
    for (const pass of honest.passes) secrets.add(pass);
    for (const chosen of NONCES) secrets.delete(chosen);
    expect(
      [...read].filter(([hex]) => secrets.has(hex)),
      "secrets that were read",
    ).toEqual([]);
    for (const socket of held) socket.destroy();
    await eventually(
      "that all connections are forgotten",
      async () => (await metric("coterie_sockets")) === 0 && (await server.memory()).sockets < 10,
    );
    await eventually(
      "that idle tables have left memory",
      async () => (await metric("coterie_tables_in_memory")) === 0,
    );
    const last = await server.memory();
    console.log(
      `${frames} frames, ${honest.finished} honest games, heap ${first?.heapUsed} → ${last.heapUsed}`,
    );
    expect(last.heapUsed, "bytes in use").toBeLessThan(1.5 * (first?.heapUsed ?? 0) + 16 * MB);
    expect(server.problem()).toBeUndefined();
  },
  60_000 + FRAMES * 10,
);
