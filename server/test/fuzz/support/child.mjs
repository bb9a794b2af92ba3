// A server in a process of its own, as it is built. It tells its address, then answers questions
// about its memory. Run: node --expose-gc child.mjs FOLDER

import { setTimeout as pause } from "node:timers/promises";
import { readSettings, startServer } from "@coterie/server";

const flags = { port: "0", host: "127.0.0.1", data: process.argv[2] };
const served = await startServer(readSettings(flags, process.env));

process.on("message", async (question) => {
  if (question === "memory") process.send?.({ memory: await memory() });
  else await served.close().then(() => process.exit(0));
});
process.on("disconnect", () => process.exit(1));
process.send?.({ address: served.address });

/** What is left when everything that can be forgotten is forgotten. */
async function memory() {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.();
    await pause(50);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  const streams = process.getActiveResourcesInfo().filter((kind) => kind === "TCPSocketWrap");
  return { heapUsed, external, rss, sockets: streams.length };
}
