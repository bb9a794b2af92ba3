import { byTime } from "@coterie/bots";
import type { AnyGame } from "@coterie/kernel";
import { houseShelf } from "../shelf.js";
import { advise, decide } from "./decide.js";
import type { Message, Reply } from "./message.js";
import { timeOf } from "./pace.js";

/** What runs in a worker thread. It has no store, no socket and no table: only what it is sent. */

/** So many games with pieces of their own stay open in each worker. */
const FOREIGN = 8;

const shelf = houseShelf(FOREIGN);

/** Answered as soon as the worker can think: no thought pays for what is needed by all. */
export function wake(): void {
  for (const id of shelf.ids()) shelf.usual(id);
}

/** A thought that fails is answered: if there is no answer, the worker is dead. */
export default function think(message: Message): Reply {
  try {
    const game = gameOf(message);
    if (game === undefined) return { lacks: "pieces" };
    return message.wants === "hint"
      ? { hint: advise(game, message, byTime(timeOf(message.bot), Date.now)) }
      : { decision: decide(game, message) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function gameOf({ game, pack: { hash, pieces } }: Message): AnyGame | undefined {
  return pieces === undefined ? shelf.known(game, hash) : shelf.withExactly(game, hash, pieces);
}
