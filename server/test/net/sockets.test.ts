import { CLOSE, LIMITS } from "@coterie/protocol";
import { memoryStore } from "@coterie/server/stores";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type ClientOptions, WebSocket } from "ws";
import { answerNext, hello, must, open, player, running2, serve, wire } from "./support.js";

afterEach(() => {
  vi.useRealTimers();
});

/** What is answered to whoever asks for a socket and gets none. */
function turnedAway(address: URL, options: ClientOptions): Promise<[number | undefined, unknown]> {
  const socket = new WebSocket(address.href.replace(/^http/, "ws"), options);
  return new Promise((resolve) => {
    socket.once("unexpected-response", (_, response) => {
      response.on("data", (body) => resolve([response.statusCode, JSON.parse(String(body))]));
    });
  });
}

describe("a socket", () => {
  test("is welcomed, told everything, and then what changes", async () => {
    const { base } = await serve();
    const { table, pass } = await open(base);
    const line = await wire(base);
    line.say(hello(table, pass));
    expect(await line.hears("welcome")).toMatchObject({ guest: 0, follows: [0], build: "test" });
    expect(await line.hears("whole")).toMatchObject({ to: 0, document: { table: { id: table } } });
    line.say({ t: "do", id: 7, command: { do: "ready", ready: true } });
    expect(await line.hears("update")).toMatchObject({ to: 0, log: { what: "ready", guest: 0 } });
    expect(await line.hears("done")).toEqual({ t: "done", id: 7 });
    line.say({ t: "ping" });
    expect((await line.hears("pong")).now).toBeGreaterThan(0);
  });

  test("two players and a spectator see the same game, over sockets that tell no more", async () => {
    const { base } = await serve();
    const { host, guest } = await running2(base);
    const players = [player(host.table, host.pass), player(host.table, guest.pass)];
    const watcher = player(host.table, undefined);
    for (const one of [...players, watcher]) await one.connect(base);
    for (let answers = 0; answers < 20; answers++) await answerNext(players);
    const sheets = await must<{ n: number; document: unknown }[]>(
      base,
      "GET",
      `api/tables/${host.table}/sheets`,
    );
    const seen = watcher.follower.sheets.get(-1);
    await vi.waitFor(() => expect(seen?.n).toBe(sheets[0].n));
    expect(seen?.document).toEqual(sheets[0].document);
  });

  test("that is not even opened is answered as every request is", async () => {
    const { base } = await serve({ socketsPerAddress: 1 });
    await wire(base);
    const wrong: [string, ClientOptions, number, string][] = [
      ["api/sockets", {}, 404, "not-found"],
      ["api/socket", { origin: "https://evil.example" }, 403, "wrong-origin"],
      ["api/socket", {}, 429, "too-many"],
    ];
    for (const [path, options, status, code] of wrong) {
      expect(await turnedAway(new URL(path, base), options)).toMatchObject([status, { code }]);
    }
  });

  test("that is not welcome is told why", async () => {
    const { base } = await serve();
    const { table, pass } = await open(base);
    const wrong: [object, keyof typeof CLOSE, RegExp][] = [
      [hello("0".repeat(32)), "gone", /no such table/],
      [hello("../../x"), "gone", /no such table/],
      [hello(table, "0".repeat(64)), "stranger", /this pass is not/],
      [{ ...hello(table, pass), protocol: 99 }, "outdated", /version 1, the page version 99/],
      [{ t: "sync", to: 0, have: 0 }, "malformed", /"sync" before "hello"/],
    ];
    for (const [message, code, words] of wrong) {
      const line = await wire(base);
      line.say(message);
      const bye = await line.hears("bye");
      expect(bye.code).toBe(code);
      expect(bye.message).toMatch(words);
      expect(await line.closed).toEqual({ code: CLOSE[code], reason: code });
    }
  });

  test("with a pass that another device took over is let go", async () => {
    const { base } = await serve();
    const { table, pass } = await open(base);
    const line = await wire(base);
    line.say(hello(table, pass));
    await line.hears("whole");
    line.say({ t: "do", id: 0, command: { do: "device-link" } });
    const { result } = await line.hears("done");
    await must(base, "POST", `api/tables/${table}/redeem`, { body: { code: result?.code } });
    expect((await line.closed).code).toBe(CLOSE.stranger);
  });

  test("says hello once", async () => {
    const { base } = await serve();
    const { table } = await open(base);
    const line = await wire(base);
    line.say(hello(table));
    line.say(hello(table));
    expect((await line.closed).code).toBe(CLOSE.malformed);
  });

  test("that says nothing for ten seconds is closed; one that said hello is not", async () => {
    const { base } = await serve();
    const { table } = await open(base);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const silent = await wire(base);
    const polite = await wire(base);
    polite.say(hello(table));
    await polite.hears("whole");
    vi.advanceTimersByTime(10_000);
    expect((await silent.hears("bye")).message).toMatch(/no hello came within 10 seconds/);
    expect((await silent.closed).code).toBe(CLOSE.malformed);
    polite.say({ t: "ping" });
    await polite.hears("pong");
  });

  test("that does not answer pings any more is closed", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const { base } = await serve();
    const dead = await wire(base, { autoPong: false });
    const alive = await wire(base);
    const pinged = new Promise((resolve) => alive.socket.once("ping", resolve));
    vi.advanceTimersByTime(30_000);
    await pinged;
    // Its pong is there before this is answered.
    alive.say({ t: "ping" });
    await alive.hears("pong");
    vi.advanceTimersByTime(30_000);
    expect((await dead.closed).code).toBe(1006);
    alive.say({ t: "ping" });
    await vi.waitFor(() => expect(alive.received.length).toBe(2));
  });
});

