import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { guarded } from "./postgres-guard.js";
import { type Account, binariesFor, postgresAccount, temporaryFolderFor } from "./postgres-host.js";

/** A real PostgreSQL for tests. It ends with the process that started it, however that ends. */
export interface RunningPostgres {
  /** A database that is always there. */
  readonly url: string;
  /** Makes an empty database and gives back its url. */
  freshDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const USER = "coterie";

/** Durable as in earnest, but small, and without what only pays off on a long run. */
const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=200",
  "shared_buffers=64MB",
  "wal_init_zero=off",
  "wal_recycle=off",
  "log_checkpoints=off",
];

/** Somebody else may take the port between our looking for one and its being used. */
const TRIES = 3;

export async function startPostgres(): Promise<RunningPostgres> {
  for (let tries = 1; ; tries++) {
    try {
      return await startOnce(await freePort());
    } catch (error) {
      if (tries === TRIES || !/Address already in use/.test(String(error))) throw error;
    }
  }
}

async function startOnce(port: number): Promise<RunningPostgres> {
  const account = postgresAccount();
  const folder = mkdtempSync(join(temporaryFolderFor(account), "coterie-postgres-"));
  try {
    give(folder, account);
    const binaries = binariesFor(account, folder);
    const password = randomBytes(16).toString("hex");
    await initialise(binaries, folder, password, account);
    const stop = await run(binaries, folder, port, account);
    return running(`postgres://${USER}:${password}@127.0.0.1:${port}`, stop);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** PGDATA and the like of whoever runs the tests stay outside. */
const environment = { PATH: process.env.PATH, LC_ALL: "C" };

async function initialise(
  binaries: string,
  folder: string,
  password: string,
  account: Account,
): Promise<void> {
  const secret = join(folder, "password");
  writeFileSync(secret, password, { mode: 0o600 });
  give(secret, account);
  const place = ["-D", join(folder, "data"), "-U", USER];
  const login = ["-A", "scram-sha-256", `--pwfile=${secret}`];
  const manner = ["--encoding=UTF8", "--locale=C", "--no-sync", "--no-instructions"];
  await promisify(execFile)(join(binaries, "initdb"), [...place, ...login, ...manner], {
    ...account,
    cwd: folder,
    env: environment,
  });
}

function run(
  binaries: string,
  folder: string,
  port: number,
  account: Account,
): Promise<() => Promise<void>> {
  const command = [join(binaries, "postgres"), "-D", join(folder, "data"), "-p", String(port)];
  for (const setting of SETTINGS) command.push("-c", setting);
  const surroundings = { folder, ...account, env: environment };
  return guarded(command, surroundings, "ready to accept connections");
}

function running(base: string, stop: () => Promise<void>): RunningPostgres {
  const url = `${base}/postgres`;
  let made = 0;
  return {
    url,
    stop,
    async freshDatabase() {
      const name = `fresh_${++made}`;
      const sql = postgres(url, { max: 1 });
      await sql`create database ${sql(name)}`;
      await sql.end();
      return `${base}/${name}`;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

function give(path: string, { uid, gid }: Account): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
