import { type GameRecord, replay } from "@coterie/kernel";
import type { CommandResult, Mine, TableInfo } from "@coterie/protocol";
import { houseShelf } from "@coterie/server";
import { describe, expect, test } from "vitest";
import {
  commandAnswer,
  gamesAnswer,
  listAnswer,
  logAnswer,
  mineAnswer,
  recordAnswer,
  seatedAnswer,
  sheetsAnswer,
  tableAnswer,
  worldAnswer,
} from "../../src/net/answers.js";
import { call, GAME, join2, must, open, running2, serve } from "./support.js";

/** The HTTP API as it is meant to be used. Every answer is held against its description. */

type Sheets = readonly {
  to: number;
  n: number;
  document: {
    table: TableInfo;
    question: { id: string; seat: number; options: { key: string }[] } | null;
  };
}[];

/** Answers with the first option, over HTTP alone, until nobody is asked any more. */
async function playOn(base: string, table: string, passes: readonly string[], most: number) {
  for (let given = 0; given < most; given++) {
    let isAnswered = false;
    for (const pass of passes) {
      const sheets = await must<Sheets>(base, "GET", `api/tables/${table}/sheets`, { pass });
      const asked = sheets.find(({ document }) => document.question !== null);
      if (asked?.document.question == null) continue;
      const { id: question, options } = asked.document.question;
      const body = { do: "answer", seat: asked.to, question, keys: [options[0].key] };
      commandAnswer.parse(await must(base, "POST", `api/tables/${table}/do`, { pass, body }));
      isAnswered = true;
      break;
    }
    if (!isAnswered) return;
  }
}

describe("what is here", () => {
  test("the protocol, the build and the limits", async () => {
    const { base } = await serve();
    const world = worldAnswer.parse(await must(base, "GET", "api"));
    expect(world).toMatchObject({ protocol: 1, build: "test", limits: { message: 16_384 } });
  });

  test("both games with their options and bots", async () => {
    const { base } = await serve();
    const games = gamesAnswer.parse(await must(base, "GET", "api/games"));
    expect(games.map(({ id }) => id)).toEqual(["masters-of-the-night", "blood-orders"]);
    expect(games[0].bots).toEqual(["random", "greedy", "search:300ms", "search:1500ms"]);
    expect(games[1]).toMatchObject({ seats: 2, hasSecrets: true });
    expect(games[1].bots.slice(0, 2)).toEqual(["random", "greedy"]);
    for (const { bots, levels } of games) expect(levels.map(({ bot }) => bot)).toEqual(bots);
    expect(games[1].levels[1]).toEqual({
      id: "medium",
      bot: "greedy",
      ms: 0,
      strength: { against: "easy", won: expect.any(Number), games: expect.any(Number) },
    });
    expect(Object.keys(games[1].setupFields)).toContain("players");
  });

  test("the description of the API itself", async () => {
    const { base } = await serve();
    const described = await must<{ openapi: string }>(base, "GET", "api/openapi.json");
    expect(described.openapi).toBe("3.1.0");
  });
});

