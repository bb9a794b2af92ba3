import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { FrameReader, pongFrame, textFrame } from "./frames.js";

export const HOST = "127.0.0.1";

/** What is called for each message: the bytes are lent for the time of the call. */
export type OnText = (bytes: Buffer, start: number, end: number) => void;

const READ_BYTES = 16 * 1024;
const HEAD_END = "\r\n\r\n";

/** A WebSocket connection of the measuring client. */
export class Connection {
  onText: OnText = () => {};
  /** The other side ended it; called again when something is sent then. Not called after `close`. */
  onLost: (why: string) => void = () => {};
  private readonly socket: Socket;
  private readonly reader = new FrameReader({
    text: (bytes, start, end) => this.onText(bytes, start, end),
    ping: (payload) => void this.socket.write(pongFrame(payload)),
    close: (code, reason) => this.lost(`closed with ${code} ${reason}`),
  });
  private head: string | null = "";
  private opened: (error?: Error) => void = () => {};
  private over = false;
  private lostBy: string | undefined;

  private constructor(
    port: number,
    private readonly path: string,
  ) {
    // Read into one buffer again and again instead of a new one for each message.
    const onread = {
      buffer: Buffer.allocUnsafeSlow(READ_BYTES),
      callback: (count: number, buffer: Uint8Array): boolean => {
        this.take(Buffer.from(buffer.buffer, buffer.byteOffset, count));
        return true;
      },
    };
    this.socket = connect({ port, host: HOST, noDelay: true, onread });
    this.socket.on("error", (error) => this.lost(error.message));
    this.socket.on("close", () => this.lost("the connection ended"));
    this.socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${HOST}:${port}\r\nUpgrade: websocket\r\n` +
        `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
        `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}${HEAD_END}`,
    );
  }

  /** `onText` must be given here, because servers may speak with their first breath. */
  static open(port: number, path: string, onText: OnText): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const connection = new Connection(port, path);
      connection.onText = onText;
      connection.opened = (error) => (error === undefined ? resolve(connection) : reject(error));
    });
  }

  send(text: string): void {
    if (this.lostBy !== undefined) this.onLost(this.lostBy);
    else this.socket.write(textFrame(text));
  }

  close(): void {
    this.over = true;
    this.socket.destroy();
  }

  private take(bytes: Buffer): void {
    if (this.head === null) this.reader.read(bytes);
    else this.takeHead(bytes);
  }

  private takeHead(bytes: Buffer): void {
    this.head += bytes.toString("latin1");
    const head = this.head ?? "";
    const end = head.indexOf(HEAD_END);
    if (end < 0) return;
    if (!head.startsWith("HTTP/1.1 101")) {
      this.lost(`${this.path} was not upgraded: ${head.slice(0, 200)}`);
      return;
    }
    this.head = null;
    this.opened();
    const rest = head.slice(end + HEAD_END.length);
    if (rest.length > 0) this.reader.read(Buffer.from(rest, "latin1"));
  }

  private lost(why: string): void {
    if (this.over) return;
    this.over = true;
    this.lostBy = why;
    this.opened(new Error(`${this.path}: ${why}`));
    this.onLost(why);
    this.socket.destroy();
  }
}
