import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type ClientMessage,
  type Command,
  Follower,
  PROTOCOL,
  type Seated,
  type ServerMessage,
} from "@coterie/protocol";
import {
  houseShelf,
  type Pieces,
  readSettings,
  type Served,
  type Settings,
  startServer,
} from "@coterie/server";
import { memoryStore } from "@coterie/server/stores";
import { pino } from "pino";
import { afterEach, vi } from "vitest";
import { type ClientOptions, WebSocket } from "ws";
import { directThinker } from "../../src/thinking/direct.js";

/** Real servers on free ports, and clients that speak to them over the network. */

const running = new Set<Served>();
const sockets = new Set<WebSocket>();

afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  sockets.clear();
  await Promise.all([...running].map((server) => server.close()));
  running.clear();
});

export const USUAL: Settings = { ...readSettings({}, {}), port: 0, host: "127.0.0.1" };

/** Opening the games takes longer than everything else. */
export const shelf = houseShelf();

/** A server without limits for addresses, whose tables are in memory. */
export async function serve(
  changes: Partial<Settings> = {},
  pieces: Pieces = {},
): Promise<Served & { readonly base: string }> {
  const settings = { ...USUAL, rateFactor: 0, ...changes };
  const log = pino({ level: "silent" });
  const usual = { store: memoryStore(), thinker: directThinker(), build: "test", shelf, log };
  const server = await startServer(settings, { ...usual, ...pieces });
  running.add(server);
  const close = async (): Promise<void> => {
    running.delete(server);
    await server.close();
  };
  return { ...server, close, base: server.address };
}

/** A folder that is gone when the process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "coterie-net-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Answered<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

interface Sent {
  readonly pass?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Trouble = { readonly code: string; readonly message: string };

/** Calls the server. A body that is a text is sent as it is. */
export async function call<T = Trouble>(
  base: string,
  method: string,
  path: string,
  { pass, body, headers = {} }: Sent = {},
): Promise<Answered<T>> {
  const response = await fetch(new URL(path, base), {
    method,
    redirect: "manual",
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(pass === undefined ? {} : { authorization: `Bearer ${pass}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  const { status, headers: told } = response;
  return { status, headers: told, body: (isJson ? JSON.parse(text) : text) as T };
}

/** What must work: anything else than a success fails the test, with what the server said. */
export async function must<T>(
  base: string,
  method: string,
  path: string,
  sent: Sent = {},
): Promise<T> {
  const { status, body } = await call<T>(base, method, path, sent);
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

export const GAME = "blood-orders";

export function open(base: string, asked: Record<string, unknown> = {}): Promise<Seated> {
  return must(base, "POST", "api/tables", { body: { game: GAME, name: "Ada", ...asked } });
}

export function join2(base: string, table: string, name = "Grace"): Promise<Seated> {
  return must(base, "POST", `api/tables/${table}/join`, { body: { name } });
}

/** A table at which two people play, started. */
export async function running2(
  base: string,
  asked: Record<string, unknown> = {},
): Promise<{ host: Seated; guest: Seated }> {
  const host = await open(base, asked);
  const guest = await join2(base, host.table);
  await must(base, "POST", `api/tables/${host.table}/do`, {
    pass: host.pass,
    body: { do: "start" },
  });
  return { host, guest };
}

/** A socket, all that came over it, and how it ended. */
export interface Wire {
  readonly socket: WebSocket;
  readonly received: ServerMessage[];
  say(message: unknown): void;
  /** The first message that fits, whether it has come or is still to come. */
  hears<T extends ServerMessage["t"]>(
    t: T,
    fits?: (message: Extract<ServerMessage, { t: T }>) => boolean,
  ): Promise<Extract<ServerMessage, { t: T }>>;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
}

export async function wire(base: string, options: ClientOptions = {}): Promise<Wire> {
  const socket = new WebSocket(new URL("api/socket", base.replace(/^http/, "ws")), options);
  sockets.add(socket);
  const received: ServerMessage[] = [];
  const listeners = new Set<() => void>();
  socket.on("message", (data) => {
    received.push(JSON.parse(data.toString()) as ServerMessage);
    for (const listener of [...listeners]) listener();
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on("close", (code, reason) => resolve({ code, reason: reason.toString() }));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  socket.on("error", () => {});
  const hears: Wire["hears"] = (t, fits = () => true) =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = received.find((one) => one.t === t && fits(one as never));
        if (found === undefined) return;
        listeners.delete(look);
        resolve(found as never);
      };
      listeners.add(look);
      look();
    });
  return {
    socket,
    received,
    hears,
    closed,
    say: (message) => socket.send(JSON.stringify(message)),
  };
}

export function hello(table: string, pass?: string): ClientMessage {
  return { t: "hello", protocol: PROTOCOL, table, ...(pass === undefined ? {} : { pass }) };
}

/** A client that follows a table with the follower of the protocol, and comes again when told to. */
export interface Player {
  readonly follower: Follower;
  /** Connects, now or again. */
  connect(base: string): Promise<Wire>;
}

export function player(table: string, pass: string | undefined, onChange = () => {}): Player {
  let current: Wire | undefined;
  const follower = new Follower(table, pass, (message) => current?.say(message), onChange);
  return {
    follower,
    async connect(base) {
      const line = await wire(base);
      current = line;
      line.socket.on("message", (data) => follower.receive(JSON.parse(data.toString())));
      line.socket.on("close", () => follower.close());
      follower.open();
      await line.hears("whole");
      return line;
    },
  };
}

/** One of the players who are asked something answers with the first option. */
export async function answerNext(players: readonly Player[]): Promise<void> {
  const { follower, seat, question } = await vi.waitFor(() => whoIsAsked(players));
  const command = { do: "answer", seat, question: question.id, keys: [question.options[0].key] };
  const trouble = await new Promise((resolve) => follower.request(command as Command, resolve));
  if (trouble !== null) throw new Error(JSON.stringify(trouble));
}

function whoIsAsked(players: readonly Player[]) {
  for (const { follower } of players) {
    for (const [seat, { document }] of follower.sheets) {
      if (document.question !== null) return { follower, seat, question: document.question };
    }
  }
  throw new Error("nobody is asked");
}
