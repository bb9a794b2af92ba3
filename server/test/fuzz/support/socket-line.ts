import type { ServerMessage } from "@coterie/protocol";
import { type RawData, WebSocket } from "ws";
import { socketAddress } from "../../secrecy/support/client.js";

/** A socket over which anything can be said, limits or not. */
export interface SocketLine {
  readonly socket: WebSocket;
  readonly texts: string[];
  say(message: unknown): void;
  /** The next message of a kind that has not been looked at yet. */
  hears(t: ServerMessage["t"]): Promise<ServerMessage>;
  readonly closed: Promise<number>;
}

const open = new Set<WebSocket>();

/** Ends everything that a test left open. */
export function hangUp(): void {
  for (const socket of open) socket.terminate();
  open.clear();
}

export async function lineTo(base: string): Promise<SocketLine> {
  const socket = new WebSocket(socketAddress(base));
  open.add(socket);
  const texts: string[] = [];
  let looked = 0;
  let arrived = (): void => {};
  socket.on("message", (data: RawData) => {
    texts.push(data.toString());
    arrived();
  });
  const closed = new Promise<number>((resolve) => {
    socket.on("close", (code) => resolve(code));
  });
  await new Promise((resolve, reject) => {
    socket.on("open", resolve);
    socket.on("error", reject);
  });
  return {
    socket,
    texts,
    say: (message) => socket.send(typeof message === "string" ? message : JSON.stringify(message)),
    hears: (t) =>
      new Promise((resolve, reject) => {
        closed.then((code) => reject(new Error(`closed with ${code}; no ${t} came`)));
        arrived = () => {
          while (looked < texts.length) {
            const message = JSON.parse(texts[looked++]) as ServerMessage;
            if (message.t !== t) continue;
            arrived = () => {};
            resolve(message);
            return;
          }
        };
        arrived();
      }),
    closed,
  };
}

export function helloTo(table: string, pass?: string): unknown {
  return { t: "hello", protocol: 1, table, ...(pass === undefined ? {} : { pass }) };
}
