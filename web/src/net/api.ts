import words from "words:net";
import type {
  Command,
  CommandResult,
  JoinTable,
  Mine,
  OpenTable,
  Redeem,
  Seated,
  TableInfo,
  Trouble,
} from "@coterie/protocol";
import { keptTables } from "../keep/seats.js";

/** The server's HTTP interface. Whatever goes wrong comes as an Away with words for people. */

export class Away extends Error {
  constructor(
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "Away";
  }
}

/** Everything lies beside the page, wherever that is. */
export function addressOf(path: string): URL {
  return new URL(`api/${path}`, document.baseURI);
}

interface Call {
  readonly method?: "GET" | "POST";
  readonly body?: unknown;
  readonly pass?: string | undefined;
}

async function call<T>(path: string, { method = "GET", body, pass }: Call = {}): Promise<T> {
  const headers = {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(pass === undefined ? {} : { authorization: `Bearer ${pass}` }),
  };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(addressOf(path), { method, headers, ...sent }).catch(
    (cause: unknown) => {
      throw new Away("no-server", words.noServer(), { cause });
    },
  );
  const result = (await response.json().catch((cause: unknown) => {
    const { status } = response;
    throw new Away(String(status), words.serverAnswered({ status }), { cause });
  })) as T & Partial<Trouble>;
  if (response.ok) return result;
  const code = result.code ?? String(response.status);
  throw new Away(code, result.message ?? words.serverAnswered({ status: response.status }));
}

/** A table that everybody may find. */
export interface ListedTable {
  readonly table: string;
  readonly game: string;
  readonly status: string;
  /** By seat: who sits there, and which bot. */
  readonly names: readonly (string | null)[];
  readonly bots: readonly (string | null)[];
}

/** A game that the server has. */
export interface ServedGame {
  readonly id: string;
  readonly bots: readonly string[];
}

const path = (table: string): string => `tables/${encodeURIComponent(table)}`;

export const api = {
  open: (body: OpenTable) => call<Seated>("tables", { method: "POST", body }),
  info: (table: string, pass?: string) => call<TableInfo>(path(table), { pass }),
  join: (table: string, body: JoinTable) =>
    call<Seated>(`${path(table)}/join`, { method: "POST", body }),
  redeem: (table: string, body: Redeem, pass?: string) =>
    call<Seated>(`${path(table)}/redeem`, { method: "POST", body, pass }),
  do: (table: string, pass: string, body: Command) =>
    call<CommandResult>(`${path(table)}/do`, { method: "POST", body, pass }),
  record: (table: string, pass?: string) => call<unknown>(`${path(table)}/record`, { pass }),
  pack: (hash: string) => call<unknown>(`packs/${hash}`),
  mine: () => call<readonly Mine[]>("mine", { method: "POST", body: { tables: keptTables() } }),
  games: () => call<readonly ServedGame[]>("games"),
  listed: (status: "open" | "running") => call<readonly ListedTable[]>(`tables?status=${status}`),
};
