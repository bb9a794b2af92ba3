import { nameCore, type Pile } from "@coterie/kernel";
import type { Content } from "../content/content.js";
import { orders } from "../content/language.js";
import { pileOf } from "../rules/cards.js";
import { outcomes } from "../rules/scoring.js";
import {
  DAWN,
  DUSK,
  NIGHT,
  NONE,
  ORDER_COUNT,
  QUARTERS,
  SPACES,
  STANDING_ROW,
  type State,
  TOKEN_ROW,
  WAITING_ROW,
} from "../state.js";
import { rulebook } from "../table.js";
import { type Ids, idsOf } from "./ids.js";
import { nodesOf } from "./nodes.js";
import type { Complete, NamedPlayer, NamedQuarter } from "./schema.js";

/** The whole position in readable terms. */
export function namePosition(content: Content, s: State): Complete {
  const ids = idsOf(content);
  return {
    ...nameCore(rulebook, s, outcomes, nodesOf(content)),
    day: s.day,
    act: s.act + 1,
    startPlayer: s.startPlayer,
    quarters: nameQuarters(s, ids),
    victimDeck: topFirst(s.victimDeck).map(ids.card),
    victimSeen: s.victimDeck.seen.slice().reverse(),
    discards: s.discards.map(ids.card),
    gone: s.gone.map(ids.card),
    ritualDeck: topFirst(s.ritualDeck).map(ids.ritual),
    ritualSeen: s.ritualDeck.seen.slice().reverse(),
    market: s.market.map((ritual) => (ritual === NONE ? null : ids.ritual(ritual))),
    brokenRituals: s.brokenRituals.map(ids.ritual),
    players: s.hands.map((_, seat) => namePlayer(s, seat, ids)),
    used: s.used.map(ids.ritual),
    setOff: s.setOff.map((def) => content.standings[def].name),
    tokens: rowsOf(s.tokens, TOKEN_ROW).map(([seat, space, order]) => ({
      seat,
      space: SPACES[space],
      order: orders[order],
    })),
    planned: s.planned === 1,
    revealed: s.revealed === 1,
    ...(s.tracked === 1 ? { tracked: true } : {}),
    standing: rowsOf(s.standing, STANDING_ROW).map(([def, owner]) => ({
      effect: content.standings[def].name,
      owner,
    })),
    waiting: rowsOf(s.waiting, WAITING_ROW).map(([def, owner, who, where]) => ({
      effect: content.standings[def].name,
      owner,
      who,
      where,
    })),
  } as Complete;
}

function topFirst(pile: Pile): number[] {
  return pile.cards.slice().reverse();
}

function nameQuarters(s: State, ids: Ids): Complete["quarters"] {
  return Object.fromEntries(
    s.dice.map((die, q): [string, NamedQuarter] => [
      QUARTERS[q],
      {
        location: ids.location(s.locations[q]),
        victim: s.victims[q] === NONE ? null : ids.card(s.victims[q]),
        blood: s.nightBlood[q],
        influence: s.nightInfluence[q],
        die,
      },
    ]),
  );
}

function namePlayer(s: State, seat: number, ids: Ids): NamedPlayer {
  const pile = (order: number): string[] => pileOf(s, seat, order).map(ids.card);
  const boost = (order: number): number => s.boosts[seat * ORDER_COUNT + order];
  return {
    blood: s.blood[seat],
    influence: s.influence[seat],
    vp: s.vp[seat],
    fear: s.fear[seat],
    hand: s.hands[seat].map(ids.card),
    sure: s.sure[seat].map(ids.card),
    piles: { dawn: pile(DAWN), dusk: pile(DUSK), night: pile(NIGHT) },
    torpor: s.torpor[seat].map(ids.card),
    rituals: s.rituals[seat].map(ids.ritual),
    boosts: { dawn: boost(DAWN), dusk: boost(DUSK), night: boost(NIGHT) },
  };
}

/** The rows of a flat table. */
function rowsOf(table: readonly number[], width: number): number[][] {
  return Array.from({ length: table.length / width }, (_, row) =>
    table.slice(row * width, (row + 1) * width),
  );
}
