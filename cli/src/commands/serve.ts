import { resolve } from "node:path";
import {
  openApi,
  readSettings,
  type Served,
  type Settings,
  SettingsError,
  startServer,
  VARIABLES,
} from "@coterie/server";
import { CannotOpenStore } from "@coterie/server/stores";
import { type Args, noMore } from "../args.js";
import type { Command } from "../command.js";
import { Failure, UsageError } from "../faults.js";
import { type Io, say } from "../io.js";
import { listenForStop } from "../stop.js";

/** Serves tables until somebody says stop. */

function settingsOf(io: Io, args: Args): Settings {
  try {
    const flags = { port: args.text("port"), host: args.text("host"), data: args.text("data") };
    return readSettings({ ...flags, allowedHost: args.text("allowed-host") }, io.env);
  } catch (error) {
    throw error instanceof SettingsError ? new UsageError(error.message) : error;
  }
}

async function start(io: Io, settings: Settings): Promise<Served> {
  try {
    return await startServer({ ...settings, data: resolve(io.cwd, settings.data) });
  } catch (error) {
    throw new Failure(problemOf(settings, error));
  }
}

function problemOf({ host, port }: Settings, error: unknown): string {
  if (error instanceof CannotOpenStore) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  const problem = PROBLEMS[code ?? ""];
  if (problem === undefined) throw error;
  return `cannot listen at ${host}:${port}: ${problem}`;
}

const PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: "the port is in use; stop the other server, or choose another one with --port",
  EACCES: "the system does not allow it; expected a port from 1024 on",
  EADDRNOTAVAIL: "this machine has no such address; expected one of its own, or 0.0.0.0 for all",
  ENOTFOUND: "there is no such host; expected an address of this machine, or 0.0.0.0 for all",
};

/** If something hangs, it is not waited for. */
const LAST_MS = 10_000;

async function run(io: Io, args: Args): Promise<number> {
  noMore("coterie serve", args.positionals);
  if (args.has("openapi")) {
    say(io, JSON.stringify(openApi(), null, 2));
    return 0;
  }
  const settings = settingsOf(io, args);
  const stop = listenForStop();
  try {
    const served = await start(io, settings);
    say(io, firstLine(settings, served));
    await stop.said;
    setTimeout(() => process.exit(1), LAST_MS).unref();
    await served.close();
    return 0;
  } finally {
    stop.forget();
  }
}

function firstLine({ data, databaseUrl }: Settings, { addresses }: Served): string {
  const [own, ...others] = addresses;
  const elsewhere = others.length === 0 ? "" : ` (from elsewhere: ${others.join(" ")})`;
  const kept = databaseUrl === undefined ? data : "the database";
  return `Coterie listens at ${own}${elsewhere} and keeps its tables in ${kept}`;
}

export const serveCommand: Command = {
  name: "serve",
  usage: ["[--port n] [--data DIR] [--allowed-host NAME]", "--openapi"],
  summary: "serve tables to people with browsers and scripts",
  details: [
    "Environment variables:",
    "",
    ...Object.entries(VARIABLES).flatMap(([name, help]) => [`  ${name}`, `      ${help}`]),
    "",
    "Logs go to the standard error output, one JSON object a line. The guide is docs/hosting.md.",
  ],
  options: {
    port: { type: "string", value: "n", help: "where it listens (8321); 0 takes any free port" },
    host: { type: "string", value: "ADDRESS", help: "which address it listens at (0.0.0.0: all)" },
    data: {
      type: "string",
      value: "DIR",
      help: "the folder that keeps the tables (./coterie-data)",
    },
    "allowed-host": {
      type: "string",
      value: "NAME",
      help: "a name of this server in addresses (with commas: several), like COTERIE_HOSTS",
    },
    openapi: { type: "boolean", help: "print the description of the HTTP API (OpenAPI) instead" },
  },
  run,
};
