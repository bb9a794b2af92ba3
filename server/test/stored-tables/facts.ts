import { hashOf } from "@coterie/kernel";
import type { Mine, TableInfo } from "@coterie/protocol";
import type { Dismissed, Reading, Received } from "./reading.js";

/** The main facts of a table in readable form. A hash stands for the rest of what an audience receives. */
export interface Facts {
  readonly status: string;
  readonly seats: readonly string[];
  readonly audiences: Readonly<Record<string, string>>;
  readonly mine: Readonly<Record<string, string>>;
}

export function factsOf({ audiences, outside, mine }: Reading): Facts {
  return {
    status: outside.status,
    seats: outside.seats.map((_, seat) => seatOf(outside, seat)),
    audiences: mapped(audiences, audienceFacts),
    mine: mapped(mine, mineFacts),
  };
}

function seatOf({ seats, guests }: TableInfo, seat: number): string {
  const { guest, bot, resigned } = seats[seat];
  const name = guest === null ? "free" : guests[guest].name;
  if (bot === null) return name;
  return guest === null ? `bot ${bot}` : `${name}, ${resigned ? "resigned to" : "away for"} ${bot}`;
}

function audienceFacts(told: Received | Dismissed): string {
  if ("dismissed" in told) return `dismissed: ${told.dismissed}`;
  const { n, document } = told;
  const { question, undoMark } = document;
  const asked = question === null ? "not asked" : `${question.id} ${question.kind}`;
  const options = question === null ? [] : [`${question.options.length} options`];
  const mark = undoMark === null ? [] : [`undo: ${undoMark}`];
  return [`${n} lines`, asked, ...options, ...mark, hashOf(told).slice(0, 8)].join(", ");
}

function mineFacts([line]: readonly Mine[]): string {
  const { status, seats, waiting, votes } = line;
  return `${status}, seats [${seats}], waiting [${waiting}], votes [${votes}]`;
}

function mapped<A, B>(from: Readonly<Record<string, A>>, to: (one: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(from).map(([key, one]) => [key, to(one)]));
}
