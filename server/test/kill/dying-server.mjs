// The server as `coterie serve` starts it; but when so many appends (the first argument) are durable,
// it dies before anybody is told: no acknowledgement, no update, no notice to other servers.

import { parseArgs } from "node:util";
import { openStore, readSettings, startServer } from "@coterie/server";

const { values, positionals } = parseArgs({
  options: { host: { type: "string" }, port: { type: "string" }, data: { type: "string" } },
  allowPositionals: true,
});
const settings = readSettings(values, process.env);
const store = await openStore(settings);
let left = Number(positionals[0]);

/** @type {typeof store} */
const dying = {
  ...store,
  append(appends, done) {
    const isWriting = appends.some(({ bodies }) => bodies.length > 0);
    store.append(appends, (error, written) => {
      if (isWriting && error === null && --left === 0) process.kill(process.pid, "SIGKILL");
      else done(error, written);
    });
  },
};

const { address } = await startServer(settings, { store: dying });
console.log(`listens at ${address}`);
