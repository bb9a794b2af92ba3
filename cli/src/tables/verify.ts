import type { Listed, Store } from "@coterie/server/stores";
import { type Io, say } from "../io.js";
import { groupsOfIds, told } from "./asking.js";
import { loader } from "./load.js";

/** Plays all tables again by the present rules and lists those that lead elsewhere. */
export async function verifyTables(io: Io, store: Store): Promise<number> {
  const problem = problemFinder(store);
  let count = 0;
  let differing = 0;
  for await (const ids of groupsOfIds(store)) {
    const found = await told<readonly Listed[]>((done) => store.summaries(ids, done));
    for (const { id, game } of found) {
      count++;
      const words = await problem(id);
      if (words === null) continue;
      differing++;
      say(io, `${id} ${game} ${words}`);
    }
  }
  say(io, `${count} tables were played again, ${differing} of them differ.`);
  return differing === 0 ? 0 : 1;
}

/** What is wrong with a table, or null. One that cannot be read at all differs too. */
function problemFinder(store: Store): (id: string) => Promise<string | null> {
  const load = loader(store);
  return async (id) => {
    try {
      const differs = (await load(id))?.differs ?? null;
      return differs === null ? null : `entry ${differs.entry}: ${differs.why}`;
    } catch (error) {
      return `cannot go on: ${(error as Error).message}`;
    }
  };
}
