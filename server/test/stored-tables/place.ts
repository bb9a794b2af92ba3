import { openStore, type Pieces, type Served, type Settings, startServer } from "@coterie/server";
import { pino } from "pino";
import { realClock } from "../../src/net/real.js";
import { directThinker } from "../../src/thinking/direct.js";
import { shelf, USUAL } from "../net/support.js";
import { readFixture } from "./fixture.js";

/** Where a copy of the stored tables lies. */
export type Place = Pick<Settings, "data" | "databaseUrl">;

const { now } = readFixture();

/** The current server on stored tables, or one with other rules. Its clock stands at the end of the fixture. */
export async function serverOn(
  place: Place,
  changes: Pick<Pieces, "shelf" | "log"> = {},
): Promise<Served> {
  const settings = { ...USUAL, ...place, rateFactor: 0 };
  return startServer(settings, {
    // Handed in, so that foreign pieces are served in this thread: another one takes a second to start.
    store: await openStore(settings),
    shelf,
    thinker: directThinker(shelf),
    clock: { ...realClock, now: () => now },
    build: "test",
    log: pino({ level: "silent" }),
    ...changes,
  });
}
