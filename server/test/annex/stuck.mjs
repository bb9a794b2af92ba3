// A thread that fails at some tables, each in its own way, and answers everything else at once.
import { parentPort, workerData } from "node:worker_threads";

const place = Buffer.from(workerData.whereabouts);

const RANGE_ERROR = {
  name: "RangeError",
  message: "too far",
  stack: "RangeError: too far\n    at rules",
};

function failAt(table) {
  if (table === "stuck") for (;;);
  if (table === "hungry") for (const all = []; ; ) all.push(new Array(1_000_000).fill(all.length));
  if (table === "crashing") throw new TypeError("of null");
  if (table === "leaving") process.exit(3);
}

parentPort.on("message", ({ t, id, args }) => {
  if (t === "ping") parentPort.postMessage({ t: "pong" });
  if (t === "close") parentPort.postMessage({ t: "closed" });
  if (t !== "call") return;
  const [table] = args;
  place.fill(0);
  place.write(table);
  failAt(table);
  const error = table === "faulty" ? { fault: RANGE_ERROR } : null;
  parentPort.postMessage({ t: "reply", id, error, result: { id: table } });
});
parentPort.postMessage({ t: "ready" });
