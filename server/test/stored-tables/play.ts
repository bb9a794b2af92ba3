import type { GameRecord, OpenQuestion } from "@coterie/kernel";
import type {
  Command,
  CommandResult,
  LogItem,
  Seated,
  TableInfo,
  Trouble,
} from "@coterie/protocol";
import type { Sheet } from "@coterie/server/core";
import { expect, vi } from "vitest";
import { call, must } from "../net/support.js";
import { type FixtureTable, readFixture } from "./fixture.js";

/** What guests of the stored tables do, over HTTP, so that tests read like play. */

/** A guest at a server, with the pass from the fixture or a later one. */
export interface Guest {
  readonly base: string;
  readonly table: string;
  readonly pass: string;
}

const { tables } = readFixture();

export function tableCalled(name: string): FixtureTable {
  const found = tables.find((table) => table.name === name);
  if (found === undefined) throw new Error(`the fixture has no table ${name}`);
  return found;
}

/** The guests of a stored table at the server that is tested, in the order in which they came. */
export type GuestsAt = (name: string) => Guest[];

export function guestsOf(base: string, name: string): Guest[] {
  const { id, guests } = tableCalled(name);
  return guests.map(({ pass }) => ({ base, table: id, pass }));
}

export function does({ base, table, pass }: Guest, body: Command): Promise<CommandResult> {
  return must(base, "POST", `api/tables/${table}/do`, { pass, body });
}

/** A command that is not obeyed. */
export async function refused({ base, table, pass }: Guest, body: Command): Promise<Trouble> {
  const { status, body: answer } = await call(base, "POST", `api/tables/${table}/do`, {
    pass,
    body,
  });
  if (status < 300) throw new Error(`${body.do} was not refused`);
  return answer;
}

export function sheetsOf({ base, table, pass }: Guest): Promise<readonly Sheet[]> {
  return must(base, "GET", `api/tables/${table}/sheets`, { pass });
}

export function infoOf({ base, table }: Pick<Guest, "base" | "table">): Promise<TableInfo> {
  return must(base, "GET", `api/tables/${table}`);
}

export async function logOf({ base, table, pass }: Guest): Promise<readonly LogItem[]> {
  const [{ log }] = await must<{ log: readonly LogItem[] }[]>(
    base,
    "GET",
    `api/tables/${table}/log`,
    { pass },
  );
  return log;
}

/** What the first seat of the guest that is asked is asked; null if none is. */
export async function questionOf(who: Guest): Promise<OpenQuestion | null> {
  const sheets = await sheetsOf(who);
  return sheets.map(({ document }) => document.question).find((one) => one !== null) ?? null;
}

/** Answers with the preferred option where it is offered, otherwise with the first. */
export async function answersOne(who: Guest, preferred?: string): Promise<void> {
  const question = await questionOf(who);
  if (question === null) throw new Error("the guest is not asked anything");
  const { id, seat, options } = question;
  const { key } = options.find((option) => option.key === preferred) ?? options[0];
  await does(who, { do: "answer", seat, question: id, keys: [key] });
}

/** The guest who is asked something. */
export async function askedOf(guests: readonly Guest[]): Promise<Guest> {
  for (const who of guests) if ((await questionOf(who)) !== null) return who;
  throw new Error("no guest is asked anything");
}

/** Waits for bots that answer before. */
export async function untilAsked(who: Guest): Promise<void> {
  await vi.waitFor(async () => expect(await questionOf(who)).not.toBeNull(), 10_000);
}

export function recordOf({ base, table, pass }: Guest): Promise<GameRecord> {
  return must(base, "GET", `api/tables/${table}/record`, { pass });
}

export function redeems(
  { base, table }: Pick<Guest, "base" | "table">,
  body: { readonly code: string; readonly name?: string },
): Promise<Seated> {
  return must(base, "POST", `api/tables/${table}/redeem`, { body });
}

/** Ends a running game, so that there is a record. */
export async function abandon(guests: readonly Guest[]): Promise<GameRecord> {
  for (const who of guests) await does(who, { do: "abandon", agree: true });
  return recordOf(guests[0]);
}