describe("what is no message", () => {
  const wrong: [string, string, RegExp][] = [
    ["no JSON", "{", /not JSON/],
    ["an empty text", "", /not JSON/],
    ["a number", "4", /expected an object, got 4$/],
    ["null", "null", /expected an object, got null$/],
    ["an unknown kind", '{"t":"dance"}', /t: expected one of: hello, do, sync, ping, got "dance"$/],
    ["no kind", "{}", /t: missing; expected one of: hello, do, sync, ping$/],
    [
      "an unknown command",
      '{"t":"do","id":1,"command":{"do":"dance"}}',
      /command\.do: expected one of: sit, /,
    ],
    ["a field too many", '{"t":"ping","x":1}', /unknown field "x"; expected some of: t$/],
    ["a prototype", '{"t":"ping","__proto__":{"x":1}}', /unknown field "__proto__"; /],
    ["a negative id", '{"t":"do","id":-1,"command":{"do":"start"}}', /id: /],
    ["a seat that cannot be", '{"t":"do","id":1,"command":{"do":"undo","seat":99}}', /seat: /],
    [
      "a deep one",
      `${"[".repeat(5000)}${"]".repeat(5000)}`,
      /expected an object, got a list of 1$/,
    ],
  ];
  test.each(wrong)("%s", async (_, text, words) => {
    const { base } = await serve();
    const line = await wire(base);
    line.socket.send(text);
    const bye = await line.hears("bye");
    expect(bye.message).toMatch(words);
    expect(await line.closed).toEqual({ code: CLOSE.malformed, reason: "malformed" });
  });

  test("a binary frame", async () => {
    const { base } = await serve();
    const line = await wire(base);
    line.socket.send(Buffer.from('{"t":"ping"}'));
    expect((await line.hears("bye")).message).toMatch(/binary frame; expected JSON as text/);
    expect((await line.closed).code).toBe(CLOSE.malformed);
  });

  test("more than a message may be long", async () => {
    const { base } = await serve();
    const line = await wire(base);
    line.socket.send("x".repeat(LIMITS.message + 1));
    expect((await line.closed).code).toBe(1009);
  });

  test("frames that are none", async () => {
    const { base } = await serve();
    const raw = [
      [0xff, 0xff, 0xff, 0xff],
      [0x81, 0x02, 0x41, 0x41],
      [0x81, 0x81, 0, 0, 0, 0, 0xff],
      [0x83, 0x80, 0, 0, 0, 0],
    ];
    for (const bytes of raw) {
      const line = await wire(base);
      const { _socket: stream } = line.socket as unknown as { _socket: { write(b: Buffer): void } };
      stream.write(Buffer.from(bytes));
      expect([1002, 1006, 1007]).toContain((await line.closed).code);
    }
    const line = await wire(base);
    line.say({ t: "ping" });
    await line.hears("pong");
  });
});

describe("too much", () => {
  test("more messages than anybody needs", async () => {
    const { base } = await serve({ rateFactor: 1 });
    const line = await wire(base);
    for (let i = 0; i < LIMITS.burst + 50; i++) line.say({ t: "ping" });
    expect((await line.hears("bye")).message).toMatch(/at most 60 at once and 30 a second/);
    expect((await line.closed).code).toBe(CLOSE.flood);
  });

  test("more connections of one address than are allowed", async () => {
    const { base } = await serve({ socketsPerAddress: 2 });
    const first = await wire(base);
    await wire(base);
    await expect(wire(base)).rejects.toThrow(/429/);
    first.socket.close();
    await first.closed;
    await vi.waitFor(() => wire(base));
  });

  test("a reader that does not read is let go, and catches up when it comes again", async () => {
    const { base } = await serve();
    const { table, pass } = await open(base);
    const lazy = await wire(base);
    lazy.say(hello(table, pass));
    await lazy.hears("whole");
    lazy.socket.pause();
    const isLetGo = async (): Promise<boolean> =>
      (await must<string>(base, "GET", "metrics")).includes("coterie_dropped_total 1");
    for (let rounds = 0; !(await isLetGo()); rounds++) {
      expect(rounds).toBeLessThan(500);
      for (let i = 0; i < 200; i++) lazy.say({ t: "sync", to: 0, have: 0 });
    }
    lazy.socket.terminate();
    const again = await wire(base);
    again.say(hello(table, pass));
    await again.hears("whole");
  });
});

test("a fault in handling one connection ends that connection and nothing else", async () => {
  const store = memoryStore();
  const { base } = await serve(
    {},
    {
      store: {
        ...store,
        read(table, after, done) {
          if (table === "f".repeat(32)) throw new Error("broken on purpose");
          store.read(table, after, done);
        },
      },
    },
  );
  const unlucky = await wire(base);
  unlucky.say(hello("f".repeat(32)));
  expect((await unlucky.closed).code).toBe(1006);
  expect(await must<string>(base, "GET", "metrics")).toContain(
    'coterie_faults_total{where="connection"} 1',
  );
  const { table } = await open(base);
  const lucky = await wire(base);
  lucky.say(hello(table));
  await lucky.hears("whole");
});
