import {
  CLOSE,
  type ClientMessage,
  type Command,
  type CommandResult,
  type Desync,
  Follower,
  type ServerMessage,
} from "@coterie/protocol";
import { signal } from "@preact/signals";
import { Away, addressOf } from "./api.js";
import { isOldFor } from "./build.js";
import { Pulse } from "./pulse.js";

/**
 * Where a connection is. It comes back by itself, unless there is no use in trying. "failing": the server
 * failed at the table; "resting": it has put the table aside for a time that it names.
 */
export type LineState =
  | "connecting"
  | "open"
  | "broken"
  | "failing"
  | "resting"
  | "stranger"
  | "gone"
  | "outdated";

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8000;
/** So often in a row before the player is told. */
const MOST_MISREADINGS = 3;

const ENDS: Readonly<Record<number, LineState>> = {
  [CLOSE.stranger]: "stranger",
  [CLOSE.gone]: "gone",
  [CLOSE.outdated]: "outdated",
};

/** A live connection to a table. */
export class Line {
  readonly state = signal<LineState>("connecting");
  /** The server is not the one any more that this page came from. */
  readonly isOld = signal(false);
  /** Goes up with everything that changed in what the follower knows. */
  readonly news = signal(0);
  /** Why messages of the server cannot be read, again and again. */
  readonly fault = signal<unknown>(null);
  readonly follower: Follower;
  private misreadings = 0;
  /** How long the server wants to be left alone, by its last message on this connection. */
  private restMs = 0;
  private readonly pulse = new Pulse(
    () => this.send({ t: "ping" }),
    () => this.lost(),
  );
  private socket: WebSocket | undefined;
  private pause = FIRST_PAUSE_MS;
  private desyncs = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, pass: string | undefined) {
    this.follower = new Follower(
      table,
      pass,
      (message) => this.send(message),
      undefined,
      (desync) => this.reportDesync(desync),
    );
    addEventListener("online", this.look);
    addEventListener("offline", this.look);
    document.addEventListener("visibilitychange", this.look);
    this.connect();
  }

  /** Whoever leaves the table closes its line. */
  close(): void {
    removeEventListener("online", this.look);
    removeEventListener("offline", this.look);
    document.removeEventListener("visibilitychange", this.look);
    this.drop();
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

  /** An error of the server or of this page, not of the player: the page asks for the whole and goes on. */
  private reportDesync({ audience, n, error }: Desync): void {
    this.desyncs++;
    console.error(
      `update ${n} of audience ${audience} does not fit what this page has (${this.desyncs} so far)`,
      error,
    );
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Connects now, without the pause after a failure. */
  readonly tryAgain = (): void => this.connect();

  /** The network came or went, or somebody looks again: is the line still there, or there again? */
  private readonly look = (): void => {
    if (this.state.value === "open") this.pulse.check();
    else if (this.state.value === "broken" && navigator.onLine) this.connect();
  };

  private connect(): void {
    this.drop();
    const address = addressOf("socket");
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.pulse.beat();
      if (this.misreadings < MOST_MISREADINGS) this.pause = FIRST_PAUSE_MS;
      this.follower.open();
    };
    socket.onmessage = ({ data }) => {
      this.pulse.beat();
      try {
        this.receive(JSON.parse(String(data)) as ServerMessage);
      } catch (error) {
        this.misread(error);
      }
    };
    socket.onclose = ({ code }) => this.lost(code);
  }

  private receive(message: ServerMessage): void {
    if (message.t === "welcome") {
      // Not before: a server that fails at the table ends each connection after its first message.
      this.state.value = "open";
      this.isOld.value = isOldFor(message.build);
    }
    if (message.t === "bye") this.restMs = 1000 * (message.retryAfterSeconds ?? 0);
    this.follower.receive(message);
    if (message.t === "whole" || message.t === "update") this.misreadings = 0;
    this.news.value++;
  }

  /** Connects again: the server then sends everything after what the follower has. */
  private misread(error: unknown): void {
    console.error("a message of the server could not be read:", error);
    this.misreadings++;
    if (this.misreadings >= MOST_MISREADINGS) {
      this.fault.value = error;
      this.pause = LONGEST_PAUSE_MS;
    }
    this.lost();
  }

  /** Lets go of the socket, which has nothing to say any more: there is one at a time. */
  private drop(): void {
    clearTimeout(this.timer);
    this.pulse.stop();
    this.follower.close();
    const { socket } = this;
    if (socket === undefined) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.socket = undefined;
  }

  private lost(code?: number): void {
    this.drop();
    const end = code === undefined ? undefined : ENDS[code];
    const { restMs } = this;
    this.restMs = 0;
    this.state.value =
      end ?? (code === CLOSE.fault ? "failing" : restMs > 0 ? "resting" : "broken");
    if (end !== undefined) return;
    if (code === CLOSE.fault) this.pause = LONGEST_PAUSE_MS;
    const pause = Math.max(restMs, this.pause * (0.75 + Math.random() / 2));
    this.timer = setTimeout(() => this.connect(), pause);
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE_MS);
  }
}
