import {
  CLOSE,
  type Command,
  type CommandResult,
  Follower,
  type ServerMessage,
} from "@coterie/protocol";
import { signal } from "@preact/signals";
import { Away, addressOf } from "./api.js";

/** Where a connection is: it comes back by itself, unless there is no use in trying. */
export type LineState = "connecting" | "open" | "broken" | "stranger" | "gone" | "outdated";

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8000;

const ENDS: Readonly<Record<number, LineState>> = {
  [CLOSE.stranger]: "stranger",
  [CLOSE.gone]: "gone",
  [CLOSE.outdated]: "outdated",
};

/** A live connection to a table. */
export class Line {
  readonly state = signal<LineState>("connecting");
  /** Goes up with everything that changed in what the follower knows. */
  readonly news = signal(0);
  readonly follower: Follower;
  private socket: WebSocket | undefined;
  private pause = FIRST_PAUSE_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(table: string, pass: string | undefined) {
    this.follower = new Follower(
      table,
      pass,
      (message) => {
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
      },
      () => {
        this.news.value++;
      },
    );
    addEventListener("online", this.hurry);
    this.connect();
  }

  /** Whoever leaves the table closes its line. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    this.socket?.close();
  }

  /** Does something at the table; it waits for the connection if there is none. */
  do(command: Command): Promise<CommandResult> {
    return new Promise((resolve, reject) => {
      this.follower.request(command, (trouble, result) => {
        if (trouble === null) resolve(result);
        else reject(new Away(trouble.code, trouble.message));
      });
    });
  }

  private readonly hurry = (): void => {
    if (this.state.value !== "broken") return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const address = addressOf("socket");
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.pause = FIRST_PAUSE_MS;
      this.state.value = "open";
      this.follower.open();
    };
    socket.onmessage = ({ data }) => {
      this.follower.receive(JSON.parse(String(data)) as ServerMessage);
      this.news.value++;
    };
    socket.onclose = ({ code }) => this.lost(code);
  }

  private lost(code: number): void {
    this.follower.close();
    if (this.isClosed) return;
    this.state.value = ENDS[code] ?? "broken";
    if (ENDS[code] !== undefined) return;
    this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE_MS);
  }
}
