import { Worker } from "node:worker_threads";
import { CLOSE, type ClientMessage } from "@coterie/protocol";
import { type Connection, type Ear, Refused, type Reporter } from "../core/index.js";
import type { AnnexData, Call, FromAnnex, ToAnnex } from "./messages.js";
import { newWhereabouts, tableAt } from "./whereabouts.js";

/** What runs in the thread, and how long it may say nothing. */
export interface Program {
  readonly file: URL;
  /** A thread that is silent for so long is stuck in the rules of one of its tables. */
  readonly patienceMs: number;
}

/** Pieces from anywhere may ask for any amount of memory; the thread dies before the server does. */
const MEMORY_MB = 512;
const PING_MS = 1_000;

export type AnyReply = (error: unknown, result: never) => void;

/** What the house tells its annex of itself. */
export type HouseData = Omit<AnnexData, "whereabouts">;

/** One life of the thread: whatever is open when it ends is told to come again. */
export class Thread {
  readonly #worker: Worker;
  readonly #report: Reporter;
  readonly #patienceMs: number;
  readonly #gone: (stuckAt: string) => void;
  readonly #replies = new Map<number, AnyReply>();
  readonly #connections = new Map<number, Connection>();
  readonly #pings: NodeJS.Timeout;
  #nextId = 0;
  readonly #whereabouts = newWhereabouts();
  #heard = Date.now();
  #isReady = false;
  #hasFailed = false;
  #closed: (() => void) | undefined;

  constructor(
    data: HouseData,
    report: Reporter,
    program: Program,
    gone: (stuckAt: string) => void,
  ) {
    this.#report = report;
    this.#patienceMs = program.patienceMs;
    this.#gone = gone;
    this.#worker = new Worker(program.file, {
      workerData: { ...data, whereabouts: this.#whereabouts } satisfies AnnexData,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.#worker.on("message", (message: FromAnnex) => this.#hear(message));
    this.#worker.on("error", (error) => this.#fail(error));
    this.#worker.on("exit", () => this.#end());
    this.#pings = setInterval(() => this.#watch(), PING_MS).unref();
  }

  call(call: Call, args: unknown[], reply: AnyReply): void {
    const id = this.#nextId++;
    this.#replies.set(id, reply);
    this.#post({ t: "call", id, call, args });
  }

  connect(connection: Connection): Ear {
    const id = this.#nextId++;
    this.#connections.set(id, connection);
    this.#post({ t: "connect", connection: id });
    return {
      receive: (message: ClientMessage) => this.#post({ t: "message", connection: id, message }),
      closed: () => {
        this.#connections.delete(id);
        this.#post({ t: "closed", connection: id });
      },
    };
  }

  /** Lets it save what it has begun. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#closed = resolve;
      this.#post({ t: "close" });
    });
  }

  #post(message: ToAnnex): void {
    this.#worker.postMessage(message);
  }

  #watch(): void {
    if (!this.#isReady) {
      this.#heard = Date.now();
    } else if (Date.now() - this.#heard > this.#patienceMs) {
      this.#fail(new Error("a table of the annex took too long"));
      void this.#worker.terminate();
    }
    this.#post({ t: "ping" });
  }

  #fail(error: Error): void {
    this.#hasFailed = true;
    const table = tableAt(this.#whereabouts);
    this.#report.fault("sandbox", error, table === "" ? undefined : table);
  }

  #hear(message: FromAnnex): void {
    this.#heard = Date.now();
    switch (message.t) {
      case "ready":
        this.#isReady = true;
        break;
      case "reply":
        this.#settle(message);
        break;
      case "send":
        this.#connections.get(message.connection)?.send(message.text);
        break;
      case "end":
        this.#connections.get(message.connection)?.close(message.code, message.reason);
        break;
      case "count":
        this.#report.count(message.what, message.times);
        break;
      case "warn":
        this.#report.warn(message.message, message.details);
        break;
      case "fault":
        this.#report.fault(`sandbox-${message.where}`, message.message, message.table);
        break;
      case "closed":
        void this.#worker.terminate();
        break;
      case "pong":
        break;
    }
  }

  #settle({ id, error, result }: Extract<FromAnnex, { t: "reply" }>): void {
    const reply = this.#replies.get(id);
    this.#replies.delete(id);
    reply?.(error === null ? null : errorOf(error), result as never);
  }

  #end(): void {
    clearInterval(this.#pings);
    this.#gone(this.#hasFailed ? tableAt(this.#whereabouts) : "");
    const away = new Refused("busy", "the rules of a table took too long; try again");
    for (const reply of this.#replies.values()) reply(away, null as never);
    for (const connection of this.#connections.values()) {
      connection.close(CLOSE.again, "again");
    }
    this.#closed?.();
  }
}

/** A refusal as it was, or a fault that only the log is told of. */
function errorOf(error: NonNullable<Extract<FromAnnex, { t: "reply" }>["error"]>): Error {
  if ("fault" in error) return new Error(error.fault);
  return new Refused(error.code as Refused["code"], error.message);
}
