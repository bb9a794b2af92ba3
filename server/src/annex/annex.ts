import type { OpenTable } from "@coterie/protocol";
import { workerFile } from "../built-files.js";
import { type Connection, dismiss, type Ear, Refused, type Tables } from "../core/index.js";
import type { Reporter } from "../core/parts.js";
import type { Call } from "./messages.js";
import { Resting } from "./resting.js";
import { type AnyReply, type HouseData, type Program, Thread } from "./thread.js";

const usualProgram = (): Program => ({ file: workerFile("annex/worker.js"), patienceMs: 5_000 });

/** The tables with foreign pieces, as the house sees them. The thread starts when it is needed. */
export class Annex implements Tables {
  readonly #data: HouseData;
  readonly #report: Reporter;
  readonly #program: Program;
  readonly #resting = new Resting();
  #thread: Thread | undefined;
  #isClosed = false;

  constructor(data: HouseData, report: Reporter, program: Program = usualProgram()) {
    this.#data = data;
    this.#report = report;
    this.#program = program;
  }

  readonly open: Tables["open"] = (...args) => this.#call("open", args);
  readonly join: Tables["join"] = (...args) => this.#call("join", args);
  readonly redeem: Tables["redeem"] = (...args) => this.#call("redeem", args);
  readonly perform: Tables["perform"] = (...args) => this.#call("perform", args);
  readonly info: Tables["info"] = (...args) => this.#call("info", args);
  readonly sheets: Tables["sheets"] = (...args) => this.#call("sheets", args);
  readonly log: Tables["log"] = (...args) => this.#call("log", args);
  readonly record: Tables["record"] = (...args) => this.#call("record", args);
  readonly remove: Tables["remove"] = (...args) => this.#call("remove", args);

  connect(connection: Connection): Ear {
    let ear: Ear | undefined;
    return {
      receive: (message) => {
        const refused = message.t === "hello" ? this.#refusal(message.table) : undefined;
        if (refused !== undefined) {
          dismiss(connection, "again", refused.message, refused.retryAfterSeconds);
          return;
        }
        ear ??= this.#running().connect(connection);
        ear.receive(message);
      },
      closed: () => ear?.closed(),
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.close();
  }

  #call(call: Call, args: readonly unknown[]): void {
    const reply = args[args.length - 1] as AnyReply;
    const refused = this.#refusal(tableOf(call, args));
    if (refused !== undefined) reply(refused, null as never);
    else this.#running().call(call, args.slice(0, -1), reply);
  }

  #refusal(table: string | undefined): Refused | undefined {
    if (this.#isClosed) return new Refused("busy", "this server stops; try again");
    const pause = table === undefined ? undefined : this.#resting.pauseOf(table, Date.now());
    if (pause === undefined) return undefined;
    const minutes = Math.ceil(pause.left / 60_000);
    const away = `it is put aside for ${minutes} minute${minutes === 1 ? "" : "s"}`;
    return new Refused("resting", `the rules of this table ${pause.reason}; ${away}`, {
      retryAfterSeconds: Math.ceil(pause.left / 1_000),
    });
  }

  #running(): Thread {
    this.#thread ??= new Thread(this.#data, this.#report, this.#program, (at, reason) => {
      this.#thread = undefined;
      if (at !== "") this.#resting.put(at, reason, Date.now());
    });
    return this.#thread;
  }
}

/** The table that has to be at hand for a call; a new one from nowhere needs none. */
function tableOf(call: Call, args: readonly unknown[]): string | undefined {
  return call === "open" ? (args[0] as OpenTable).from?.table : (args[0] as string);
}
