import type { AnyGame, Json } from "@coterie/kernel";
import type { Opened, Standing, Stored } from "./entry.js";
import type { Parts } from "./parts.js";
import { Refused } from "./refused.js";
import { checkVersion, type Kept, type Replayed, replayTable } from "./replay.js";

type Loaded = (error: unknown, replayed: Replayed | null) => void;

/** What is needed to read tables, by a server or by a tool. */
type Sources = Pick<Parts, "store" | "shelf">;

/** Reads a table from the store and plays it to where it is. */
export function loadTable(parts: Sources, id: string, done: Loaded): void {
  parts.store.read(id, 0, (error, stretch) => {
    if (error !== null) return done(error, null);
    if (stretch === null) return done(null, null);
    let entries: Stored[];
    try {
      entries = stretch.bodies.map((body) => JSON.parse(body) as Stored);
    } catch (fault) {
      return done(fault, null);
    }
    gameOf(parts, entries[0].entry as Opened, (fault, game) => {
      if (game === null) done(fault, null);
      else replayKept(parts, id, game, entries, done);
    });
  });
}

function replayKept(
  parts: Sources,
  id: string,
  game: AnyGame,
  entries: readonly Stored[],
  done: Loaded,
): void {
  parts.store.readPosition(id, (error, position) => {
    if (error !== null) return done(error, null);
    let replayed: Replayed;
    try {
      const kept: Kept | null =
        position === null
          ? null
          : { n: position.n, standing: JSON.parse(position.body) as Standing };
      replayed = replayTable(id, game, entries, kept);
      checkVersion(replayed.table);
    } catch (fault) {
      return done(fault, null);
    }
    done(null, replayed);
  });
}

/** The game with exactly the pieces that the table was opened with. */
function gameOf(
  parts: Sources,
  opened: Pick<Opened, "game" | "pack">,
  done: (error: unknown, game: AnyGame | null) => void,
): void {
  let known: AnyGame | undefined;
  try {
    // Throws if this server does not have the game at all.
    known = parts.shelf.known(opened.game, opened.pack);
  } catch (fault) {
    done(fault, null);
    return;
  }
  if (known !== undefined) {
    done(null, known);
    return;
  }
  parts.store.readPack(opened.pack, (error, body) => {
    if (error !== null) return done(error, null);
    if (body === null)
      return done(new Refused("bad-pack", "the pieces of this table are gone"), null);
    let game: AnyGame;
    try {
      game = parts.shelf.withExactly(opened.game, opened.pack, JSON.parse(body) as Json);
    } catch (fault) {
      return done(fault, null);
    }
    done(null, game);
  });
}
