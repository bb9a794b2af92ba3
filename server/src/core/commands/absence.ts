import type { TableEntry } from "../entry.js";
import { checkBot, usualBot } from "../levels.js";
import {
  checkHeld,
  checkHost,
  checkOwn,
  checkRunning,
  checkSeatExists,
  deciders,
  isHuman,
} from "../people.js";
import { Refused } from "../refused.js";
import type { Table } from "../table.js";
import { votersFor } from "../votes.js";
import { type Deciders, nothing, write } from "./act.js";

/** Without a time for each seat the others may still go on when somebody never comes back. */
const PATIENCE_DAYS = 14;

/** Being away, giving up, ending. */
export const absence: Deciders<"away" | "back" | "vote-bot" | "resign" | "abandon" | "close"> = {
  away: ({ table, guest }, { seat, bot }) => {
    checkRunning(table);
    checkOwn(table, guest, seat);
    checkBot(table.game, bot);
    return write({ e: "stand-in", seat, bot });
  },
  back: ({ table, guest }, { seat }) => {
    checkRunning(table);
    checkHeld(table, guest, seat);
    if (table.info.seats[seat].resigned) {
      throw new Refused("not-allowed", `seat ${seat} was given up; a bot plays it to the end`);
    }
    return isHuman(table, seat) ? nothing : write({ e: "back", seat });
  },
  "vote-bot": ({ table, guest, now }, { seat, bot, agree }) => {
    checkRunning(table);
    checkSeatExists(table, seat);
    checkBot(table.game, bot);
    const voters = votersFor(table, seat);
    if (!voters.includes(guest)) throw new Refused("not-allowed", "you have no vote on this seat");
    checkTimeIsOver(table, seat, now);
    const vote: TableEntry = { e: "bot-voted", seat, guest, agree };
    const others = table.info.botVotes[seat].filter((one) => one !== guest && voters.includes(one));
    const yes = others.length + (agree ? 1 : 0);
    return yes * 2 > voters.length ? write(vote, { e: "stand-in", seat, bot }) : write(vote);
  },
  resign: ({ table, guest }, { seat }) => {
    checkRunning(table);
    checkHeld(table, guest, seat);
    if (table.info.seats[seat].resigned) return nothing;
    const isLast = table.info.seats.every(
      (one, at) => at === seat || one.guest === null || one.resigned,
    );
    const resigned: TableEntry = { e: "resigned", seat, bot: botFor(table, seat) };
    return isLast ? write(resigned, { e: "abandoned" }) : write(resigned);
  },
  abandon: ({ table, guest }, { agree }) => {
    checkRunning(table);
    const voters = deciders(table);
    if (!voters.includes(guest)) throw new Refused("not-allowed", "only players can end the game");
    const vote: TableEntry = { e: "abandon-voted", guest, agree };
    const others = table.info.abandonVotes.filter((one) => one !== guest);
    const agreed = agree ? [...others, guest] : others;
    const isAll = voters.every((one) => agreed.includes(one));
    return isAll ? write(vote, { e: "abandoned" }) : write(vote);
  },
  close: ({ table, guest }) => {
    checkHost(table, guest);
    if (table.info.status === "closed") return nothing;
    if (table.info.status === "running") {
      throw new Refused("not-allowed", "a running game is ended by all its players: abandon it");
    }
    return write({ e: "closed" });
  },
};

function botFor(table: Table, seat: number): string {
  return table.info.seats[seat].bot ?? usualBot(table.game);
}

function checkTimeIsOver(table: Table, seat: number, now: number): void {
  if (!isHuman(table, seat)) {
    throw new Refused("stand-in", `a bot answers for seat ${seat} already`);
  }
  const { askedSince } = table.info.seats[seat];
  if (askedSince === null) throw new Refused("nothing-asked", `seat ${seat} is not asked anything`);
  const seconds = table.info.seatTime ?? PATIENCE_DAYS * 24 * 3600;
  const left = Math.ceil((askedSince + seconds * 1000 - now) / 1000);
  if (left > 0) throw new Refused("too-early", `seat ${seat} still has ${left} seconds`);
}
