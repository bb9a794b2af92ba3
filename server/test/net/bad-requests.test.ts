import { commandFields, LIMITS } from "@coterie/protocol";
import { memoryStore, type Store } from "@coterie/server/stores";
import { describe, expect, test } from "vitest";
import { call, GAME, must, open, running2, serve } from "./support.js";

/** What is wrong gets a clear answer, and changes nothing. */

describe("malformed bodies", () => {
  const wrong: [string, unknown, RegExp][] = [
    ["nothing", undefined, /^missing; expected an object$/],
    ["no JSON", "{", /the body is not JSON: /],
    ["an empty text", "", /the body is not JSON: /],
    ["null", "null", /^expected an object, got null$/],
    ["a list", [], /^expected an object, got an empty list$/],
    ["a prototype", '{"__proto__": {"game": "x"}}', /a field "__proto__", which is not allowed/],
    ["a prototype that hides", '{"setup": {"_\\u005fproto__": 1}}', /a field "__proto__"/],
    [
      "an unknown field",
      { game: GAME, name: "Ada", colour: "red" },
      /^unknown field "colour"; expected some of: game, setup, pack, .*, from$/,
    ],
    ["a number as a name", { game: GAME, name: 4 }, /^name: expected a text, got 4$/],
    ["no name at all", { game: GAME }, /^name: missing; expected a text$/],
    ["a time too short", { game: GAME, name: "A", seatTime: 5 }, /expected at least 30, got 5$/],
    [
      "half a second",
      { game: GAME, name: "A", seatTime: 30.5 },
      /expected a whole number, got 30.5$/,
    ],
    [
      "a policy that is none",
      { game: GAME, name: "A", policy: { behindMarks: "maybe" } },
      /behindMarks: expected "free", "consent" or "never", got "maybe"; policy.fate: missing; /,
    ],
    ["an empty name", { game: GAME, name: "  " }, /name: expected a name/],
    ["a name that hides", { game: GAME, name: "A\u202eda" }, /name: expected no invisible/],
    ["a name that is too long", { game: GAME, name: "x".repeat(25) }, /name: expected at most 24/],
    [
      "two faults",
      { game: 1, name: 2 },
      /^game: expected a text, got 1; name: expected a text, got 2$/,
    ],
    ["a long text", { game: "x".repeat(65), name: "A" }, /at most 64 characters, got a text of 65/],
    [
      "a seat that is none",
      { game: GAME, name: "A", seats: ["mine"] },
      /^seats\.0: expected "me", "open" or \{ "bot": LEVEL \}$/,
    ],
  ];
  test.each(wrong)("%s", async (_, body, message) => {
    const { base } = await serve();
    const answer = await call(base, "POST", "api/tables", body === undefined ? {} : { body });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe("malformed");
    expect(answer.body.message).toMatch(message);
  });

  test("however many faults there are, a few are told", async () => {
    const { base } = await serve();
    const seats = Array.from({ length: 16 }, () => "x".repeat(1000));
    const body = { game: GAME, name: "Ada", seats, ["y".repeat(5000)]: 1 };
    const answer = await call(base, "POST", "api/tables", { body });
    expect(answer.body.message).toMatch(/; and 7 more$/);
    expect(answer.body.message.length).toBeLessThan(4000);
  });

  test("another kind of content", async () => {
    const { base } = await serve();
    const headers = { "content-type": "text/plain" };
    const body = JSON.stringify({ game: GAME, name: "Ada" });
    const answer = await call(base, "POST", "api/tables", { body, headers });
    expect(answer).toMatchObject({ status: 415, body: { code: "malformed" } });
    expect(answer.body.message).toBe("expected content-type application/json");
  });

  test("a body that is too large; a pack may be larger than the rest", async () => {
    const { base } = await serve();
    const body = { tables: [], more: "x".repeat(40_000) };
    const answer = await call(base, "POST", "api/mine", { body });
    expect(answer).toMatchObject({ status: 413, body: { code: "too-large" } });
    expect(answer.body.message).toBe("expected at most 32768 bytes");
    const pack = { game: GAME, name: "x".repeat(40_000), pieces: [] };
    const opened = await call(base, "POST", "api/tables", {
      body: { game: GAME, name: "A", pack },
    });
    expect(opened).toMatchObject({ status: 400, body: { code: "bad-pack" } });
    const huge = { game: GAME, name: "A", pack: "x".repeat(LIMITS.body) };
    expect((await call(base, "POST", "api/tables", { body: huge })).status).toBe(413);
  });
});

