import type { OpenQuestion } from "@coterie/kernel";
import type { Seated, TableDocument } from "@coterie/protocol";
import { call, called, joins, opens, starts } from "../../secrecy/support/call.js";
import { connect, sheetOf } from "../../secrecy/support/client.js";
import type { ServerProcess } from "./server-process.js";

/**
 * Tables that are attacked. Guest 0, who has seat 0 and is the host, does nothing there; everybody
 * else is an attacker.
 */
export interface Target {
  readonly table: string;
  readonly victim: Seated;
  readonly attackers: readonly Seated[];
  /** How many entries were looked at so far. */
  checked: number;
}

/** What attackers know: everything but what is secret. */
export interface Lore {
  readonly targets: readonly Target[];
  /** Ids of tables: those that are attacked, others, and none. */
  readonly tables: readonly string[];
  /** Passes of attackers, at the right table and at wrong ones. */
  readonly passes: readonly string[];
  readonly questions: readonly string[];
  readonly keys: readonly string[];
  readonly codes: readonly string[];
}

/** A lobby, two games that run, and one that is over. */
export async function newLore(server: ServerProcess, others: readonly string[]): Promise<Lore> {
  const { address } = server;
  const lobby = await opens(address, { setup: { players: 3 }, listed: true });
  const guests = [
    [lobby, await joins(address, lobby.table, { seat: 1 })],
    await starts(address, 2, { setup: { players: 2 } }),
    await starts(address, 2, {
      game: "masters-of-the-night",
      setup: { players: 2 },
      policy: { behindMarks: "free", fate: "anew" },
    }),
    await abandoned(address),
  ];
  const targets = guests.map(([victim, ...attackers]): Target => {
    const { table } = victim;
    return { table, victim, attackers, checked: server.entriesOf(table).length };
  });
  const attackers = targets.flatMap((target) => target.attackers);
  const documents = await Promise.all(attackers.map((one) => documentOf(address, one)));
  const asked = documents.flatMap(({ question }) => (question === null ? [] : [question]));
  return {
    targets,
    tables: [...targets.map(({ table }) => table), ...others, "0".repeat(32), "", "__proto__"],
    passes: [...attackers.map(({ pass }) => pass), "0".repeat(64), "", "constructor"],
    questions: questionsLike(asked),
    keys: [...asked.flatMap(({ options }) => options.map(({ key }) => key)), ...ODD_KEYS],
    codes: await codesOf(address, targets),
  };
}

const ODD_KEYS = ["", "hand", "__proto__", "toString", "move:museum+2", "x".repeat(400)];

function questionsLike(asked: readonly OpenQuestion[]): string[] {
  const near = asked.flatMap(({ id, seat }) => [id, `${seat}.2`, `${seat}.01`, `${1 - seat}.1`]);
  return [...near, "0.1", "0.0", "", "-1.1", "1.1e0", "constructor", "1.9007199254740993"];
}

async function abandoned(address: string): Promise<readonly Seated[]> {
  const guests = await starts(address, 2, { setup: { players: 2 } });
  for (const { table, pass } of guests) {
    const body = { do: "abandon", agree: true };
    await called(address, "POST", `api/tables/${table}/do`, { pass, body });
  }
  return guests;
}

async function documentOf(address: string, { table, pass }: Seated): Promise<TableDocument> {
  const client = await connect(address, table, pass);
  const { document } = sheetOf(client);
  await client.close();
  return document;
}

/** Links that attackers have for their own seats, good for once. */
async function codesOf(address: string, targets: readonly Target[]): Promise<string[]> {
  const codes: string[] = [];
  for (const { table, attackers } of targets) {
    const body = { do: "seat-link", seat: 1 };
    const { text } = await call(address, "POST", `api/tables/${table}/do`, {
      pass: attackers[0].pass,
      body,
    });
    codes.push((JSON.parse(text) as { code: string }).code);
  }
  return codes;
}
