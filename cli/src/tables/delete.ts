import type { Store } from "@coterie/server/stores";
import { Failure } from "../faults.js";
import { type Io, say } from "../io.js";
import { told } from "./asking.js";

/** Nothing of the table is left; servers that have it in memory find out by themselves. */
export async function deleteTable(io: Io, store: Store, id: string): Promise<number> {
  const was = await told<boolean>((done) => store.remove(id, done));
  if (!was) throw new Failure(`there is no table ${id}`);
  store.announce([id], "entries");
  say(io, `Table ${id} is gone.`);
  return 0;
}
