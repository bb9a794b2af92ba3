import { afterEach, expect, test } from "vitest";
import { sheetOf } from "./support/client.js";
import {
  askedOverHttp,
  decision,
  gives,
  openPhaseTable,
  type PhaseTable,
  START,
} from "./support/phase-table.js";

/**
 * The same table several times over, in the same simultaneous phase; each time the other seats come to
 * their secret decisions in another way. An audience that waits for them must be sent the same bytes,
 * and must get the same replies to all that it asks.
 */

const SEED = "phases/1";

/** When the first seat was ready: the same each time. */
const READY = 2_000_000;

let table: PhaseTable | undefined;
afterEach(() => table?.close());

/** Comes to a decision in private. Gives back what is left to say to be ready. */
type Style = (table: PhaseTable, seat: number) => Promise<string[]>;

const STYLES: Readonly<Record<string, Style>> = {
  "all at once": async (table, seat) => decision(table, seat, "at once"),
  "all at once, something else": async (table, seat) => decision(table, seat, "else"),
  "one by one": async (table, seat) => {
    const keys = await decision(table, seat, "one by one");
    const last = keys.pop() as string;
    for (const [i, key] of keys.entries()) await gives(table, seat, [key], START + 1000 * i);
    return [last];
  },
  "after much thought": async (table, seat) => {
    const client = table.clients[seat];
    for (let thought = 0; thought < 3; thought++) {
      const keys = await decision(table, seat, `thought ${thought}`);
      for (const key of keys.slice(0, 1 + thought)) {
        await gives(table, seat, [key], START + 5000);
        const id = sheetOf(client).document.question?.id as string;
        await client.does({ do: "why", seat, question: id, key: "gold" });
        await client.does({ do: "preview", seat, question: id, key: "hand" }).catch(() => {});
        await client.does({ do: "undo", seat }).catch(() => {});
      }
      await client.does({ do: "withdraw", seat });
      await client.settle();
    }
    return STYLES["one by one"](table, seat);
  },
};

/** What those who wait have been sent, and answered, while two seats decide in this style. */
async function whileOthersDecide(style: Style): Promise<unknown> {
  table = await openPhaseTable(SEED);
  const { clients } = table;
  const [waits, , thinksLast, watches] = clients;
  const polled: unknown[] = [await askedOverHttp(table)];
  let told: string[] = [];
  for (const seat of [1, 2]) {
    const rest = await style(table, seat);
    polled.push(await askedOverHttp(table));
    await gives(table, seat, rest, READY + seat);
    // Seat 2 waits for seat 1, but not for itself.
    if (seat === 1) {
      await thinksLast.settle();
      told = [...thinksLast.texts];
    }
    polled.push(await askedOverHttp(table));
  }
  for (const client of [waits, watches]) await client.settle();
  await table.close();
  table = undefined;
  return { waits: waits.texts, watches: watches.texts, seat2: told, polled };
}

test("those who wait in a simultaneous phase cannot tell how the others came to decide", async () => {
  const [first, ...others] = Object.entries(STYLES);
  const expected = await whileOthersDecide(first[1]);
  for (const [name, style] of others) {
    const found = await whileOthersDecide(style);
    expect(found, `${SEED}: "${name}" is told apart from "${first[0]}"`).toEqual(expected);
  }
});

test("they are told that the others are ready, once for each", async () => {
  const { waits } = (await whileOthersDecide(STYLES["after much thought"])) as { waits: string[] };
  const updates = waits.filter((text) => text.startsWith('{"t":"update"'));
  expect(updates.map((text) => JSON.parse(text).log)).toEqual([
    { at: READY + 1, what: "answered", seat: 1, facts: [] },
    { at: READY + 2, what: "answered", seat: 2, facts: [] },
  ]);
});
