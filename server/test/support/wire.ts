import { WebSocket } from "ws";

export interface WireEvents {
  opened(): void;
  received(text: string): void;
  lost(): void;
}

/** Milliseconds until somebody who lost a connection tries again: at least, and so many more. */
const PAUSE = 15;
const MORE_PAUSE = 60;

/**
 * A connection that comes back: to any of the addresses, whichever is drawn, because nothing in
 * front of the servers promises to lead somebody to the same one twice.
 */
export class Wire {
  private socket: WebSocket | undefined;
  private isOver = false;

  constructor(
    private readonly addresses: readonly string[],
    private readonly pick: (below: number) => number,
    private readonly events: WireEvents,
  ) {}

  /** To one of the addresses if it matters which, else to any. */
  connect(address = this.addresses[this.pick(this.addresses.length)]): void {
    if (this.isOver) return;
    const socket = new WebSocket(socketAt(address), { perMessageDeflate: false });
    this.socket = socket;
    socket.on("open", () => this.events.opened());
    socket.on("message", (data) => this.events.received(String(data)));
    // Why it failed does not matter: it closes.
    socket.on("error", () => {});
    socket.on("close", () => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      this.events.lost();
      if (!this.isOver) setTimeout(() => this.connect(), PAUSE + this.pick(MORE_PAUSE));
    });
  }

  send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  /** Lets go of the connection as a bad network does; it comes back. */
  drop(): void {
    this.socket?.terminate();
  }

  close(): void {
    this.isOver = true;
    this.socket?.close();
  }
}

function socketAt(address: string): string {
  return `${new URL("api/socket", address)}`.replace(/^http/, "ws");
}