describe("what is not there", () => {
  test("paths", async () => {
    const { base } = await serve();
    for (const path of ["api/nothing", "nothing", "api/tables/x/y/z", "../etc/passwd"]) {
      const answer = await call(base, "GET", path);
      expect(answer).toMatchObject({ status: 404, body: { code: "not-found" } });
    }
    expect(await call(base, "PUT", "api/tables", { body: {} })).toMatchObject({ status: 404 });
  });

  test("tables, and ids that are none", async () => {
    const { base } = await serve();
    expect(await call(base, "GET", `api/tables/${"0".repeat(32)}`)).toMatchObject({
      status: 404,
      body: { code: "no-such-table" },
    });
    expect(await call(base, "GET", "api/tables/..%2f..%2fpasswd")).toMatchObject({ status: 400 });
    expect(await call(base, "GET", "api/tables/%00")).toMatchObject({ status: 400 });
    expect(await call(base, "GET", "api/tables/%ff")).toMatchObject({
      status: 400,
      body: { code: "malformed" },
    });
    expect(await call(base, "GET", `api/tables/${"a".repeat(1000)}`)).toMatchObject({
      status: 400,
      body: { code: "malformed" },
    });
  });

  test("a game that is none is told with those that there are", async () => {
    const { base } = await serve();
    const body = { game: "chess", name: "Ada" };
    const answer = await call(base, "POST", "api/tables", { body });
    const games = "masters-of-the-night, blood-orders";
    expect(answer.body.message).toBe(`there is no game "chess"; expected one of: ${games}`);
  });

  test("games, bots, seats and options", async () => {
    const { base } = await serve();
    const wrong: [Record<string, unknown>, number, string][] = [
      [{ game: "chess" }, 400, "no-such-game"],
      [{ seats: ["me", { bot: "deep" }] }, 400, "bad-bot"],
      [{ setup: { players: 9 } }, 400, "bad-setup"],
      [{ setup: { constructor: 1 } }, 400, "bad-setup"],
      [{ seats: ["me"] }, 409, "no-seat"],
      [{ pack: 4 }, 400, "bad-pack"],
      [{ from: { table: "0".repeat(32), answer: 0 } }, 404, "no-such-table"],
    ];
    for (const [change, status, code] of wrong) {
      const body = { game: GAME, name: "Ada", ...change };
      expect(await call(base, "POST", "api/tables", { body })).toMatchObject({
        status,
        body: { code },
      });
    }
  });

  test("queries", async () => {
    const { base } = await serve();
    for (const query of [
      "limit=0",
      "limit=1000",
      "limit=x",
      "before=-1",
      "status=old",
      "colour=red",
    ]) {
      expect(await call(base, "GET", `api/tables?${query}`)).toMatchObject({ status: 400 });
    }
    const { body } = await call(base, "GET", "api/tables?limit=x");
    expect(body.message).toBe("limit: expected a number");
  });
});