describe("a table", () => {
  test("is opened, found by its id, and listed only if it should be", async () => {
    const { base } = await serve();
    const hidden = seatedAnswer.parse(await open(base));
    const shown = await open(base, { listed: true, name: "Grace" });
    expect(hidden).toMatchObject({ guest: 0, seats: [0] });
    const info = tableAnswer.parse(await must(base, "GET", `api/tables/${hidden.table}`));
    expect(info).toMatchObject({ game: GAME, status: "open", commitment: hidden.commitment });
    const listed = listAnswer.parse(await must(base, "GET", "api/tables"));
    expect(listed.map(({ table, names }) => [table, names])).toEqual([
      [shown.table, ["Grace", null]],
    ]);
    const before = await must(base, "GET", `api/tables?limit=1&before=${listed[0].touched}`);
    expect(before).toEqual([]);
    expect(await must(base, "GET", "api/tables?status=open")).toEqual(listed);
    expect(await must(base, "GET", "api/tables?status=running")).toEqual([]);
  });

  test("tells nobody the hash of a pass or the secret of its seed", async () => {
    const { base } = await serve();
    const { table } = await open(base, { listed: true });
    for (const path of ["api/tables", `api/tables/${table}`, `api/tables/${table}/sheets`]) {
      const text = JSON.stringify(await must(base, "GET", path));
      expect(text).not.toMatch(/pass|secret/);
    }
  });

  test("is joined, with the names told apart", async () => {
    const { base } = await serve();
    const host = await open(base);
    const guest = seatedAnswer.parse(await join2(base, host.table, "Ada"));
    expect(guest).toMatchObject({ guest: 1, seats: [1] });
    const info = await must<TableInfo>(base, "GET", `api/tables/${host.table}`);
    expect(info.guests.map(({ name }) => name)).toEqual(["Ada", "Ada (2)"]);
  });

  test("is played to its end over HTTP alone, and its record holds", async () => {
    const { base } = await serve();
    const asked = { game: "masters-of-the-night", setup: { players: 2 } };
    const { host, guest } = await running2(base, asked);
    const early = await call(base, "GET", `api/tables/${host.table}/record`);
    expect(early).toMatchObject({ status: 409, body: { code: "not-finished" } });
    await playOn(base, host.table, [host.pass, guest.pass], 2000);
    const record = await must<GameRecord>(base, "GET", `api/tables/${host.table}/record`);
    recordAnswer.parse(record);
    expect(record.commitment).toBe(host.commitment);
    const game = houseShelf().usual(record.game);
    if (game === undefined) throw new Error("no game");
    expect(replay(game, record).play.state.outcome).not.toBe(0);
    const logs = await must(base, "GET", `api/tables/${host.table}/log`, { pass: host.pass });
    const [{ to, log }] = logAnswer.parse(logs);
    expect(to).toBe(0);
    expect(log.map(({ n }) => n)).toEqual(log.map((_, i) => i + 1));
    const [rest] = logAnswer.parse(
      await must(base, "GET", `api/tables/${host.table}/log?after=${log.length - 2}`, {
        pass: host.pass,
      }),
    );
    expect(rest.log).toEqual(log.slice(-2));
  });

  test("is seen by those who only watch without anybody's question", async () => {
    const { base } = await serve();
    const { host } = await running2(base);
    const sheets = await must<Sheets>(base, "GET", `api/tables/${host.table}/sheets`);
    sheetsAnswer.parse(sheets);
    expect(sheets.map(({ to }) => to)).toEqual([-1]);
    expect(sheets[0].document.question).toBeNull();
  });

  test("is for those who joined where nobody may watch, its record too", async () => {
    const { base } = await serve();
    const { host, guest } = await running2(base, { spectators: false });
    const { pass } = host;
    const path = `api/tables/${host.table}`;
    for (const who of [host, guest]) {
      await must(base, "POST", `${path}/do`, {
        pass: who.pass,
        body: { do: "abandon", agree: true },
      });
    }
    for (const what of ["sheets", "log", "record"]) {
      expect(await call(base, "GET", `${path}/${what}`), what).toMatchObject({
        status: 401,
        body: { code: "stranger" },
      });
      expect((await call(base, "GET", `${path}/${what}`, { pass })).status, what).toBe(200);
    }
  });

  test("begins at a position of another one", async () => {
    const { base } = await serve();
    const { host, guest } = await running2(base);
    const own = await must<Sheets>(base, "GET", `api/tables/${host.table}/sheets`, host);
    sheetsAnswer.parse(own);
    await playOn(base, host.table, [host.pass, guest.pass], 10);
    const from = { table: host.table, answer: 0 };
    const again = await must<{ table: string }>(base, "POST", "api/tables", {
      pass: host.pass,
      body: { game: GAME, name: "Ada", from },
    });
    const info = await must<TableInfo>(base, "GET", `api/tables/${again.table}`);
    expect(info.from).toEqual(from);
    const more = { game: GAME, name: "Ada", from, setup: { players: 2 } };
    expect(await call(base, "POST", "api/tables", { pass: host.pass, body: more })).toMatchObject({
      status: 400,
      body: {
        code: "malformed",
        message:
          "from: a table that begins at a position has the setup and the pack of that game; send neither",
      },
    });
  });

  test("is deleted by its host when it is not played, and nothing of it is left", async () => {
    const { base } = await serve();
    const host = await open(base, { listed: true });
    const guest = await join2(base, host.table);
    const path = `api/tables/${host.table}`;
    expect(await call(base, "DELETE", path)).toMatchObject({ status: 401 });
    expect(await call(base, "DELETE", path, { pass: guest.pass })).toMatchObject({
      status: 403,
      body: { code: "not-host" },
    });
    expect((await call(base, "DELETE", path, { pass: host.pass })).status).toBe(204);
    expect(await call(base, "GET", path)).toMatchObject({
      status: 404,
      body: { code: "no-such-table" },
    });
    expect(await must(base, "GET", "api/tables")).toEqual([]);
  });

  test("its pieces are found by their hash", async () => {
    const { base } = await serve();
    const { table } = await open(base);
    const { pack } = await must<TableInfo>(base, "GET", `api/tables/${table}`);
    const found = await call<{ game: string }>(base, "GET", `api/packs/${pack}`);
    expect(found.body.game).toBe(GAME);
    expect(found.headers.get("cache-control")).toContain("immutable");
    expect(await call(base, "GET", `api/packs/${"0".repeat(64)}`)).toMatchObject({ status: 404 });
  });
});

