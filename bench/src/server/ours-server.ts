/** Our server as `coterie serve` starts it, over the folder that is named. */
import { readSettings, startServer } from "@coterie/server";
import { HOST } from "./connection.js";

const flags = { port: process.env.PORT, host: HOST, data: process.argv[2] };
const served = await startServer(readSettings(flags, process.env));
process.on("SIGTERM", () => void served.close().then(() => process.exit()));
