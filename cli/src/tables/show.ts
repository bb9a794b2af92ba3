import type { Store } from "@coterie/server/stores";
import { Failure } from "../faults.js";
import { type Io, say } from "../io.js";
import { loader } from "./load.js";

/** What everybody at a table may know of it. */
export async function showTable(io: Io, store: Store, id: string): Promise<number> {
  const replayed = await loader(store)(id);
  if (replayed === null) throw new Failure(`there is no table ${id}`);
  say(io, JSON.stringify(replayed.table.info, null, 2));
  return 0;
}