describe("my tables", () => {
  test("are those that my passes are good for, with what waits for me", async () => {
    const { base } = await serve();
    const { host, guest } = await running2(base);
    const other = await open(base);
    const tables = [
      { table: host.table, pass: host.pass },
      { table: other.table, pass: guest.pass },
      { table: "0".repeat(32), pass: guest.pass },
    ];
    const mine = await must<readonly Mine[]>(base, "POST", "api/mine", { body: { tables } });
    mineAnswer.parse(mine);
    expect(mine.map(({ table, seats }) => [table, seats])).toEqual([[host.table, [0]]]);
    const waiting = await Promise.all(
      [host, guest].map(({ table, pass }) =>
        must<readonly Mine[]>(base, "POST", "api/mine", { body: { tables: [{ table, pass }] } }),
      ),
    );
    expect(waiting.flatMap(([one]) => one.waiting).length).toBeGreaterThan(0);
  });
});

describe("links", () => {
  test("a device-link moves a guest; the old pass is good for nothing any more", async () => {
    const { base } = await serve();
    const host = await open(base);
    const path = `api/tables/${host.table}`;
    const { code } = await must<CommandResult>(base, "POST", `${path}/do`, {
      pass: host.pass,
      body: { do: "device-link" },
    });
    const moved = await must<{ guest: number; pass: string }>(base, "POST", `${path}/redeem`, {
      body: { code },
    });
    expect(moved.guest).toBe(host.guest);
    const ready = { do: "ready", ready: true };
    expect(await call(base, "POST", `${path}/do`, { pass: host.pass, body: ready })).toMatchObject({
      status: 401,
      body: { code: "stranger" },
    });
    expect(await call(base, "GET", `${path}/sheets`, { pass: host.pass })).toMatchObject({
      status: 401,
    });
    await must(base, "POST", `${path}/do`, { pass: moved.pass, body: ready });
    const twice = await call(base, "POST", `${path}/redeem`, { body: { code } });
    expect(twice).toMatchObject({ status: 401, body: { code: "stranger" } });
  });

  test("a seat-link hands a seat over", async () => {
    const { base } = await serve();
    const { host } = await running2(base);
    const path = `api/tables/${host.table}`;
    const { code } = await must<CommandResult>(base, "POST", `${path}/do`, {
      pass: host.pass,
      body: { do: "seat-link", seat: 0 },
    });
    const body = { code, name: "Kim" };
    const taken = await must<{ seats: number[] }>(base, "POST", `${path}/redeem`, { body });
    expect(taken.seats).toEqual([0]);
  });
});
