import { Worker } from "node:worker_threads";
import type { ClientMessage } from "@coterie/protocol";
import { type Connection, dismiss, type Ear, Refused } from "../core/index.js";
import type { Reporter } from "../core/parts.js";
import type { AnnexData, Call, FromAnnex, ToAnnex } from "./messages.js";
import { fromSent } from "./sent-error.js";
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

/** Told the table in whose rules the thread failed, or "" if in none, and what they did. */
type Gone = (table: string, reason: string) => void;

/** One life of the thread: its end is the reply to all open calls, and closes all connections. */
export class Thread {
  readonly #worker: Worker;
  readonly #report: Reporter;
  readonly #patienceMs: number;
  readonly #gone: Gone;
  readonly #replies = new Map<number, AnyReply>();
  readonly #connections = new Map<number, Connection>();
  readonly #pings: NodeJS.Timeout;
  #nextId = 0;
  readonly #whereabouts = newWhereabouts();
  #heard = Date.now();
  #isReady = false;
  /** What the rules of a table did to the thread, for people; undefined while it is sound. */
  #failure: string | undefined;
  #closed: (() => void) | undefined;

  constructor(data: HouseData, report: Reporter, program: Program, gone: Gone) {
    this.#report = report;
    this.#patienceMs = program.patienceMs;
    this.#gone = gone;
    this.#worker = new Worker(program.file, {
      workerData: { ...data, whereabouts: this.#whereabouts } satisfies AnnexData,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.#worker.on("message", (message: FromAnnex) => this.#hear(message));
    this.#worker.on("error", (error) => this.#fail(error, wordsFor(error)));
    this.#worker.on("exit", (code) => this.#end(code));
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
      this.#fail(new Error("a table of the annex took too long"), "took too long");
      void this.#worker.terminate();
    }
    this.#post({ t: "ping" });
  }

  #fail(error: Error, failure: string): void {
    // An exception may follow while a stuck thread is being ended.
    if (this.#failure !== undefined) return;
    this.#failure = failure;
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
        this.#report.fault(`sandbox-${message.where}`, fromSent(message.error), message.table);
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

  #end(code: number): void {
    clearInterval(this.#pings);
    const isStopped = this.#closed !== undefined;
    if (this.#failure === undefined && !isStopped) {
      this.#fail(
        new Error(`the thread of the annex ended with exit code ${code}`),
        "ended the thread",
      );
    }
    const failure = this.#failure ?? "";
    const table = failure === "" ? "" : tableAt(this.#whereabouts);
    this.#gone(table, failure);
    const away = new Refused("busy", `${endingOf(table, failure)}; try again`);
    for (const reply of this.#replies.values()) reply(away, null as never);
    for (const connection of this.#connections.values()) {
      dismiss(connection, "again", away.message);
    }
    this.#closed?.();
  }
}

/** What the error of a thread says of the rules that ran in it. */
function wordsFor(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ERR_WORKER_OUT_OF_MEMORY" ? "needed too much memory" : "crashed";
}

/** Why a thread ended, for the clients of all its tables. */
function endingOf(table: string, failure: string): string {
  if (failure === "") return "this server stops";
  if (table === "") return "the thread for tables with foreign packs failed";
  return `the rules of a table with a foreign pack ${failure}`;
}

/** A refusal as it was, or a fault that only the log is told of. */
function errorOf(error: NonNullable<Extract<FromAnnex, { t: "reply" }>["error"]>): Error {
  if ("fault" in error) return fromSent(error.fault);
  const { code, message, retryAfterSeconds } = error;
  return new Refused(
    code as Refused["code"],
    message,
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  );
}
