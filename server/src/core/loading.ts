import type { AnyGame, Json } from "@coterie/kernel";
import type { Opened, Standing, Stored } from "./entry.js";
import type { Parts } from "./parts.js";
import { Refused, storageUnavailable } from "./refused.js";
import { checkVersion, type Kept, type Replayed, replaying } from "./replay.js";
import { atOnce, type Piecework, type Worker } from "./turns.js";

type Loaded = (error: unknown, replayed: Replayed | null) => void;

/** What is needed to read tables, by a server or by a tool. */
type Sources = Pick<Parts, "store" | "shelf" | "begins">;

/** Reads a table from the store and plays it to where it is, at once or as the worker likes. */
export function loadTable(parts: Sources, id: string, done: Loaded, worker: Worker = atOnce): void {
  parts.store.read(id, 0, (error, stretch) => {
    if (error !== null) return done(storageUnavailable(error), null);
    if (stretch === null) return done(null, null);
    const { bodies } = stretch;
    let opened: Opened;
    try {
      opened = (JSON.parse(bodies[0]) as Stored).entry as Opened;
    } catch (fault) {
      return done(fault, null);
    }
    gameOf(parts, id, opened, (fault, game) => {
      if (game === null) return done(fault, null);
      parts.store.readPosition(id, (wrong, position) => {
        if (wrong !== null) return done(storageUnavailable(wrong), null);
        worker(watched(parts, id, tableFrom(id, game, bodies, position)), done);
      });
    });
  });
}

function* tableFrom(
  id: string,
  game: AnyGame,
  bodies: readonly string[],
  position: { readonly n: number; readonly body: string } | null,
): Piecework<Replayed> {
  const kept: Kept | null =
    position === null ? null : { n: position.n, standing: JSON.parse(position.body) as Standing };
  const replayed = yield* replaying(id, game, yield* parsed(bodies), kept);
  checkVersion(replayed.table);
  return replayed;
}

/** Entries that are read in one go. */
const PIECE = 1_000;

function* parsed(bodies: readonly string[]): Piecework<Stored[]> {
  const entries: Stored[] = [];
  for (const body of bodies) {
    if (entries.length % PIECE === PIECE - 1) yield;
    entries.push(JSON.parse(body) as Stored);
  }
  return entries;
}

/** Any piece may be the one that never ends. */
function* watched<T>({ begins }: Sources, id: string, work: Piecework<T>): Piecework<T> {
  for (;;) {
    begins?.(id);
    const step = work.next();
    if (step.done === true) return step.value;
    yield;
  }
}

/** The game with exactly the pieces that the table was opened with. */
function gameOf(
  parts: Sources,
  id: string,
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
    if (error !== null) return done(storageUnavailable(error), null);
    if (body === null)
      return done(new Refused("bad-pack", "the pieces of this table are gone"), null);
    parts.begins?.(id);
    let game: AnyGame;
    try {
      game = parts.shelf.withExactly(opened.game, opened.pack, JSON.parse(body) as Json);
    } catch (fault) {
      return done(fault, null);
    }
    done(null, game);
  });
}
