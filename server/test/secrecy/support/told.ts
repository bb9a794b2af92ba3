import type { AnyGame, Json } from "@coterie/kernel";
import {
  type Change,
  changed,
  type LogItem,
  type ServerMessage,
  type TableDocument,
} from "@coterie/protocol";
import { expect } from "vitest";
import type { Stored } from "../../../src/core/entry.js";
import { sameData, trueDocument, trueItem, truthsOf } from "./truth.js";

/** What an audience was told by one message: the number, all that it sees since, what is new. */
interface Heard {
  readonly n: number;
  readonly document: TableDocument;
  readonly log: readonly Omit<LogItem, "n">[];
}

const FIELDS = {
  whole: "document,log,n,t,to",
  update: "d,log,n,t,to",
};

/** Reads what was sent to an audience as its client does. */
function heardBy(texts: readonly string[], audience: number): Heard[] {
  const heard: Heard[] = [];
  for (const text of texts) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.t !== "whole" && message.t !== "update") continue;
    if (message.to !== audience) continue;
    if (`${Object.keys(message).sort()}` !== FIELDS[message.t]) {
      throw new Error(`expected the fields ${FIELDS[message.t]}: ${text}`);
    }
    heard.push(message.t === "whole" ? wholly(message) : further(heard.at(-1), message));
  }
  return heard;
}

function wholly({ n, document, log }: Extract<ServerMessage, { t: "whole" }>): Heard {
  expect(
    log.map((item) => item.n),
    "the numbers of a whole log",
  ).toEqual(log.map((_, i) => n - log.length + 1 + i));
  return { n, document, log: log.map(({ n: _, ...item }) => item) };
}

function further(
  last: Heard | undefined,
  { n, log, d }: Extract<ServerMessage, { t: "update" }>,
): Heard {
  if (last === undefined || last.n !== n - 1) throw new Error(`update ${n} follows ${last?.n}`);
  const document = changed(last.document as never, d);
  // Whatever is sent is there afterwards: nothing comes along that is overwritten again.
  const lost = d.find((change) => !carried(document, change));
  if (lost !== undefined) throw new Error(`${JSON.stringify(lost)} was sent and is not there`);
  return { n, document: document as never, log: log === undefined ? [] : [log] };
}

function carried(document: Json, [path, ...change]: Change): boolean {
  let place: Json | undefined = document;
  for (const step of path) place = (place as Record<string, Json>)[step];
  if (change.length === 0) return place === undefined;
  if (change.length === 1) return sameData(place, change[0]);
  const [at, , items] = change;
  return sameData((place as Json[]).slice(at, at + items.length), items);
}

/**
 * Every document that an audience had, message by message, must be its view of the true position
 * at that time, and every line of its log what it may know of what happened.
 */
export function expectTold(
  game: AnyGame,
  id: string,
  entries: readonly Stored[],
  texts: readonly string[],
  audience: number,
  where: string,
): number {
  const heard = heardBy(texts, audience);
  const items: Omit<LogItem, "n">[] = [];
  let at = 0;
  let n = 0;
  for (const truth of truthsOf(game, id, entries)) {
    if (truth.stored.only !== truth.only) throw new Error(`${where}: entry ${n} is private or not`);
    if (truth.only !== undefined && truth.only !== audience) continue;
    n++;
    items.push(trueItem(truth, audience));
    const now = heard[at];
    if (now === undefined || now.n > n) continue;
    at++;
    same(now.document, trueDocument(truth.table, audience), `${where}, document ${n}`);
    same(now.log, items.slice(n - now.log.length), `${where}, log ${n}`);
  }
  expect(at, `${where}: messages that belong to entries`).toBe(heard.length);
  expect(heard.at(-1)?.n, `${where}: the last number`).toBe(n);
  return heard.length;
}

/** Comparing is quick, telling the difference is not. */
function same(found: unknown, expected: unknown, where: string): void {
  if (!sameData(found, expected)) expect(found, where).toEqual(expected);
}
