import { type GameRecord, replay } from "@coterie/kernel";
import { mastersWithExactly } from "@coterie/masters-of-the-night";
import { CLOSE, type Seated, type ServerMessage } from "@coterie/protocol";
import { startServer } from "@coterie/server";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { call, hello, must, open, temporaryFolder, USUAL, wire } from "../net/support.js";

/** A pack with one piece more than the usual ones. */
const STORM_LANTERN = {
  format: "coterie-pack/1",
  game: "masters-of-the-night",
  name: "One more lamp",
  pieces: [
    {
      kind: "relic",
      id: "storm-lantern",
      name: "<img src=x onerror=alert(1)>",
      origin: "house",
      use: {
        cost: { ap: 1 },
        once: "round",
        effect: [
          {
            do: "choose",
            from: { set: "districts", where: "adjacent", with: ["hidden"] },
            as: "street",
          },
          { do: "expose", n: "all", at: "street" },
        ],
      },
    },
  ],
};

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function realServer(): Promise<string> {
  const settings = { ...USUAL, rateFactor: 0, data: temporaryFolder() };
  const server = await startServer(settings, { log: pino({ level: "silent" }) });
  ends.push(() => server.close());
  return server.address;
}

function openForeign(base: string, pack: unknown = STORM_LANTERN): Promise<Seated> {
  const asked = { game: "masters-of-the-night", setup: { vampires: 2, players: 1 }, pack };
  return open(base, { ...asked, name: "Ada", seats: ["me"] });
}

test("a table with pieces from anywhere is opened, followed and played in the annex", async () => {
  const base = await realServer();
  const { table, pass } = await openForeign(base);
  const line = await wire(base);
  line.say(hello(table, pass));
  await line.hears("whole");
  await must(base, "POST", `api/tables/${table}/do`, { pass, body: { do: "start" } });
  const started = await line.hears("update", ({ log }) => log?.what === "started");
  const sheets = await must<
    { document: { question: { id: string; options: { key: string }[] } } }[]
  >(base, "GET", `api/tables/${table}/sheets`, { pass });
  const { id, options } = sheets[0].document.question;
  const keys = [options[0].key];
  line.say({ t: "do", id: 1, command: { do: "answer", seat: 0, question: id, keys } });
  await line.hears("done", (message) => message.id === 1);
  const answered = await line.hears("update", ({ log }) => log?.what === "answered");
  expect(answered.n).toBe(started.n + 1);
});

test("its record carries the pieces, and their text stays text", async () => {
  const base = await realServer();
  const { table, pass } = await openForeign(base);
  const act = (body: unknown) => must(base, "POST", `api/tables/${table}/do`, { pass, body });
  await act({ do: "start" });
  await act({ do: "abandon", agree: true });
  const record = await must<GameRecord>(base, "GET", `api/tables/${table}/record`);
  expect(JSON.stringify(record.pack.pieces)).toContain("<img src=x onerror=alert(1)>");
  expect(replay(mastersWithExactly(record.pack.pieces), record).play.entries).toEqual([]);
});

test("a pack that cannot be used is refused with all its faults, and no table is opened", async () => {
  const base = await realServer();
  const broken = { ...STORM_LANTERN, pieces: [{ kind: "relic", id: "x" }] };
  const body = { game: "masters-of-the-night", name: "Ada", listed: true, pack: broken };
  const answer = await call(base, "POST", "api/tables", { body });
  expect(answer.status).toBe(400);
  expect(answer.body.code).toBe("bad-pack");
  expect(answer.body.message).toMatch(/the pack cannot be used/);
  expect(await must(base, "GET", "api/tables")).toEqual([]);
});

test("whoever pings before he says hello is served there, too", async () => {
  const base = await realServer();
  const { table, pass } = await openForeign(base);
  const line = await wire(base);
  line.say({ t: "ping" });
  await line.hears("pong");
  line.say(hello(table, pass));
  await line.hears("whole");
  // Those of the annex are not counted.
  expect(await must<string>(base, "GET", "metrics")).toContain("coterie_tables_in_memory 0");
});

test("who follows a table of the annex is told to come again when the server stops", async () => {
  const settings = { ...USUAL, rateFactor: 0, data: temporaryFolder() };
  const server = await startServer(settings, { log: pino({ level: "silent" }) });
  const { table, pass } = await openForeign(server.address);
  const line = await wire(server.address);
  line.say(hello(table, pass));
  await line.hears("whole");
  await server.close();
  expect((await line.closed).code).toBe(CLOSE.again);
  const bye = line.received.find(
    (one): one is Extract<ServerMessage, { t: "bye" }> => one.t === "bye",
  );
  expect(bye?.code).toBe("again");
});
