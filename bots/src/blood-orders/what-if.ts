import type { State, Table } from "@coterie/blood-orders";
import { advance, newContext, popFrame, push } from "@coterie/kernel";
import { ALTAR, CATACOMBS, NONE, ownTokens } from "./board.js";
import type { Lore } from "./lore.js";
import { playOn } from "./play-on.js";
import { value } from "./value.js";
import { visitAltar, visitCatacombs } from "./visits.js";

/** What a player might do today. */
export interface Deeds {
  /** By Order: where the token is placed from now on, or NONE. */
  readonly spaces: readonly number[];
  /** The Rituals that are asked for at the Altar, one for each token there. */
  readonly rituals: readonly number[];
}

/** No token is placed any more. */
export const NOTHING: Deeds = { spaces: [NONE, NONE, NONE], rituals: [] };

export const IMPOSSIBLE = Number.NEGATIVE_INFINITY;

/**
 * What a world is worth to a player just before feeding, after these deeds. The others are left
 * out: what they have given Orders for cannot be known before the reveal.
 */
export function valueOfDay(lore: Lore, world: State, seat: number, deeds: Deeds): number {
  const turn = afterTurn(lore, beginTurn(lore, world, seat), seat, deeds);
  return turn === undefined ? IMPOSSIBLE : value(lore, endOfDay(lore, turn), seat);
}

/** The same world with an agenda of its own: a turn of the player, then the way to feeding. */
function beginTurn({ game, steps }: Lore, world: State, seat: number): Table {
  const state = game.copy(world);
  state.agenda = [];
  state.forks = state.forks.map(() => []);
  state.drafts = state.drafts.map(() => []);
  state.tokens = ownTokens(state, seat);
  state.planned = 1;
  state.revealed = 1;
  const run = newContext(game, state);
  push(run, steps.feeding);
  push(run, steps.tokensBack);
  push(run, steps.turn, seat);
  return run;
}

/** Undefined where a Ritual cannot be taken. */
function afterTurn(lore: Lore, from: Table, seat: number, deeds: Deeds): Table | undefined {
  let run: Table | undefined = from;
  let visits = 0;
  deeds.spaces.forEach((space, order) => {
    if (space === NONE || run === undefined) return;
    run.state.tokens.push(seat, space, order);
    if (space === ALTAR) run = visitAltar(lore, run, seat, deeds.rituals[visits++]);
    else if (space === CATACOMBS) run = visitCatacombs(lore, run, seat);
  });
  return run;
}

/** The turn, which waits on top, is over; then comes the resolution. */
function endOfDay(lore: Lore, run: Table): Table {
  popFrame(run.state.agenda);
  push(run, lore.steps.resolution);
  advance(lore.game, run);
  return playOn(lore, run, lore.steps.feedingStart);
}
