import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { openStore, readSettings, type Settings, SettingsError } from "@coterie/server";
import { CannotOpenStore, openEmbedded, type Store } from "@coterie/server/stores";
import { type Args, noMore } from "../args.js";
import type { Command } from "../command.js";
import { Failure, UsageError } from "../faults.js";
import { type Io, say } from "../io.js";
import { linesOf } from "../play/lines.js";
import { told } from "../tables/asking.js";
import { deleteTable } from "../tables/delete.js";
import { listTables } from "../tables/list.js";
import { showTable } from "../tables/show.js";
import { verifyTables } from "../tables/verify.js";

/** Looks after the tables of a store, beside a server that runs or without one. */

type Work = (io: Io, store: Store, id: string) => Promise<number>;

const works: Readonly<Record<string, { readonly work: Work; readonly needs: string | undefined }>> =
  {
    verify: { work: verifyTables, needs: undefined },
    list: { work: listTables, needs: undefined },
    show: { work: showTable, needs: "ID" },
    delete: { work: deleteTable, needs: "ID" },
  };

async function run(io: Io, args: Args): Promise<number> {
  const [what = "", name = "", ...extra] = args.positionals;
  if (what === "backup") {
    if (name === "") throw new UsageError("coterie tables backup needs the FILE to write");
    noMore("coterie tables backup", extra);
    return backup(io, placeOf(io, args), name);
  }
  const found = Object.hasOwn(works, what) ? works[what] : undefined;
  if (found === undefined) {
    const known = [...Object.keys(works), "backup"].join(", ");
    throw new UsageError(`coterie tables does not know "${what}"; expected one of: ${known}`);
  }
  if (found.needs !== undefined && name === "") {
    throw new UsageError(`coterie tables ${what} needs the ${found.needs} of a table`);
  }
  noMore(`coterie tables ${what}`, found.needs === undefined && name !== "" ? [name] : extra);
  const place = placeOf(io, args);
  if (what === "delete" && !(await isAgreed(io, args, name))) {
    say(io, "Nothing was deleted.");
    return 1;
  }
  return withStore(place, (store) => found.work(io, store, name));
}

/** A table cannot be brought back: people are asked, scripts say so beforehand. */
async function isAgreed(io: Io, args: Args, id: string): Promise<boolean> {
  if (args.has("yes")) return true;
  if (!io.isTerminal) {
    throw new UsageError(`coterie tables delete needs --yes where no person can be asked`);
  }
  const lines = linesOf(io);
  try {
    const answer = await lines.next(
      `Delete table ${id} for ever, also if its game is running? [y/N] `,
    );
    return /^y(es)?$/i.test(answer?.trim() ?? "");
  } finally {
    lines.close();
  }
}

type Place = Pick<Settings, "data" | "databaseUrl">;

function placeOf(io: Io, args: Args): Place {
  let settings: Settings;
  try {
    settings = readSettings({ data: args.text("data") }, io.env);
  } catch (error) {
    throw error instanceof SettingsError ? new UsageError(error.message) : error;
  }
  // A folder that is named is meant, whatever the environment says.
  const databaseUrl = args.text("data") === undefined ? settings.databaseUrl : undefined;
  const data = resolve(io.cwd, settings.data);
  // Opening a store makes one; a mistyped folder should be told of instead.
  if (databaseUrl === undefined && !existsSync(join(data, "coterie.db"))) {
    throw new UsageError(
      `there are no tables in ${settings.data}; expected the folder of a server`,
    );
  }
  return { data, databaseUrl };
}

async function withStore<T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await opened(() => openStore(place));
  try {
    return await work(store);
  } finally {
    await told<void>((done) => store.close(done));
  }
}

async function opened<T>(open: () => T | Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw error instanceof CannotOpenStore ? new Failure(error.message) : error;
  }
}

async function backup(io: Io, { data, databaseUrl }: Place, file: string): Promise<number> {
  if (databaseUrl !== undefined) {
    throw new UsageError("a database is backed up with its own tools: pg_dump (docs/hosting.md)");
  }
  const store = await opened(() => openEmbedded(data));
  try {
    await told<void>((done) => store.backup(resolve(io.cwd, file), done));
  } catch (error) {
    throw new Failure((error as Error).message);
  } finally {
    await told<void>((done) => store.close(done));
  }
  say(io, `All tables are in ${file}.`);
  return 0;
}

export const tablesCommand: Command = {
  name: "tables",
  usage: ["verify", "list", "show ID", "delete ID [--yes]", "backup FILE"],
  summary: "look after the tables of a server: verify, list, show, delete, back up",
  details: [
    "verify plays every table again by the present rules and lists those that lead elsewhere (they",
    "would go on from their last position) and those that cannot be loaded. Exit code 1 if there are any.",
    "delete removes a table with all that was ever said and done there, running or not. It asks",
    "before; scripts give --yes.",
    "All of it may be done while servers run. With DATABASE_URL the tables are those of the database.",
  ],
  options: {
    data: { type: "string", value: "DIR", help: "the folder with the tables (./coterie-data)" },
    yes: { type: "boolean", help: "delete: do not ask" },
  },
  run,
};
