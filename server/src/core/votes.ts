import { deciders, isHuman, seatsOf } from "./people.js";
import type { Table } from "./table.js";

/** What is decided together, and whose word is missing. */

/** The guests who have not agreed to an undo by this seat yet; bots never mind. */
export function stillToAgree(table: Table, seat: number, agreed: readonly number[]): number[] {
  const asker = table.info.seats[seat].guest;
  const guests = table.info.guests
    .filter(({ guest }) => guest !== asker && !agreed.includes(guest))
    .map(({ guest }) => guest);
  return guests.filter((guest) => seatsOf(table, guest).some((own) => isHuman(table, own)));
}

/** Those who play on without the seat: everybody else who decides for a seat of his own. */
export function votersFor(table: Table, seat: number): number[] {
  const owner = table.info.seats[seat].guest;
  return deciders(table).filter((guest) => guest !== owner);
}

/** The guests whose yes is missing: for an undo, for a bot at somebody's seat, for ending the game. */
export interface Missing {
  readonly undo: readonly number[];
  readonly bot: readonly number[];
  readonly end: readonly number[];
}

export function missingIn(table: Table): Missing {
  const { undo, botVotes, abandonVotes, status } = table.info;
  if (status !== "running") return NOBODY;
  const bots = botVotes.flatMap((yes, seat) => missing(yes, () => votersFor(table, seat)));
  return {
    undo: undo === null ? [] : stillToAgree(table, undo.seat, undo.agreed),
    bot: [...new Set(bots)],
    end: missing(abandonVotes, () => deciders(table)),
  };
}

const NOBODY: Missing = { undo: [], bot: [], end: [] };

/** Nobody is asked where nobody has voted; that is looked at after every move. */
function missing(yes: readonly number[], voters: () => number[]): number[] {
  return yes.length === 0 ? [] : voters().filter((guest) => !yes.includes(guest));
}
