import { readSummary } from "@coterie/server/core";
import type { Listed, Store } from "@coterie/server/stores";
import { type Io, say } from "../io.js";
import { groupsOfIds, told } from "./asking.js";

/** One line for each table, whether it is listed for players or not. */
export async function listTables(io: Io, store: Store): Promise<number> {
  for await (const ids of groupsOfIds(store)) {
    const found = await told<readonly Listed[]>((done) => store.summaries(ids, done));
    say(io, ...found.map(lineOf));
  }
  return 0;
}

function lineOf(listed: Listed): string {
  const { id, game, status, touched } = listed;
  const line = `${id}  ${new Date(touched).toISOString()}  ${status.padEnd(9)}  ${game}`;
  return `${line}  ${seatsOf(listed)}`;
}

/** The list goes on if one summary is damaged; the entries of its table may be sound. */
function seatsOf(listed: Listed): string {
  try {
    const { names, bots } = readSummary(listed).summary;
    return names.map((name, seat) => name ?? bots[seat] ?? "–").join(", ");
  } catch (error) {
    return `(${(error as Error).message})`;
  }
}
