import http from "node:http";
import { text } from "node:stream/consumers";
import type { GameRecord } from "@coterie/kernel";
import type { LogItem, OpenTable, Seated } from "@coterie/protocol";
import type { Sheet } from "@coterie/server/core";

/** The HTTP API, as far as scripted games need it. */

async function request<T>(
  address: string,
  method: string,
  path: string,
  body?: unknown,
  pass?: string,
): Promise<T> {
  const { status, text } = await exchange(new URL(path, address), method, body, pass);
  if (status < 300) return JSON.parse(text) as T;
  throw new HttpFault(status, `${method} ${path}: ${status} ${text}`);
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Over a connection of its own: one that is kept may have ended with the server at its other end. */
function exchange(url: URL, method: string, body?: unknown, pass?: string): Promise<Answer> {
  const headers = {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(pass === undefined ? {} : { authorization: `Bearer ${pass}` }),
  };
  return new Promise((resolve, reject) => {
    const asked = http.request(url, { method, headers, agent: false }, (response) => {
      text(response).then(
        (told) => resolve({ status: response.statusCode ?? 0, text: told }),
        reject,
      );
    });
    asked.on("error", reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
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
  return (await exchange(new URL("healthz", address), "GET")).status;
}

/** The value of a counter of the server. */
export async function counterOf(address: string, name: string): Promise<number> {
  const { text: metrics } = await exchange(new URL("metrics", address), "GET");
  const line = metrics.split("\n").find((one) => one.startsWith(`${name} `));
  if (line === undefined) throw new Error(`there is no counter ${name} at ${address}`);
  return Number(line.split(" ")[1]);
}
