import type { OpenTable, Seated } from "@coterie/protocol";
import { does, infoOf, isAsked, join, playsOn, seenBy } from "../../support/table.js";
import { openTable, type World } from "../../support/world.js";

export const MASTERS = "masters-of-the-night";
export const ORDERS = "blood-orders";

/** A table in the state in which the fixture keeps it. */
export interface Scene {
  /** Short and unique; tests name the table by it. */
  readonly name: string;
  /** The state in a sentence. */
  readonly what: string;
  /** Every guest whose pass is good, with that pass. */
  readonly guests: readonly Seated[];
  /** Codes that were given out and not redeemed. */
  readonly codes?: { readonly device: string; readonly seat: string };
  /** Passes that were good once. */
  readonly revoked?: readonly string[];
}

/** A started table with a guest at each seat, the first of them its host. */
export function startedTable(
  world: World,
  asked: Partial<OpenTable>,
  names: readonly string[],
): Seated[] {
  const guests = seatedTable(world, asked, names);
  does(world, guests[0], { do: "start" });
  return guests;
}

/** The same before the start. */
export function seatedTable(
  world: World,
  asked: Partial<OpenTable>,
  [host, ...others]: readonly string[],
): Seated[] {
  const first = openTable(world, { name: host, ...asked });
  return [first, ...others.map((name) => join(world, first.table, { name }))];
}

/** Random answers until the condition holds. */
export function playsUntil(
  world: World,
  guests: readonly Seated[],
  seed: string,
  isThere: () => boolean,
): void {
  for (let i = 0; i < 500; i++) {
    if (isThere()) return;
    if (infoOf(world, guests[0].table).status !== "running") break;
    playsOn(world, guests, `${seed}/${i}`, 1);
  }
  throw new Error(`seed ${seed}: the game did not come to the state that the scene needs`);
}

/** Plays on until this guest can undo only with the consent of the others, and asks for it. */
export function asksForUndo(
  world: World,
  guests: readonly Seated[],
  who: Seated,
  seed: string,
): void {
  const needsConsent = (): boolean =>
    isAsked(world, who) && seenBy(world, who).undoMark !== null && !isInPhase(world, who);
  playsUntil(world, guests, seed, needsConsent);
  does(world, who, { do: "undo", seat: who.seats[0] });
}

/** A simultaneous phase asks several seats at once. */
function isInPhase(world: World, who: Seated): boolean {
  const { seats } = seenBy(world, who).table;
  return seats.filter(({ askedSince }) => askedSince !== null).length > 1;
}
