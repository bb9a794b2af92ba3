import { connect, type Socket } from "node:net";
import { framesIn, OPCODES, upgradeRequest } from "./wire.js";

/** A connection to the server, byte by byte. */

/** No server that is well takes so long to answer. */
const PATIENCE_MS = 60_000;

export interface Heard {
  /** The status of the answer to the upgrade. */
  readonly status: number;
  readonly texts: readonly string[];
  /** The code with which the server closed the socket, if it did. */
  readonly code: number | undefined;
}

export interface LineOptions {
  readonly port: number;
  /** What is written after the upgrade, in one go. */
  readonly bytes: Buffer;
  /** Whether everything has come that was waited for; then the line is cut. */
  readonly isEnough?: (texts: readonly string[]) => boolean;
  /** After the bytes the line is closed from this side. */
  readonly hangsUp?: boolean;
}

/** Becomes a socket, sends bytes, and listens until it has heard enough or the line is closed. */
export function talk({ port, bytes, isEnough, hangsUp }: LineOptions): Promise<Heard> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.write(Buffer.concat([Buffer.from(upgradeRequest()), bytes]));
  if (hangsUp) socket.end();
  const texts: string[] = [];
  let status = 0;
  let code: number | undefined;
  let rest: Buffer = Buffer.alloc(0);

  function hear(data: Buffer): void {
    rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
    if (status === 0) {
      const end = rest.indexOf("\r\n\r\n");
      if (end < 0) return;
      status = statusOf(rest);
      rest = rest.subarray(end + 4);
    }
    if (status !== 101) return;
    const found = framesIn(rest);
    rest = found.rest;
    for (const { opcode, payload } of found.frames) {
      if (opcode === OPCODES.text) texts.push(payload.toString());
      if (opcode === OPCODES.close) code = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
    }
    // Whom the server closed hangs up, as browsers do; those who do not are in held.ts.
    if (code !== undefined) socket.end();
    if (isEnough?.(texts)) socket.destroy();
  }

  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      socket.destroy();
      const last = texts.at(-1)?.slice(0, 200);
      reject(new Error(`no end came within ${PATIENCE_MS} ms; the last that came was: ${last}`));
    }, PATIENCE_MS);
    socket.on("data", hear);
    // A server that ends a connection may do so while we still write.
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(late);
      resolve({ status, texts, code });
    });
  });
}

function statusOf(answer: Buffer): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer.subarray(0, 32).toString("latin1"))?.[1] ?? 0);
}

/** A connection that says something of HTTP and perhaps no more; what comes back is collected. */
export function speakHttp(port: number, bytes: Buffer, hangsUp: boolean): Promise<Buffer> {
  const socket = connect({ port, host: "127.0.0.1" });
  const chunks: Buffer[] = [];
  socket.write(bytes);
  if (hangsUp) socket.end();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      socket.destroy();
      const said = bytes.subarray(0, 4000).toString("latin1");
      reject(new Error(`no end came within ${PATIENCE_MS} ms after ${JSON.stringify(said)}`));
    }, PATIENCE_MS);
    socket.on("data", (data) => chunks.push(data));
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(late);
      resolve(Buffer.concat(chunks));
    });
  });
}

/** A connection that stays open, whatever it has said. */
export function hold(port: number, bytes: Buffer): Socket {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => {});
  socket.resume();
  socket.write(bytes);
  return socket;
}
