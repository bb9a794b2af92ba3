// A thread that comes up, and then is busy for ever with the first thing it is asked.
import { parentPort } from "node:worker_threads";

parentPort.on("message", ({ t }) => {
  if (t === "call") for (;;);
});
parentPort.postMessage({ t: "ready" });