describe("passes", () => {
  test("a command needs one, and one of this table", async () => {
    const { base } = await serve();
    const { table, pass } = await open(base);
    const other = await open(base);
    const path = `api/tables/${table}/do`;
    const body = { do: "ready", ready: true };
    expect(await call(base, "POST", path, { body })).toMatchObject({
      status: 401,
      body: { code: "stranger", message: 'this needs a pass: "Authorization: Bearer PASS"' },
    });
    const forged = ["0".repeat(64), other.pass, pass.slice(1), `${pass}0`, pass.toUpperCase()];
    for (const one of forged) {
      expect(await call(base, "POST", path, { pass: one, body })).toMatchObject({ status: 401 });
    }
    for (const authorization of ["Basic QQ==", "Bearer", `Bearer ${"x".repeat(200)}`, pass]) {
      const answer = await call(base, "POST", path, { headers: { authorization }, body });
      expect(answer).toMatchObject({ status: 401, body: { code: "stranger" } });
    }
    const [first] = await must<{ document: { table: { guests: { ready: boolean }[] } } }[]>(
      base,
      "GET",
      `api/tables/${table}/sheets`,
    );
    expect(first.document.table.guests[0].ready).toBe(false);
  });

  test("what belongs to others is not yours", async () => {
    const { base } = await serve();
    const { host, guest } = await running2(base);
    const path = `api/tables/${host.table}/do`;
    const wrong: [string, Record<string, unknown>, number, string][] = [
      [guest.pass, { do: "answer", seat: 0, question: "0.1", keys: ["x"] }, 403, "not-yours"],
      [guest.pass, { do: "mute", guest: 0, muted: true }, 403, "not-host"],
      [
        host.pass,
        { do: "answer", seat: 0, question: "0.9999", keys: ["x"] },
        409,
        "unknown-question",
      ],
      [host.pass, { do: "start" }, 409, "not-open"],
      [host.pass, { do: "answer", seat: 9, question: "9.1", keys: ["x"] }, 409, "no-seat"],
    ];
    for (const [pass, body, status, code] of wrong) {
      expect(await call(base, "POST", path, { pass, body })).toMatchObject({
        status,
        body: { code },
      });
    }
  });

  test("a command that is none is told with all that there are", async () => {
    const { base } = await serve();
    const { table, pass } = await open(base);
    const answer = await call(base, "POST", `api/tables/${table}/do`, {
      pass,
      body: { do: "dance" },
    });
    expect(answer.status).toBe(400);
    const expected = `do: expected one of: ${Object.keys(commandFields).join(", ")}, got "dance"`;
    expect(answer.body.message).toBe(expected);
  });
});

describe("too many requests", () => {
  test("an address opens thirty tables, then it must wait; others need not", async () => {
    const { base } = await serve({ rateFactor: 1, proxies: 1 });
    const from = (address: string) => ({ "x-forwarded-for": `203.0.113.9, ${address}` });
    const body = { game: GAME, name: "Ada" };
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) {
      const headers = from("192.0.2.1");
      statuses.push((await call(base, "POST", "api/tables", { body, headers })).status);
    }
    expect(statuses.filter((status) => status === 201).length).toBe(30);
    expect(statuses.at(-1)).toBe(429);
    const headers = from("192.0.2.2");
    expect((await call(base, "POST", "api/tables", { body, headers })).status).toBe(201);
  });

  test("without a proxy nobody chooses his own address", async () => {
    const { base } = await serve({ rateFactor: 1 });
    let last = 0;
    for (let i = 0; i < 31; i++) {
      const headers = { "x-forwarded-for": `192.0.2.${i}` };
      const { status } = await call(base, "POST", "api/tables", { body: { a: 1 }, headers });
      last = status;
    }
    expect(last).toBe(429);
  });

  test("an address is charged for the bytes that it is sent, not for their characters", async () => {
    const pack = JSON.stringify("ж".repeat(400_000));
    const store: Store = { ...memoryStore(), readPack: (_, done) => done(null, pack) };
    // 670 KB at once: more than so many characters, less than their bytes.
    const { base } = await serve({ rateFactor: 0.01 }, { store });
    const path = `api/packs/${"0".repeat(64)}`;
    expect((await call(base, "GET", path)).status).toBe(200);
    expect((await call(base, "GET", "api/games")).body.code).toBe("too-many");
  });

  test("whoever must wait is told for how long", async () => {
    const { base } = await serve({ rateFactor: 1 });
    const attempts = Array.from({ length: 62 }, () =>
      call(base, "POST", `api/tables/${"0".repeat(32)}/join`, { body: {} }),
    );
    const refused = (await Promise.all(attempts)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0].body).toMatchObject({ code: "too-many" });
    expect(refused[0].headers.get("retry-after")).toBe("1");
  });
});
