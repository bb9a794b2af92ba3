import type { TableDocument } from "@coterie/protocol";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { counterOf } from "../support/desk.js";
import { PLAIN } from "../support/habits.js";
import type { Manners } from "../support/player.js";
import { BLOOD_ORDERS, type Match, seatTwo } from "./matches.js";
import { seed } from "./numbers.js";
import { type Pair, startPair } from "./pair.js";
import { verdictOn } from "./verdict.js";

const TABLES = inject("isNightly") ? 4 : 2;

/** The other may have said his last just now, without our knowing: nobody waits longer than this. */
const PATIENCE_MS = 500;

let pair: Pair;
beforeAll(async () => {
  pair = await startPair();
});
afterAll(() => pair?.stop());

/** Two who speak at the same instant, if both are asked something. */
class Chorus {
  together = 0;
  private held: (() => void)[] = [];
  private alone: NodeJS.Timeout | undefined;

  hold(say: () => void, { table }: TableDocument): void {
    this.held.push(say);
    if (this.held.length === table.seats.length) this.together++;
    else if (table.seats.every(({ askedSince }) => askedSince !== null)) {
      this.alone = setTimeout(() => this.release(), PATIENCE_MS);
      return;
    }
    this.release();
  }

  private release(): void {
    clearTimeout(this.alone);
    for (const say of this.held.splice(0)) say();
  }
}

it(`two seats answer at the same instant on two servers (seed ${seed})`, async () => {
  const { servers, store } = pair;
  const addresses = servers.map(({ address }) => address);
  const choruses = Array.from({ length: TABLES }, () => new Chorus());
  const matches: Match[] = [];
  for (const [i, chorus] of choruses.entries()) {
    const manners: Manners = { habits: PLAIN, hold: (...held) => chorus.hold(...held) };
    matches.push(await seatTwo(addresses, BLOOD_ORDERS, `${seed} table ${i}`, manners));
  }
  const players = matches.flatMap((match) => match.players);
  await Promise.all(players.map(({ over }) => over));
  for (const player of players) player.leave();

  // Nobody lost a connection and nobody went back: there is no reason to refuse anything.
  expect(players.map(({ refused }) => [...refused])).toEqual(players.map(() => []));
  expect(await verdictOn(matches, addresses[0], store)).toEqual([]);
  const together = choruses.reduce((sum, chorus) => sum + chorus.together, 0);
  expect(together).toBeGreaterThan(25 * TABLES);
  const conflicts = await Promise.all(
    addresses.map((address) => counterOf(address, "coterie_conflict_total")),
  );
  expect(conflicts[0] + conflicts[1]).toBeGreaterThan(0);
  console.log(`${together} pairs of answers at once, ${conflicts} were overtaken`);
});
