import type { Listed, Store } from "@coterie/server/stores";
import { type Io, say } from "../io.js";
import { groupsOfIds, told } from "./asking.js";
import { loader } from "./load.js";

/** Plays all tables again by the present rules and lists those that lead elsewhere or cannot be loaded. */
export async function verifyTables(io: Io, store: Store): Promise<number> {
  const problem = problemFinder(store);
  let count = 0;
  let differing = 0;
  let failed = 0;
  for await (const ids of groupsOfIds(store)) {
    const found = await told<readonly Listed[]>((done) => store.summaries(ids, done));
    for (const { id, game } of found) {
      count++;
      const found = await problem(id);
      if (found === null) continue;
      if (found.isError) failed++;
      else differing++;
      say(io, `${id} ${game} ${found.words}`);
    }
  }
  const failures = failed === 0 ? "" : ` ${failed} of them cannot be loaded.`;
  say(io, `${count} tables were played again, ${differing} of them differ.${failures}`);
  return differing + failed === 0 ? 0 : 1;
}

/** `isError` if a table cannot be loaded at all, by an error of the program, of the store or in the data. */
interface Problem {
  readonly isError: boolean;
  readonly words: string;
}

/** What is wrong with a table, or null. */
function problemFinder(store: Store): (id: string) => Promise<Problem | null> {
  const load = loader(store);
  return async (id) => {
    try {
      const differs = (await load(id))?.differs ?? null;
      if (differs === null) return null;
      return { isError: false, words: `entry ${differs.entry}: ${differs.why}` };
    } catch (error) {
      const { message, cause } = error as Error;
      const isToldAlready = !(cause instanceof Error) || message.includes(cause.message);
      const why = isToldAlready ? message : `${message} (${cause.message})`;
      return { isError: true, words: `cannot be loaded: ${why}` };
    }
  };
}
