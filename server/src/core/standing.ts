import type { Standing } from "./entry.js";
import type { Table } from "./table.js";

/** Where the game of a table stands; null before the start. */
export function standingOf(table: Table): Standing | null {
  const { play, game } = table;
  return play === null ? null : { position: game.name(play.state), asked: [...play.asked] };
}
