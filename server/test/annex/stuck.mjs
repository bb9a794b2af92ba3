// A thread that is busy for ever with the table "stuck", and answers everything else at once.
import { parentPort, workerData } from "node:worker_threads";

const place = Buffer.from(workerData.whereabouts);

parentPort.on("message", ({ t, id, args }) => {
  if (t === "ping") parentPort.postMessage({ t: "pong" });
  if (t === "close") parentPort.postMessage({ t: "closed" });
  if (t !== "call") return;
  place.fill(0);
  place.write(args[0]);
  if (args[0] === "stuck") for (;;);
  parentPort.postMessage({ t: "reply", id, error: null, result: { id: args[0] } });
});
parentPort.postMessage({ t: "ready" });
