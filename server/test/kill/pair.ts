import { openPostgres, type Store } from "@coterie/server/stores";
import { told } from "../store/support.js";
import { ServerChild } from "../support/child.js";
import { startPostgres } from "../support/postgres.js";

/** Two servers in processes of their own that share a database. */
export interface Pair {
  readonly url: string;
  readonly servers: readonly [ServerChild, ServerChild];
  /** Reads what they wrote. */
  readonly store: Store;
  stop(): Promise<void>;
}

export async function startPair(): Promise<Pair> {
  const postgres = await startPostgres();
  const pair = await pairAt(await postgres.freshDatabase());
  return {
    ...pair,
    async stop() {
      await pair.stop();
      await postgres.stop();
    },
  };
}

export async function pairAt(url: string): Promise<Pair> {
  const env = { DATABASE_URL: url };
  const servers = [new ServerChild(env), new ServerChild(env)] as const;
  await Promise.all(servers.map((server) => server.start()));
  const store = await openPostgres(url);
  return {
    url,
    servers,
    store,
    async stop() {
      await Promise.all(servers.map((server) => server.kill()));
      await told<void>((done) => store.close(done));
    },
  };
}
