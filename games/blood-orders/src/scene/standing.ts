import { STANDING_ROW } from "../state.js";
import type { Look } from "../words/en/play/look.js";
import { cardAt } from "./cards.js";
import { standingPlace } from "./places.js";
import type { StandingScene } from "./types.js";

/** What stands: Rituals that are always in effect (BO-4.2), in the order in which they came. */

function rows(look: Look): { def: number; owner: number; piece: number }[] {
  const { standing } = look.state;
  return Array.from({ length: standing.length / STANDING_ROW }, (_, row) => {
    const [def, owner] = standing.slice(row * STANDING_ROW, (row + 1) * STANDING_ROW);
    return { def, owner, piece: look.content.standings[def].piece };
  });
}

/** One card for each Ritual, however many effects it has. */
export function standingScenes(look: Look): StandingScene[] {
  const { content, state } = look;
  const all = rows(look);
  const firsts = all.filter(({ piece }, i) => all.findIndex((row) => row.piece === piece) === i);
  return firsts.map(({ owner, piece }) => ({
    ...cardAt(standingPlace(content.pieces[piece].id), content.pieces[piece]),
    owner,
    isSpent: all.some((row) => row.piece === piece && state.setOff.includes(row.def)),
  }));
}
