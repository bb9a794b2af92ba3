import {
  bag,
  choice,
  count,
  each,
  flag,
  int,
  list,
  listed,
  maybe,
  NONE,
  named,
  ordinal,
  pile,
  ref,
  rows,
  type StateOf,
  seat,
  table,
  unlessInitial,
  unlisted,
  vector,
} from "@coterie/kernel/define";
import { orders } from "./content/language.js";

export { NONE };

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

export const NOWHERE = NONE;

export const DAYS = 9;
export const ACTS = 3;
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

/** Cards of players: a Victim's number, or the number of all Bleeders or of all Elders. */
const cards = bag(ref("card"));
const rituals = list(ref("ritual"));
const inForce = { effect: ref("effect"), owner: seat() };

/**
 * The position. Lists of cards are kept sorted, so that no order can tell anything. Secret are hands and how
 * they are split into piles, which token stands where, and the order of the decks: see secrecy.ts.
 */
export const stateSpec = {
  open: {
    day: count({ min: 1, max: DAYS }),
    act: ordinal(ACTS),
    startPlayer: seat(),

    quarters: table("quarter", {
      locations: named("location", ref("location")),
      victims: named("victim", maybe("victim")),
      nightBlood: named("blood", count()),
      nightInfluence: named("influence", count()),
      dice: named("die", count({ min: 1, max: 6 })),
    }),

    // Victims of the current Act are in their deck or the discard; those of earlier Acts are gone.
    /** The common discard of Victims of the current Act. */
    discards: cards,
    /** Victims that left the game face up. */
    gone: cards,
    /** Newest first; NONE where the deck could not fill a place. */
    market: vector("marketSlot", maybe("ritual")),
    /** Rituals that left the game face up. */
    brokenRituals: rituals,
    /** BO-8.1: how many Bleeders and Elders are left in their decks. Positions have them in the hands. */
    decks: unlisted(vector("commonCard", count())),

    players: listed("seat", {
      blood: count(),
      influence: count(),
      vp: count(),
      fear: count(),
      torpor: cards,
      /** In the order in which they were gained. */
      rituals,
      /** Symbols that a pile shows more for the rest of the Day. */
      boosts: each("order", count()),
    }),
    /** Once-per-day Rituals that were used today. */
    used: rituals,
    /** Standing effects that answer once per day and have done so today. */
    setOff: list(ref("effect")),

    /** From the last commitment to the end of the Day: the piles are locked (BO-3.2). */
    planned: flag(),
    /** From the reveal to the end of the Day: all piles lie open (BO-5.1). */
    revealed: flag(),
    /** Whether people see what their seat can derive of other hands (BO-8.2). */
    tracked: unlessInitial(flag()),
    /** Effects of Rituals in force. */
    standing: rows(inForce),
    /** Triggers that have been set off and not been resolved yet. */
    waiting: rows({ ...inForce, who: int(), where: int() }),
  },
  piles: {
    victimDeck: named("victim", pile("victim")),
    ritualDeck: named("ritual", pile("ritual")),
  },
  partly: {
    players: listed("seat", {
      /** Cards in hand that might have been put under a token today. */
      hands: named("hand", cards),
      /** Cards in hand of which every seat knows that they are in no pile: shown, or gained, today. */
      sure: cards,
      /** The piles under the tokens. */
      piles: each("order", cards),
    }),
    /** Order tokens in the order in which they were placed. */
    tokens: rows({ seat: seat(), space: choice(SPACES), order: choice(orders) }),
  },
  derived: {
    /** BO-8.2: for each other seat the cards that a seat can derive, hand and hidden piles together. */
    known: table("seat", { known: cards }),
  },
} as const;

export interface State extends StateOf<typeof stateSpec> {}
