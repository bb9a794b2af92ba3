import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { dice } from "@coterie/kernel";
import { HOST } from "./connection.js";
import { copyTables } from "./copies.js";
import { each } from "./lane.js";
import { GAMES, type Kept, launchOurs, openForOne, type ServedGame, startOurs } from "./ours.js";
import { Desk } from "./ours-http.js";
import { OursTable } from "./ours-table.js";
import { playTo } from "./phase.js";
import { freePort, isNotListening } from "./server-process.js";

/** Milliseconds from the start of the process. */
export interface Restart {
  readonly healthy: number;
  /** Somebody came back to a table, saw it whole, and an answer was accepted. */
  readonly firstAnswer: number;
  /** Processor time until then, which does not hang on what else the machine does. */
  readonly cpu: number;
  /** An answer was accepted at each of many tables. */
  readonly manyAnswers: number;
}

/** How many tables are asked after the first. */
export const MANY = 100;
const AT_ONCE = 16;
/** So many tables are really played at; the others are copies of them. */
const PLAYED = 500;
/** One table in so many is one of the long game. */
const LONG_ONE_IN = 10;

/** Fills a folder with tables in the middle of their games. The server is killed, not stopped. */
export async function fillStore(folder: string, count: number): Promise<Kept[]> {
  const server = await startOurs(folder);
  const desk = new Desk(server.port);
  try {
    const played = await each(Math.min(PLAYED, count), AT_ONCE, (i) => openForOne(desk, gameOf(i)));
    await each(played.length, played.length, (i) => playToTheMiddle(server.port, played[i], i));
    await server.kill();
    return copyTables(folder, played, count);
  } finally {
    desk.close();
    await server.kill();
  }
}

function gameOf(i: number): ServedGame {
  return GAMES[i % LONG_ONE_IN === 0 ? 1 : 0];
}

async function playToTheMiddle(port: number, kept: Kept, i: number): Promise<void> {
  const table = await OursTable.connect(port, kept.table, [kept.guest]);
  await playTo([table], gameOf(i).middle);
  table.close();
}

/** Starts a server over the folder, answers at one table and then at many, and kills it. */
export async function measureRestart(
  folder: string,
  kept: readonly Kept[],
  round: number,
): Promise<Restart> {
  const [first, ...others] = drawn(kept, MANY + 1, `restart:${round}`);
  const port = await freePort();
  const start = performance.now();
  const since = (): number => performance.now() - start;
  const server = launchOurs(folder, port);
  try {
    while (!(await isHealthy(port))) await sleep(2);
    const healthy = since();
    await answerAt(port, first);
    const firstAnswer = since();
    const cpu = (await server.ask("usage")).cpuMicros / 1000;
    await each(others.length, AT_ONCE, (i) => answerAt(port, others[i]));
    return { healthy, firstAnswer, cpu, manyAnswers: since() };
  } finally {
    await server.kill();
  }
}

/** Some of many, none of them twice. */
export function drawn<T>(all: readonly T[], count: number, seed: string): T[] {
  const pick = dice(seed);
  const left = [...all];
  const some: T[] = [];
  while (some.length < count && left.length > 0) {
    some.push(...left.splice(pick(left.length), 1));
  }
  return some;
}

async function answerAt(port: number, { table, guest }: Kept): Promise<void> {
  const live = await OursTable.connect(port, table, [guest]);
  await playTo([live], 1);
  live.close();
}

function isHealthy(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const asked = get({ host: HOST, port, path: "/healthz", agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on("error", (error) => (isNotListening(error) ? resolve(false) : reject(error)));
  });
}
