import {
  type Command,
  type CommandResult,
  Follower,
  type ServerMessage,
  type Sheet,
  type Trouble,
} from "@coterie/protocol";
import { WebSocket } from "ws";

/** Somebody at a table over a real socket, who keeps everything that he is sent. */
export interface Client {
  readonly follower: Follower;
  /** What came, to the byte, in its order. */
  readonly texts: string[];
  does(command: Command): Promise<CommandResult>;
  /** When this is done, everything that was sent before it was asked for has arrived. */
  settle(): Promise<void>;
  /** When something is true of what he knows. */
  until(isSo: (client: Client) => boolean): Promise<void>;
  /** Why the connection ended: a code, once it has. */
  readonly closed: Promise<number>;
  close(): Promise<number>;
}

/** What a client was told when something was refused. */
export class Told extends Error {
  constructor(readonly trouble: Trouble) {
    super(`${trouble.code}: ${trouble.message}`);
  }
}

export function socketAddress(base: string): string {
  return new URL("api/socket", base).href.replace(/^http/, "ws");
}

/** Connects, and is there when everything has come that is to be seen at first. */
export async function connect(base: string, table: string, pass?: string): Promise<Client> {
  const socket = new WebSocket(socketAddress(base));
  const texts: string[] = [];
  const waiting = new Set<() => void>();
  const pongs: (() => void)[] = [];
  let follows: readonly number[] | undefined;
  const follower = new Follower(table, pass, (message) => socket.send(JSON.stringify(message)));
  const client: Client = {
    follower,
    texts,
    does: (command) =>
      new Promise((resolve, reject) => {
        follower.request(command, (trouble, result) => {
          if (trouble === null) resolve(result);
          else reject(new Told(trouble));
        });
      }),
    settle: () =>
      new Promise((resolve) => {
        pongs.push(resolve);
        socket.send('{"t":"ping"}');
      }),
    until: (isSo) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!isSo(client)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    closed: new Promise((resolve) => {
      socket.on("close", resolve);
    }),
    close() {
      socket.close();
      return client.closed;
    },
  };
  socket.on("message", (data) => {
    const text = data.toString();
    const message = JSON.parse(text) as ServerMessage;
    texts.push(text);
    follower.receive(message);
    if (message.t === "welcome") follows = message.follows;
    if (message.t === "pong") pongs.shift()?.();
    for (const look of [...waiting]) look();
  });
  await new Promise((resolve, reject) => {
    socket.on("open", resolve);
    socket.on("error", reject);
  });
  follower.open();
  await client.until(() => follows?.every((one) => follower.sheets.has(one)) ?? false);
  return client;
}

/** What he sees as this audience: the one that he follows, if nothing is said. */
export function sheetOf({ follower }: Client, audience?: number): Sheet {
  const [first] = follower.sheets.keys();
  const sheet = follower.sheets.get(audience ?? first);
  if (sheet === undefined) throw new Error(`nothing is known of audience ${audience}`);
  return sheet;
}
