import { type CoreState, copyCore, type Pile } from "@coterie/kernel";

/** The Quarters, top to bottom (BO-1.1), and the two other spaces for Order tokens (BO-4.1). */
export const QUARTERS = ["north", "south", "east", "west"] as const;
export const ALTAR = 4;
export const CATACOMBS = 5;
export const SPACES = [...QUARTERS, "altar", "catacombs"] as const;

/** The Orders, in the order in which they are resolved (BO-5.2). */
export const DAWN = 0;
export const DUSK = 1;
export const NIGHT = 2;
export const ORDER_COUNT = 3;

export const NOWHERE = -1;
/** No card lies there. */
export const NONE = -1;

export const DAYS = 9;
export const DAYS_PER_ACT = 3;
export const MARKET_SIZE = 4;
/** BO-2.2: Blood that comes with a Victim. */
export const NEW_BLOOD = 3;
/** BO-1.3: so many there are of each. */
export const BLEEDERS = 36;
export const ELDERS = 36;

/** A row of `tokens`: whose it is, where it stands, and which Order it gives. */
export const TOKEN_ROW = 3;
/** A row of `standing`: the effect and its owner. */
export const STANDING_ROW = 2;
/** A row of `waiting`: the same two, then whom it is about and where it happened. */
export const WAITING_ROW = 4;

/**
 * The position. Cards of players are numbers: a Victim's number in its pack, then one number for
 * all Bleeders and one for all Elders (see `Content.bleeder`). Lists of cards are kept sorted, so
 * that no order can tell anything.
 */
export interface State extends CoreState {
  day: number;
  /** 0, 1, 2. */
  act: number;
  startPlayer: number;

  // The city, by Quarter in play.
  locations: number[];
  /** The Victim of a Quarter, or NONE. */
  victims: number[];
  nightBlood: number[];
  nightInfluence: number[];
  dice: number[];

  // Decks. Victims of the current Act only; those of earlier Acts are gone.
  victimDeck: Pile;
  /** The common discard of Victims of the current Act. */
  discards: number[];
  /** Victims that left the game before everybody's eyes. */
  gone: number[];
  ritualDeck: Pile;
  /** Newest first; NONE where the deck could not fill a place. */
  market: number[];
  /** Rituals that left the game before everybody's eyes. */
  brokenRituals: number[];
  /** BO-8.1: how many Bleeders and Elders are left in their decks. */
  decks: number[];

  // Players, by seat.
  blood: number[];
  influence: number[];
  vp: number[];
  fear: number[];
  /** Cards in hand that might have been put under a token today. */
  hands: number[][];
  /** Cards in hand of which everybody knows that they are in no pile: shown, or gained, today. */
  sure: number[][];
  /**
   * By owner, and empty but in views (BO-8.2): what a seat can derive of other seats' cards that might be
   * under a token today, as one sorted list.
   */
  known: number[][];
  /** By seat and Order: the piles under the tokens. */
  piles: number[][];
  torpor: number[][];
  rituals: number[][];
  /** Once-per-day Rituals that were used today. */
  used: number[];
  /** Standing effects that answer once per day and have done so today. */
  setOff: number[];
  /** By seat and Order: symbols that a pile shows more for the rest of the Day. */
  boosts: number[];

  /** Order tokens in the order in which they were placed. */
  tokens: number[];
  /** 1 from the last commitment to the end of the Day: the piles are locked (BO-3.2). */
  planned: number;
  /** 1 from the reveal to the end of the Day: all piles lie open (BO-5.1). */
  revealed: number;
  /** 1 where people may see the known cards of other seats (BO-8.2). */
  tracked: number;
  /** Effects of Rituals in force. */
  standing: number[];
  /** Triggers that have been set off and not been resolved yet. */
  waiting: number[];
}

/** Field by field: see copyCore. */
export function copyState(s: State): State {
  const to: State = {
    agenda: s.agenda,
    forks: s.forks,
    drafts: s.drafts,
    joined: s.joined,
    chance: s.chance,
    outcome: s.outcome,
    day: s.day,
    act: s.act,
    startPlayer: s.startPlayer,
    locations: s.locations.slice(),
    victims: s.victims.slice(),
    nightBlood: s.nightBlood.slice(),
    nightInfluence: s.nightInfluence.slice(),
    dice: s.dice.slice(),
    victimDeck: { cards: s.victimDeck.cards.slice(), seen: s.victimDeck.seen.slice() },
    discards: s.discards.slice(),
    gone: s.gone.slice(),
    ritualDeck: { cards: s.ritualDeck.cards.slice(), seen: s.ritualDeck.seen.slice() },
    market: s.market.slice(),
    brokenRituals: s.brokenRituals.slice(),
    decks: s.decks.slice(),
    blood: s.blood.slice(),
    influence: s.influence.slice(),
    vp: s.vp.slice(),
    fear: s.fear.slice(),
    hands: copyRows(s.hands),
    sure: copyRows(s.sure),
    // Never changed.
    known: s.known,
    piles: copyRows(s.piles),
    torpor: copyRows(s.torpor),
    rituals: copyRows(s.rituals),
    used: s.used.slice(),
    setOff: s.setOff.slice(),
    boosts: s.boosts.slice(),
    tokens: s.tokens.slice(),
    planned: s.planned,
    revealed: s.revealed,
    tracked: s.tracked,
    standing: s.standing.slice(),
    waiting: s.waiting.slice(),
  };
  copyCore(s, to);
  return to;
}

/** Most rows are empty most of the time: search lives on copies. */
function copyRows(rows: readonly number[][]): number[][] {
  const to = new Array<number[]>(rows.length);
  for (let i = 0; i < rows.length; i++) to[i] = rows[i].length === 0 ? [] : rows[i].slice();
  return to;
}
