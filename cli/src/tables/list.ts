import type { SummaryBody } from "@coterie/server/core";
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

function lineOf({ id, game, status, touched, body }: Listed): string {
  const { names, bots } = JSON.parse(body) as SummaryBody;
  const seats = names.map((name, seat) => name ?? bots[seat] ?? "–").join(", ");
  return `${id}  ${new Date(touched).toISOString()}  ${status.padEnd(9)}  ${game}  ${seats}`;
}
