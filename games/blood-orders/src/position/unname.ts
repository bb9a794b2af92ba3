import { unnameCore } from "@coterie/kernel";
import type { Content } from "../content/content.js";
import { orders } from "../content/language.js";
import { cardsOut, countDecks } from "../rules/cards.js";
import { outcomes } from "../rules/scoring.js";
import { NONE, QUARTERS, SPACES, type State } from "../state.js";
import { rulebook } from "../table.js";
import { type Ids, idsOf } from "./ids.js";
import { nodesOf } from "./nodes.js";
import type { Complete, NamedQuarter } from "./schema.js";

/** The state that a complete position names. */
export function unnamePosition(content: Content, p: Complete): State {
  const ids = idsOf(content);
  const cards = (list: readonly string[], where: string): number[] =>
    list.map((id) => ids.cardCalled(id, where)).sort((a, b) => a - b);
  const rituals = (list: readonly string[], where: string): number[] =>
    list.map((id) => ids.ritualCalled(id, where));
  const standing = (name: string): number => ids.standingCalled(name, "standing");
  const state: State = {
    ...unnameCore(rulebook, p, outcomes, nodesOf(content)),
    day: p.day,
    act: p.act - 1,
    startPlayer: p.startPlayer,
    ...unnameQuarters(p, ids),
    victimDeck: {
      cards: p.victimDeck.map((id) => ids.victimCalled(id, "victimDeck")).reverse(),
      seen: p.victimSeen.slice().reverse(),
    },
    discards: cards(p.discards, "discards"),
    gone: cards(p.gone, "gone"),
    ritualDeck: {
      cards: rituals(p.ritualDeck, "ritualDeck").reverse(),
      seen: p.ritualSeen.slice().reverse(),
    },
    market: p.market.map((id) => (id === null ? NONE : ids.ritualCalled(id, "market"))),
    brokenRituals: rituals(p.brokenRituals, "brokenRituals"),
    decks: [],
    blood: p.players.map(({ blood }) => blood),
    influence: p.players.map(({ influence }) => influence),
    vp: p.players.map(({ vp }) => vp),
    fear: p.players.map(({ fear }) => fear),
    hands: p.players.map(({ hand }, seat) => cards(hand, `players.${seat}.hand`)),
    sure: p.players.map(({ sure }, seat) => cards(sure, `players.${seat}.sure`)),
    known: [],
    piles: p.players.flatMap(({ piles }, seat) =>
      orders.map((order) => cards(piles[order], `players.${seat}.piles.${order}`)),
    ),
    torpor: p.players.map(({ torpor }, seat) => cards(torpor, `players.${seat}.torpor`)),
    rituals: p.players.map((player, seat) => rituals(player.rituals, `players.${seat}.rituals`)),
    used: rituals(p.used, "used"),
    setOff: p.setOff.map(standing),
    boosts: p.players.flatMap(({ boosts }) => orders.map((order) => boosts[order])),
    tokens: p.tokens.flatMap(({ seat, space, order }) => [
      seat,
      SPACES.indexOf(space),
      orders.indexOf(order),
    ]),
    planned: p.planned ? 1 : 0,
    revealed: p.revealed ? 1 : 0,
    tracked: p.tracked ? 1 : 0,
    standing: p.standing.flatMap(({ effect, owner }) => [standing(effect), owner]),
    waiting: p.waiting.flatMap(({ effect, owner, who, where }) => [
      standing(effect),
      owner,
      who,
      where,
    ]),
  };
  state.decks = countDecks(content, cardsOut(state));
  return state;
}

function unnameQuarters(
  p: Complete,
  ids: Ids,
): Pick<State, "locations" | "victims" | "nightBlood" | "nightInfluence" | "dice"> {
  const quarters = QUARTERS.flatMap((name): [string, NamedQuarter][] => {
    const quarter = p.quarters[name];
    return quarter === undefined ? [] : [[`quarters.${name}`, quarter]];
  });
  return {
    locations: quarters.map(([where, { location }]) => ids.locationCalled(location, where)),
    victims: quarters.map(([where, { victim }]) =>
      victim === null ? NONE : ids.victimCalled(victim, where),
    ),
    nightBlood: quarters.map(([, { blood }]) => blood),
    nightInfluence: quarters.map(([, { influence }]) => influence),
    dice: quarters.map(([, { die }]) => die),
  };
}
