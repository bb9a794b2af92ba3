import type { Json } from "@coterie/kernel";
import type { JoinTable, OpenTable, Seated } from "@coterie/protocol";

/** The HTTP API, as a script uses it. */

export interface Called {
  readonly status: number;
  readonly text: string;
}

export interface Call {
  readonly body?: unknown;
  readonly pass?: string;
}

export async function call(
  base: string,
  method: string,
  path: string,
  { body, pass }: Call = {},
): Promise<Called> {
  const response = await fetch(new URL(path, base), {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(pass === undefined ? {} : { authorization: `Bearer ${pass}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** The same, where it must succeed. */
export async function called<T = Json>(
  base: string,
  method: string,
  path: string,
  given: Call = {},
): Promise<T> {
  const { status, text } = await call(base, method, path, given);
  if (status >= 200 && status < 300) return JSON.parse(text) as T;
  throw new Error(`${method} ${path} was answered with ${status}: ${text}`);
}

export function opens(base: string, asked: Partial<OpenTable>): Promise<Seated> {
  const body = { game: "blood-orders", name: "Ada", ...asked };
  return called(base, "POST", "api/tables", { body });
}

export function joins(base: string, table: string, asked: Partial<JoinTable>): Promise<Seated> {
  const body = { name: "Ben", ...asked };
  return called(base, "POST", `api/tables/${table}/join`, { body });
}

/** A table at which everybody has sat down, one guest for each seat, and the game has begun. */
export async function starts(
  base: string,
  seats: number,
  asked: Partial<OpenTable>,
): Promise<readonly Seated[]> {
  const host = await opens(base, asked);
  const guests = [host];
  for (let seat = 1; seat < seats; seat++) guests.push(await joins(base, host.table, { seat }));
  const { table, pass } = host;
  await called(base, "POST", `api/tables/${table}/do`, { pass, body: { do: "start" } });
  return guests;
}
