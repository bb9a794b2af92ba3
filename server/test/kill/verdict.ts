import { isDeepStrictEqual } from "node:util";
import type { AnyGame, GameRecord } from "@coterie/kernel";
import { houseShelf } from "@coterie/server";
import type { Sheet } from "@coterie/server/core";
import type { Store, Stretch } from "@coterie/server/stores";
import { pause, told } from "../store/support.js";
import { logsOf, recordOf, sheetsOf } from "../support/desk.js";
import type { Player } from "../support/player.js";
import type { Match } from "./matches.js";
import { faultsOf } from "./oracle.js";

const shelf = houseShelf();

/** So many games are asked for at once, so that the server works while one is looked through. */
const AT_ONCE = 4;

/** Everything that is wrong with games that are over; a line each. */
export async function verdictOn(
  matches: readonly Match[],
  address: string,
  store: Store,
): Promise<string[]> {
  const faults: string[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let match = matches[next++]; match !== undefined; match = matches[next++]) {
      const [{ who }] = match.players;
      const found = await verdictOnOne(match, address, store);
      faults.push(...found.map((fault) => `${match.game}, table ${who.table}: ${fault}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return faults;
}

async function verdictOnOne(
  { game, players }: Match,
  address: string,
  store: Store,
): Promise<string[]> {
  const { table } = players[0].who;
  const record: GameRecord = await recordOf(address, table);
  const stretch = await told<Stretch | null>((done) => store.read(table, 0, done));
  if (stretch === null) return ["the table is gone"];
  const { head, bodies } = stretch;
  if (head !== bodies.length) return [`${bodies.length} entries; expected ${head}`];
  const seen = await Promise.all(players.map((player) => sightOf(player, address)));
  return [...faultsOf(shelf.usual(game) as AnyGame, bodies, players, record), ...seen.flat()];
}

/** What a player has pieced together is what the server would tell somebody who comes anew. */
async function sightOf({ who, follower }: Player, address: string): Promise<string[]> {
  const isUpToDate = ({ to, n }: Sheet): boolean => n >= (follower.sheets.get(to)?.n ?? 0);
  let sheets = await sheetsOf(address, who);
  // A server that no notice reached finds out by itself, soon.
  for (let tries = 0; tries < TRIES && !sheets.every(isUpToDate); tries++) {
    await pause(TRY_MS);
    sheets = await sheetsOf(address, who);
  }
  const logs = await logsOf(address, who);
  return sheets.flatMap(({ to, n, document }) => {
    const own = follower.sheets.get(to);
    const log = logs.find((one) => one.to === to)?.log;
    if (own?.n !== n) return [`seat ${to} has number ${own?.n}; the server shows ${n}`];
    const isSame = isDeepStrictEqual([own.document, own.log], [document, log]);
    return isSame ? [] : [`seat ${to} sees something else than the server shows it`];
  });
}

const TRIES = 40;
const TRY_MS = 250;
