import type { GameRecord } from "@coterie/kernel";
import type { LogItem, OpenTable, Seated } from "@coterie/protocol";
import type { Sheet } from "@coterie/server/core";

/** The HTTP API, as far as scripted games need it. */

export async function request<T>(
  address: string,
  method: string,
  path: string,
  body?: unknown,
  pass?: string,
): Promise<T> {
  const response = await fetch(new URL(path, address), {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(pass === undefined ? {} : { authorization: `Bearer ${pass}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text) as T;
  throw new HttpFault(response.status, `${method} ${path}: ${response.status} ${text}`);
}

export class HttpFault extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A table with a guest at each of its two seats, and the game begun. */
export async function openForTwo(address: string, asked: Partial<OpenTable>): Promise<Seated[]> {
  const ada = await request<Seated>(address, "POST", "api/tables", { name: "Ada", ...asked });
  const path = `api/tables/${ada.table}`;
  const ben = await request<Seated>(address, "POST", `${path}/join`, { name: "Ben" });
  await request(address, "POST", `${path}/do`, { do: "start" }, ada.pass);
  return [ada, ben];
}

export function recordOf(address: string, table: string): Promise<GameRecord> {
  return request(address, "GET", `api/tables/${table}/record`);
}

/** What somebody would see who came now. */
export function sheetsOf(address: string, { table, pass }: Seated): Promise<Sheet[]> {
  return request(address, "GET", `api/tables/${table}/sheets`, undefined, pass);
}

export function logsOf(
  address: string,
  { table, pass }: Seated,
): Promise<{ readonly to: number; readonly log: LogItem[] }[]> {
  return request(address, "GET", `api/tables/${table}/log`, undefined, pass);
}

/** The status of a health check. */
export async function healthOf(address: string): Promise<number> {
  return (await fetch(new URL("healthz", address))).status;
}

/** The value of a counter of the server. */
export async function counterOf(address: string, name: string): Promise<number> {
  const text = await (await fetch(new URL("metrics", address))).text();
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  if (line === undefined) throw new Error(`there is no counter ${name} at ${address}`);
  return Number(line.split(" ")[1]);
}
