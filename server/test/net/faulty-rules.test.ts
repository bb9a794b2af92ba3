import { fileURLToPath } from "node:url";
import { CLOSE, type TableInfo } from "@coterie/protocol";
import { openEmbedded } from "@coterie/server/stores";
import { afterEach, expect, test } from "vitest";
import { ServerChild } from "../support/child.js";
import {
  answerNext,
  call,
  hello,
  must,
  player,
  running2,
  temporaryFolder,
  wire,
} from "./support.js";

/** A version with an error in its rules is put in place, and taken back. Real processes, a real store. */

const FAULTY = fileURLToPath(new URL("faulty-rules-server.mjs", import.meta.url));

const servers: ServerChild[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.kill()));
});

async function started(data: string, program?: readonly string[]): Promise<ServerChild> {
  const server = new ServerChild({}, data, program);
  servers.push(server);
  await server.start();
  return server;
}

function storedBodies(data: string, table: string): Promise<readonly string[]> {
  const store = openEmbedded(data);
  return new Promise((resolve, reject) =>
    store.read(table, 0, (error, stretch) =>
      store.close(() => (error === null ? resolve(stretch?.bodies ?? []) : reject(error))),
    ),
  );
}

test("a stored game is not touched, is refused with an error, and goes on with the good version", async () => {
  const data = temporaryFolder();
  const good = await started(data);
  const { host, guest } = await running2(good.address);
  const players = [player(host.table, host.pass), player(host.table, guest.pass)];
  for (const one of players) await one.connect(good.address);
  for (let i = 0; i < 6; i++) await answerNext(players);
  expect(await good.stop()).toBe(0);
  const stored = await storedBodies(data, host.table);

  const faulty = await started(data, [FAULTY]);
  const path = `api/tables/${host.table}`;
  expect(await call(faulty.address, "GET", path)).toMatchObject({
    status: 500,
    body: { code: "fault", message: expect.stringContaining("see what was done") },
  });
  const line = await wire(faulty.address);
  line.say(hello(host.table, host.pass));
  expect((await line.closed).code).toBe(CLOSE.fault);
  expect(line.received).toMatchObject([{ t: "bye", code: "fault" }]);
  const metrics = await must<string>(faulty.address, "GET", "metrics");
  expect(metrics).toContain('coterie_faults_total{where="load"} 2\n');
  expect(metrics).not.toContain('where="request"');
  expect(metrics).toContain("coterie_diverged_total 0\n");
  expect(await faulty.stop()).toBe(0);
  expect(await storedBodies(data, host.table)).toEqual(stored);

  const again = await started(data);
  expect(await must<TableInfo>(again.address, "GET", path)).toMatchObject({
    status: "running",
    rulesChanged: false,
  });
  for (const one of players) await one.connect(again.address);
  await answerNext(players);
});
