import { execFile } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./ports.js";
import { guarded } from "./postgres-guard.js";
import { binariesFor, postgresAccount, temporaryFolderFor } from "./postgres-host.js";

/** A PostgreSQL that can go away at once, as when the power fails, and come back with its data. */
export interface FragilePostgres {
  readonly url: string;
  /** In immediate mode: nothing is brought in order, the next start recovers from the log. */
  crash(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: "C" };

export async function fragilePostgres(): Promise<FragilePostgres> {
  const account = postgresAccount();
  const port = await freePort();
  const folder = newFolder();
  const data = join(folder, "data");
  const binaries = binariesFor(account, folder);
  await promisify(execFile)(
    join(binaries, "initdb"),
    ["-D", data, "-U", "coterie", "-A", "trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
    { ...account, cwd: folder, env: ENVIRONMENT },
  );
  let crash = (): Promise<void> => Promise.resolve();

  /** The guard removes the folder in which it runs, so that one is not where the data is. */
  function newFolder(): string {
    const made = mkdtempSync(join(temporaryFolderFor(account), "coterie-postgres-"));
    if (account.uid !== undefined && account.gid !== undefined) {
      chownSync(made, account.uid, account.gid);
    }
    return made;
  }

  async function start(): Promise<void> {
    const command = [join(binaries, "postgres"), "-D", data, "-p", String(port)];
    for (const setting of ["listen_addresses=127.0.0.1", "unix_socket_directories="]) {
      command.push("-c", setting);
    }
    const surroundings = { folder: newFolder(), ...account, env: ENVIRONMENT };
    crash = await guarded(command, surroundings, "ready to accept connections");
  }

  await start();
  return {
    url: `postgres://coterie@127.0.0.1:${port}/postgres`,
    crash: () => crash(),
    start,
    async remove() {
      await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
