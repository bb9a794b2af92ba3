import { type Command, LIMITS, type Seated } from "@coterie/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Stored } from "../../../src/core/index.js";
import { realClock } from "../../../src/net/real.js";
import { houseShelf } from "../../../src/shelf.js";
import { call, called, joins, opens, starts } from "../../secrecy/support/call.js";
import { serve, type TestServer } from "../../secrecy/support/served.js";

/** Each limit of what people can do at a table: met exactly, and exceeded. */

let server: TestServer;
const time = { now: 1_000_000 };

beforeEach(async () => {
  server = await serve({ seed: "limits", clock: { ...realClock, now: () => time.now } });
});
afterEach(() => server.close());

/** What somebody is told who does this: "done", or the code of the trouble. */
async function told({ table, pass }: Seated, body: Command | Record<string, unknown>) {
  const { status, text } = await call(server.address, "POST", `api/tables/${table}/do`, {
    pass,
    body,
  });
  return status === 200 ? "done" : (JSON.parse(text) as { code: string }).code;
}

describe("texts", () => {
  let host: Seated;
  beforeEach(async () => {
    [host] = await starts(server.address, 2, { setup: { players: 2 } });
  });

  test("a name, counted in letters and not in bytes", async () => {
    for (const letter of ["x", "\u00e9", "\u{1d538}"]) {
      expect(await told(host, { do: "rename", name: letter.repeat(LIMITS.name) })).toBe("done");
      const long = letter.repeat(LIMITS.name + 1);
      expect(await told(host, { do: "rename", name: long })).toBe("malformed");
    }
  });

  test("a line of chat", async () => {
    expect(await told(host, { do: "say", text: "y".repeat(LIMITS.chat) })).toBe("done");
    expect(await told(host, { do: "say", text: "y".repeat(LIMITS.chat + 1) })).toBe("malformed");
  });

  test("a key and the id of a question", async () => {
    const why = { do: "why", seat: 0, question: "0.1", key: "hand" };
    expect(await told(host, { ...why, key: "k".repeat(LIMITS.key) })).toBe("done");
    expect(await told(host, { ...why, key: "k".repeat(LIMITS.key + 1) })).toBe("malformed");
    const answered = await told(host, { ...why, question: "9".repeat(LIMITS.key) });
    expect(answered).toBe("question-answered");
    const long = await told(host, { ...why, question: "9".repeat(LIMITS.key + 1) });
    expect(long).toBe("malformed");
  });

  test("answers in one command", async () => {
    const answer = { do: "answer", seat: 0, question: "0.1" };
    const keys = new Array<string>(LIMITS.batch).fill("hand");
    expect(await told(host, { ...answer, keys })).toBe("not-offered");
    expect(await told(host, { ...answer, keys: [...keys, "hand"] })).toBe("malformed");
  });
});

describe("numbers", () => {
  test("lines of chat in ten seconds", async () => {
    const host = await opens(server.address, {});
    const say = { do: "say", text: "hello" };
    for (let i = 0; i < LIMITS.chatPerTenSeconds; i++) expect(await told(host, say)).toBe("done");
    expect(await told(host, say)).toBe("too-many");
    time.now += 10_000;
    expect(await told(host, say)).toBe("done");
  });

  test("guests of a table, those who left included", async () => {
    const { table, pass } = await opens(server.address, {});
    const guests: Seated[] = [];
    for (let guest = 1; guest < LIMITS.guests; guest++) {
      guests.push(await joins(server.address, table, {}));
    }
    await called(server.address, "POST", `api/tables/${table}/do`, {
      pass,
      body: { do: "remove", guest: 1 },
    });
    const late = await call(server.address, "POST", `api/tables/${table}/join`, {
      body: { name: "Zoe" },
    });
    expect([late.status, JSON.parse(late.text).code]).toEqual([429, "too-many"]);
    expect(guests.at(-1)?.guest).toBe(LIMITS.guests - 1);
  });

  test("a table has room for the longest game that any rules allow", () => {
    const shelf = houseShelf();
    for (const id of shelf.ids()) {
      expect(shelf.usual(id)?.maxAnswers).toBeLessThan(LIMITS.entries);
    }
  });

  test("entries of a table; one that is full can still be brought to its end", async () => {
    const guests = await starts(server.address, 2, { setup: { players: 2 } });
    const [host] = guests;
    await fillUp(host.table, LIMITS.entries - 1);
    expect(await told(host, { do: "rename", name: "Eva" })).toBe("done");
    expect(await told(host, { do: "rename", name: "Ada" })).toBe("too-many");
    for (const guest of guests) {
      expect(await told(guest, { do: "abandon", agree: true })).toBe("done");
    }
  });

  /** Somebody has talked a lot, while the table was not in memory. */
  function fillUp(table: string, count: number): Promise<void> {
    const after = server.entriesOf(table).length;
    const said: Stored = { at: time.now, entry: { e: "said", guest: 0, text: "and" } };
    const bodies = new Array<string>(count - after).fill(JSON.stringify(said));
    return new Promise((resolve, reject) => {
      server.store.append([{ table, after, bodies }], (error) => {
        if (error === null) resolve();
        else reject(error);
      });
    });
  }
});
