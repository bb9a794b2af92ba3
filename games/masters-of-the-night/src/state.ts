import type { CoreState, Pile } from "@coterie/kernel";

/**
 * The position of a game of Masters of the Night: plain data in flat tables. Districts are
 * positions 0–8 of the city (0 1 2 the top row), vampires are numbers in turn order (MN-2.6),
 * dice are counted by face. A copy is made by `copyState`.
 */
export interface State extends CoreState {
  // What was agreed at setup.
  /** §13: 0 is the rulebook's reading, 1 the summary sheet's. */
  entryLoss: number;
  combat: number;
  abilityKills: number;
  /** Event cards taken from each act: 6, 5 or 4. */
  eventsPerAct: number;
  /** Which vampire of the pack plays at each place of the turn order. */
  readonly vampires: readonly number[];
  /** The seat that controls each vampire. */
  readonly seatOf: readonly number[];
  /** Which district of the pack lies at each position. */
  readonly city: readonly number[];

  // The time.
  round: number;
  /** 0 by day, 1 by night. */
  night: number;
  leader: number;
  /** The vampire whose turn it is, or -1. */
  active: number;
  ap: number;
  /** The active vampire was drained on this turn: the turn ends (MN-4.3). */
  turnOver: number;
  /** Days' effects that have had their slot, one bit for each position (MN-3.2). */
  dayDone: number;
  /** Districts that have had their day combat (MN-3.11). */
  hunted: number;

  // The city.
  veil: number;
  hidden: number[];
  exposed: number[];
  minions: number[];
  agentReserve: number;
  minionReserve: number;

  // The vampires.
  at: number[];
  blood: number[];
  kills: number[];
  /** Where each vampire's sigil lies, or -1. */
  sigils: number[];
  /** AP gained or lost for the next turn. */
  nextAp: number[];
  bloodSupply: number;

  // The dice, counted by face 1–6 at index 0–5.
  dice: number[];
  aside: number[];

  // The cards.
  events: Pile;
  /** Events that have left the game face up. */
  goneEvents: number[];
  relics: Pile;
  /** For each relic of the pack: a vampire, PLACED + position, IN_DECK or GONE. */
  relicAt: number[];
  /** Pieces that have been used this round (`once per round`). */
  usedPieces: number[];
  /** Exchanges since the last other action of the turn: positions not to return to (MN-5.9). */
  trail: number[];

  // Standing effects: rows of STANDING_ROW numbers, see standing.ts.
  standing: number[];
  /** Triggers that have happened and wait to be resolved: rows of WAITING_ROW numbers. */
  waiting: number[];

  // The event that is being resolved (MN-3.8).
  /** Its number in the pack, or -1. */
  event: number;
  eventGain: number;
  eventLoss: number;
  eventShortage: number;
  /** Agents that entered each district under the eyes of somebody (MN-3.7). */
  entered: number[];
  /** Agents that are to be placed in each district in the running step (MN-3.5). */
  demand: number[];
  /** Where the last agents of the reserve go. */
  allotted: number[];
  /** The event whose grid an ability uses, or -1 (MN-5.15). */
  omen: number;

  // The combat.
  fightAt: number;
  fighter: number;
  fightByDay: number;
  /** Dice still to be used. */
  fightDice: number;
  /** The die just picked, or 0. */
  fightDie: number;
  /** Picked dice by face (summary reading). */
  picked: number[];
  /** Kills that the fighter gets after the last die (summary reading). */
  fightKills: number;
  /** Blood that is still to be spread (summary reading). */
  wounds: number;
}

export const IN_DECK = -1;
export const GONE = -2;
export const PLACED = 100;
export const NOWHERE = -1;
export const NOBODY = -1;

export const POSITIONS = 9;
/** MN-1.2. */
export const MINIONS = 9;
export const FACES = 6;

/** Written out field by field, because search lives on copies and a spread is slower. */
export function copyState(s: State): State {
  return {
    agenda: s.agenda.slice(),
    forks: [],
    drafts: [],
    joined: s.joined,
    chance: {
      kind: s.chance.kind,
      key: s.chance.key,
      drawn: s.chance.drawn.slice(),
      loaded: s.chance.loaded.slice(),
    },
    outcome: s.outcome,
    entryLoss: s.entryLoss,
    combat: s.combat,
    abilityKills: s.abilityKills,
    eventsPerAct: s.eventsPerAct,
    // These three never change after the setup, so copies share them.
    vampires: s.vampires,
    seatOf: s.seatOf,
    city: s.city,
    round: s.round,
    night: s.night,
    leader: s.leader,
    active: s.active,
    ap: s.ap,
    turnOver: s.turnOver,
    dayDone: s.dayDone,
    hunted: s.hunted,
    veil: s.veil,
    hidden: s.hidden.slice(),
    exposed: s.exposed.slice(),
    minions: s.minions.slice(),
    agentReserve: s.agentReserve,
    minionReserve: s.minionReserve,
    at: s.at.slice(),
    blood: s.blood.slice(),
    kills: s.kills.slice(),
    sigils: s.sigils.slice(),
    nextAp: s.nextAp.slice(),
    bloodSupply: s.bloodSupply,
    dice: s.dice.slice(),
    aside: s.aside.slice(),
    events: { cards: s.events.cards.slice(), seen: s.events.seen.slice() },
    goneEvents: s.goneEvents.slice(),
    relics: { cards: s.relics.cards.slice(), seen: s.relics.seen.slice() },
    relicAt: s.relicAt.slice(),
    usedPieces: s.usedPieces.slice(),
    trail: s.trail.slice(),
    standing: s.standing.slice(),
    waiting: s.waiting.slice(),
    event: s.event,
    eventGain: s.eventGain,
    eventLoss: s.eventLoss,
    eventShortage: s.eventShortage,
    entered: s.entered.slice(),
    demand: s.demand.slice(),
    allotted: s.allotted.slice(),
    omen: s.omen,
    fightAt: s.fightAt,
    fighter: s.fighter,
    fightByDay: s.fightByDay,
    fightDice: s.fightDice,
    fightDie: s.fightDie,
    picked: s.picked.slice(),
    fightKills: s.fightKills,
    wounds: s.wounds,
  };
}
