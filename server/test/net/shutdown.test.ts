import { CLOSE } from "@coterie/protocol";
import { startServer } from "@coterie/server";
import { memoryStore, openEmbedded } from "@coterie/server/stores";
import { expect, test, vi } from "vitest";
import { expiriesAt, sweepHourly } from "../../src/net/retention.js";
import {
  answerNext,
  hello,
  open,
  player,
  running2,
  serve,
  temporaryFolder,
  USUAL,
  wire,
} from "./support.js";

test("players are told to come again, and go on at the next server with the same data", async () => {
  const folder = temporaryFolder();
  const first = await serve({}, { store: openEmbedded(folder) });
  const { host, guest } = await running2(first.base);
  const players = [player(host.table, host.pass), player(host.table, guest.pass)];
  const lines = await Promise.all(players.map((one) => one.connect(first.base)));
  const silent = await wire(first.base);
  for (let answers = 0; answers < 5; answers++) await answerNext(players);
  await first.close();
  for (const line of [...lines, silent]) {
    expect(line.received.at(-1)).toMatchObject({ t: "bye", code: "again" });
    expect((await line.closed).code).toBe(CLOSE.again);
  }
  await expect(wire(first.base)).rejects.toThrow();

  const second = await serve({}, { store: openEmbedded(folder) });
  const before = players.map(({ follower }) => [...follower.sheets].map(([, { n }]) => n));
  await Promise.all(players.map((one) => one.connect(second.base)));
  for (let answers = 0; answers < 5; answers++) await answerNext(players);
  const after = players.map(({ follower }) => [...follower.sheets].map(([, { n }]) => n));
  after.forEach(([n], i) => {
    expect(n).toBeGreaterThan(before[i][0]);
  });
  for (const { follower } of players) {
    for (const { log } of follower.sheets.values()) {
      expect(log.map(({ n }) => n)).toEqual(log.map((_, i) => i + 1));
    }
  }
});

test("what was begun is saved and acknowledged before the last word", async () => {
  const store = memoryStore();
  const held: (() => void)[] = [];
  const append: typeof store.append = (appends, done) =>
    void held.push(() => store.append(appends, done));
  const server = await serve({}, { store: { ...store, append } });
  const { table, pass } = await open(server.base);
  const line = await wire(server.base);
  line.say(hello(table, pass));
  await line.hears("whole");
  line.say({ t: "do", id: 1, command: { do: "ready", ready: true } });
  await vi.waitFor(() => expect(held.length).toBe(1));
  const closed = server.close();
  held[0]();
  await closed;
  expect(line.received.map(({ t }) => t).filter((t) => t === "done" || t === "bye")).toEqual([
    "done",
    "bye",
  ]);
});

test("a port that is in use is told, and the store is let go", async () => {
  const { port } = await serve();
  const store = memoryStore();
  const close = vi.fn(store.close);
  const second = startServer(
    { ...USUAL, port, logLevel: "silent" },
    { store: { ...store, close } },
  );
  await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" });
  expect(close).toHaveBeenCalledOnce();
});

test("tables that nobody comes back to go after their time", () => {
  const DAY = 24 * 3600 * 1000;
  const now = 1000 * DAY;
  const keeping = { keepOpenDays: 7, keepFinishedDays: 90, keepRunningDays: 180 };
  expect(expiriesAt(now, keeping)).toEqual([
    { status: "open", untouchedSince: 993 * DAY },
    { status: "closed", untouchedSince: 910 * DAY },
    { status: "finished", untouchedSince: 910 * DAY },
    { status: "abandoned", untouchedSince: 910 * DAY },
    { status: "running", untouchedSince: 820 * DAY },
  ]);
  vi.useFakeTimers();
  try {
    const sweep = vi.fn();
    const stop = sweepHourly({ store: { sweep }, settings: keeping } as never);
    vi.advanceTimersByTime(3 * 3600 * 1000);
    stop();
    vi.advanceTimersByTime(3 * 3600 * 1000);
    expect(sweep).toHaveBeenCalledTimes(3);
  } finally {
    vi.useRealTimers();
  }
});
