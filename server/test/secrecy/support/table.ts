import { type AnyGame, hashOf, openQuestions } from "@coterie/kernel";
import { carryOut, playOf } from "../../../src/core/carry-out.js";
import type { Opened, Stored, TableEntry } from "../../../src/core/entry.js";
import { note } from "../../../src/core/note.js";
import { newTable, type Table } from "../../../src/core/table.js";
import { chanceFrom } from "./served.js";

type Pick = (below: number) => number;

/** A table at which everybody has sat down and the game has begun, without a server. */
export function startedTable(game: AnyGame, setup: unknown, seed: string): Table {
  const chance = chanceFrom(seed);
  const read = game.readSetup(setup);
  const opened: Opened = {
    e: "opened",
    game: game.id,
    rulesVersion: game.rulesVersion,
    setup: read,
    seats: game.seats(read),
    pack: hashOf(game.pack),
    foreign: false,
    policy: { behindMarks: "consent", fate: "anew" },
    listed: false,
    spectators: true,
    chat: true,
    seatTime: null,
    secret: chance.hex(32),
    from: null,
  };
  const table = newTable(chance.hex(16), game, opened);
  const people = Array.from({ length: opened.seats }, (_, seat): TableEntry[] => [
    { e: "came", guest: seat, name: `Guest ${seat}`, pass: chance.hex(32) },
    { e: "sat", seat, guest: seat, nonce: chance.hex(16) },
  ]);
  for (const entry of [opened, ...people.flat(), { e: "started" } as const]) enter(table, 0, entry);
  return table;
}

function enter(table: Table, at: number, entry: TableEntry): void {
  const stored: Stored = { at, entry, ...carryOut(table, entry) };
  note(table, stored);
}

/** Somebody who is asked answers at random. */
export function answerSomehow(table: Table, at: number, pick: Pick): void {
  const asked = openQuestions(playOf(table));
  const { seat, options } = asked[pick(asked.length)];
  enter(table, at, { e: "answered", seat, keys: [options[pick(options.length)].key] });
}
