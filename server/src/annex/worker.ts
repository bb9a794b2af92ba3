import { parentPort, workerData } from "node:worker_threads";
import {
  type Ear,
  type FaultPlace,
  Hall,
  type Parts,
  type Reply,
  type Reporter,
  troubleOf,
  USUAL_PACE,
} from "../core/index.js";
import { realChance, realClock } from "../net/real.js";
import { openStore } from "../net/stores.js";
import { houseShelf } from "../shelf.js";
import { pooledThinker } from "../thinking/pooled.js";
import type { AnnexData, FromAnnex, ToAnnex } from "./messages.js";
import { toSent } from "./sent-error.js";
import { beAt } from "./whereabouts.js";

/**
 * The annex: a server of its own, with its own way to the store, in a thread of its own. Tables
 * with pieces from anywhere are served here, and can hold up nobody but each other.
 */

const port = parentPort;
if (port === null) throw new Error("the annex runs in a thread that the server starts");
const { settings, build, whereabouts } = workerData as AnnexData;

const tell = (message: FromAnnex): void => port.postMessage(message);

const report: Reporter = {
  count: (what, times = 1) => tell({ t: "count", what, times }),
  fault: (where, error, table) =>
    tell({ t: "fault", where: where as FaultPlace, error: toSent(error), table }),
  warn: (message, details) => tell({ t: "warn", message, details }),
};
const store = await openStore(settings, report);
const thinker = pooledThinker({ threads: 1, budgetMs: settings.botBudgetMs, report });
const parts: Parts = {
  store,
  shelf: houseShelf(),
  thinker,
  clock: realClock,
  chance: realChance,
  holder: realChance.hex(8),
  build,
  report,
  begins: (table) => beAt(whereabouts, table),
};
const hall = new Hall(parts, { ...USUAL_PACE, idle: settings.idleSeconds * 1000 });
const ears = new Map<number, Ear>();

function answer({ id, call, args }: Extract<ToAnnex, { t: "call" }>): void {
  const reply: Reply<unknown> = (error, result) => {
    const trouble = error === null ? null : (troubleOf(error) ?? { fault: toSent(error) });
    tell({ t: "reply", id, error: trouble, result });
  };
  const run = hall[call] as (...args: unknown[]) => void;
  run.call(hall, ...args, reply);
}

function connect(connection: number): void {
  const ear = hall.connect({
    send: (text) => tell({ t: "send", connection, text }),
    close: (code, reason) => tell({ t: "end", connection, code, reason }),
  });
  ears.set(connection, ear);
}

function close(): void {
  hall.close(async () => {
    await thinker.close();
    store.close((error) => {
      if (error !== null) report.fault("store-close", error);
      tell({ t: "closed" });
    });
  });
}

port.on("message", (message: ToAnnex) => {
  // Whoever hears something hangs nowhere.
  beAt(whereabouts, "");
  switch (message.t) {
    case "call":
      answer(message);
      break;
    case "connect":
      connect(message.connection);
      break;
    case "message":
      ears.get(message.connection)?.receive(message.message);
      break;
    case "closed":
      ears.get(message.connection)?.closed();
      ears.delete(message.connection);
      break;
    case "ping":
      tell({ t: "pong" });
      break;
    case "close":
      close();
      break;
  }
});
tell({ t: "ready" });
