import {
  hashOf,
  type Kit,
  type Play,
  Refusal,
  resumePlay,
  type Seed,
  startPlay,
} from "@coterie/kernel";
import type { Door } from "./door.js";
import { type Agreed, HomeTable } from "./home-table.js";
import type { Saved } from "./saved.js";

const SECRET_BYTES = 32;

function newSeed(): Seed {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { secret, nonces: [] };
}

/** How a game on this device should begin. */
export interface Wish {
  readonly setup?: Saved["setup"];
  /** How many of its first seats are people's; bots have the others. */
  readonly people?: number;
  readonly level?: string;
}

/** How bots play where nobody has said. */
const USUAL_LEVEL = "greedy";

export function beginHome<K extends Kit>(door: Door<K>, wish: Wish): HomeTable<K> {
  const setup = wish.setup ?? door.usual;
  const seats = door.game.seats(door.game.readSetup(setup));
  const people = Math.min(wish.people ?? 1, seats);
  const agreed = {
    setup,
    seed: newSeed(),
    people: Array.from({ length: people }, (_, seat) => seat),
    level: wish.level ?? USUAL_LEVEL,
    from: null,
  };
  const table = started(door, agreed);
  table.settle();
  return table;
}

function started<K extends Kit>(door: Door<K>, agreed: Agreed): HomeTable<K> {
  const { play, facts } =
    agreed.from === null
      ? startPlay(door.game, agreed.setup, agreed.seed, door.undo)
      : { play: resumed(door, agreed), facts: [] };
  return new HomeTable(door, agreed, play, facts);
}

function resumed<K extends Kit>({ game, undo }: Door<K>, { setup, seed, from }: Agreed): Play<K> {
  return resumePlay(game, game.readSetup(setup), seed, undo, game.unname(from));
}

export interface WentOn<K extends Kit> {
  readonly table: HomeTable<K>;
  /** The rules lead elsewhere than before: the game went on from where it was, without its story. */
  readonly isMoved: boolean;
}

/** A kept game, as it was: by its answers, or, if today's rules make something else of them, from its position. */
export function goOnHome<K extends Kit>(door: Door<K>, saved: Saved): WentOn<K> {
  const { setup, seed, people, from, level = USUAL_LEVEL } = saved;
  const agreed = { setup, seed, people, from, level };
  const same = repeated(door, agreed, saved);
  const table = same ?? started(door, { ...agreed, from: saved.position });
  table.settle();
  return { table, isMoved: same === undefined };
}

/** The game by its answers, unless today's rules refuse one of them or lead to another position. */
function repeated<K extends Kit>(
  door: Door<K>,
  agreed: Agreed,
  saved: Saved,
): HomeTable<K> | undefined {
  try {
    const table = started(door, agreed);
    table.repeat(saved.answers, saved.said);
    return hashOf(table.saved().position) === hashOf(saved.position) ? table : undefined;
  } catch (error) {
    // Any other error is a fault of ours: the saved game stays as it is until that is repaired.
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
