import { PackError } from "@coterie/effects";
import type { AnyGame, UndoPolicy } from "@coterie/kernel";
import type { OpenTable, Seated } from "@coterie/protocol";
import type { NewTable } from "../store/store.js";
import type { Opened, Stored, TableEntry } from "./entry.js";
import { checkBot } from "./levels.js";
import { note } from "./note.js";
import type { GameShelf, Parts } from "./parts.js";
import { newSecret } from "./people.js";
import { piecesOf } from "./pieces.js";
import { Refused } from "./refused.js";
import { summaryOf } from "./summary.js";
import { newTable } from "./table.js";

/** 128 bits: a table that is not listed is found by its link only. */
const ID_BYTES = 16;
const SEED_BYTES = 32;
const NONCE_BYTES = 16;

/** Friends may always take back what they agree on; what comes after is dealt anew. */
const USUAL_POLICY: UndoPolicy = { behindMarks: "consent", fate: "anew" };

/** A new table, ready to be written, and who its host is. */
export interface Opening {
  readonly table: NewTable;
  readonly seated: Seated;
}

export function gameFor(shelf: GameShelf, id: string, pack: unknown): AnyGame {
  const usual = shelf.usual(id);
  if (usual === undefined) {
    const expected = `expected one of: ${shelf.ids().join(", ")}`;
    throw new Refused("no-such-game", `there is no game "${id}"; ${expected}`);
  }
  if (pack === undefined || pack === null) return usual;
  try {
    return shelf.withPack(id, pack);
  } catch (error) {
    if (error instanceof PackError) throw new Refused("bad-pack", error.message);
    throw error;
  }
}

/** A table as somebody asked for it. Throws a refusal that says what is wrong. */
export function openTable(
  parts: Parts,
  asked: OpenTable,
  game: AnyGame,
  from: Opened["from"],
): Opening {
  const opened = openedFrom(parts, asked, game, from);
  const { secret: pass, hash } = newSecret(parts.chance);
  const seats = asked.seats ?? usualSeats(opened.seats);
  if (seats.length !== opened.seats) {
    const count = `the game has ${opened.seats} seats`;
    throw new Refused("no-seat", `${count}; expected one entry for each, got ${seats.length}`);
  }
  const nonce = (): string => asked.nonce ?? parts.chance.hex(NONCE_BYTES);
  const entries: TableEntry[] = [
    opened,
    { e: "came", guest: 0, name: asked.name, pass: hash },
    ...seats.flatMap((kind, seat): TableEntry[] => {
      if (kind === "me") return [{ e: "sat", seat, guest: 0, nonce: nonce() }];
      if (kind === "open") return [];
      checkBot(game, kind.bot);
      return [{ e: "placed", seat, bot: kind.bot }];
    }),
  ];
  return written(parts, game, entries, pass);
}

function openedFrom(parts: Parts, asked: OpenTable, game: AnyGame, from: Opened["from"]): Opened {
  const setup = game.readSetup(asked.setup ?? {});
  return {
    e: "opened",
    game: game.id,
    rulesVersion: game.rulesVersion,
    setup,
    seats: game.seats(setup),
    pack: piecesOf(game).hash,
    foreign: game !== parts.shelf.usual(game.id),
    policy: asked.policy ?? USUAL_POLICY,
    listed: asked.listed ?? false,
    spectators: asked.spectators ?? true,
    chat: asked.chat ?? true,
    seatTime: asked.seatTime ?? null,
    secret: parts.chance.hex(SEED_BYTES),
    from,
  };
}

function usualSeats(count: number): NonNullable<OpenTable["seats"]> {
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? "me" : "open"));
}

/** The table that these entries make. */
export function written(
  parts: Parts,
  game: AnyGame,
  entries: readonly TableEntry[],
  pass: string,
): Opening {
  const id = parts.chance.hex(ID_BYTES);
  const at = parts.clock.now();
  const opened = entries[0] as Opened;
  const table = newTable(id, game, opened);
  const stored = entries.map((entry): Stored => ({ at, entry }));
  for (const one of stored) note(table, one);
  return {
    table: {
      id,
      bodies: stored.map((one) => JSON.stringify(one)),
      summary: summaryOf(table),
      pack: piecesOf(game),
    },
    seated: {
      table: id,
      guest: 0,
      pass,
      seats: table.info.seats.flatMap((one, seat) => (one.guest === 0 ? [seat] : [])),
      commitment: table.info.commitment,
    },
  };
}
