import {
  computed,
  count,
  type Domains,
  declareState,
  faces,
  fixed,
  flag,
  group,
  int,
  list,
  listed,
  mapping,
  maybe,
  NONE,
  named,
  optional,
  pile,
  ref,
  rows,
  type StateOf,
  setOf,
  table,
  unlisted,
  vector,
} from "@coterie/kernel/define";
import type { Content } from "./content/content.js";
import { scenarioOnly } from "./position/scenario-form.js";
import { blankState, copyState } from "./state.gen.js";

export const NOWHERE = NONE;
export const NOBODY = NONE;

export const POSITIONS = 9;
/** MN-1.2. */
export const MINIONS = 9;
export const FACES = 6;

/** Where a relic is: with the vampire of that number, in the district PLACED + position, or one of these. */
export const IN_DECK = -1;
export const GONE = -2;
export const PLACED = 100;

interface Relics {
  readonly relicAt: number[];
}

const relicsAt = (s: Relics, where: number): number[] =>
  s.relicAt.flatMap((at, relic) => (at === where ? [relic] : []));

const putRelics =
  (where: (index: number) => number) =>
  (_content: unknown, s: Relics, relics: readonly number[], index: number): void => {
    for (const relic of relics) s.relicAt[relic] = where(index);
  };

const onStanding = {
  effect: ref("effect"),
  holder: maybe("vampire"),
  place: maybe("district"),
};

/**
 * The position of a game of Masters of the Night. Districts are positions 0–8 of the city (0 1 2 the top
 * row), vampires are numbers in turn order (MN-2.6), dice are counted by face. Secret are the order of the
 * two decks and which events were left in the box; everything else lies open on the table.
 */
export const stateSpec = {
  open: {
    // What was agreed at the setup.
    rules: group({
      /** §13: 0 is the rulebook's reading, 1 the summary sheet's. */
      entryLoss: count(),
      combat: count(),
      abilityKills: count(),
      /** Event cards taken from each act: 6, 5 or 4. */
      eventsPerAct: count(),
    }),
    team: listed("vampire", {
      /** Which vampire of the pack plays at each place of the turn order. */
      vampires: fixed(named("id", ref("vampireCard"))),
      /** The seat that controls each vampire. */
      seatOf: fixed(named("seat", count())),
    }),
    /** Which district of the pack lies at each position. */
    city: fixed(list(ref("districtCard"))),

    // The time.
    round: count(),
    night: flag(),
    leader: ref("vampire"),
    /** The vampire whose turn it is. */
    active: maybe("vampire"),
    ap: count(),
    /** The active vampire was drained on this turn: the turn ends (MN-4.3). */
    turnOver: flag(),
    /** Districts whose day effect has had its slot (MN-3.2). */
    dayDone: setOf("district"),
    /** Districts that have had their day combat (MN-3.11). */
    hunted: setOf("district"),

    // The city.
    veil: count({ max: 6, initial: 6 }),
    districts: table("district", { hidden: count(), exposed: count(), minions: count() }),
    agentReserve: count(),
    minionReserve: count(),

    vampires: table("vampire", {
      at: ref("district"),
      blood: count({ initial: 4 }),
      kills: count({ max: 9 }),
      /** Where each vampire's sigil lies. */
      sigils: named("sigil", maybe("district")),
      relics: computed(list(ref("relic")), {
        get: (_content, s: Relics, vampire) => relicsAt(s, vampire),
        set: putRelics((vampire) => vampire),
      }),
      /** AP gained or lost for the next turn. */
      nextAp: int(),
    }),
    bloodSupply: count({ initial: 2 }),

    // The dice.
    dice: faces(),
    aside: faces(),

    // The cards.
    /** Events that have left the game face up. */
    goneEvents: list(ref("event")),
    relicAt: unlisted(vector("relic", int({ initial: IN_DECK }))),
    placedRelics: computed(mapping("relic", "district"), {
      get: (_content, s: Relics) =>
        s.relicAt.flatMap((at, relic) => (at >= PLACED ? [relic, at - PLACED] : [])),
      set: (_content, s: Relics, pairs: readonly number[]) => {
        for (let i = 0; i < pairs.length; i += 2) s.relicAt[pairs[i]] = PLACED + pairs[i + 1];
      },
    }),
    goneRelics: computed(list(ref("relic")), {
      get: (_content, s: Relics) => relicsAt(s, GONE),
      set: putRelics(() => GONE),
    }),
    /** Pieces that have been used this round (`once per round`). */
    usedPieces: named("used", list(ref("piece"))),
    /** Exchanges since the last other action of the turn: positions not to return to (MN-5.9). */
    trail: list(count({ max: Number.MAX_SAFE_INTEGER })),

    /** Effects in force: see standing.ts. */
    standing: rows(onStanding),
    /** Triggers that have happened and wait to be resolved. */
    waiting: rows({ ...onStanding, who: int(), where: int() }),

    // The event that is being resolved (MN-3.8).
    event: maybe("event"),
    eventVeil: group({
      eventGain: named("gain", count()),
      eventLoss: named("loss", count()),
      eventShortage: named("shortage", count()),
    }),
    /** Agents that entered each district in view of a minion or a vampire (MN-3.7). */
    entered: vector("district", count()),
    /** Agents that are to be placed in each district in the running step (MN-3.5). */
    demand: vector("district", count()),
    /** Where the last agents of the reserve go. */
    allotted: vector("district", count()),
    /** The event whose grid an ability uses (MN-5.15). */
    omen: maybe("event"),

    fight: group({
      fightAt: named("at", maybe("district")),
      fighter: maybe("vampire"),
      fightByDay: named("byDay", flag()),
      /** Dice still to be used. */
      fightDice: named("dice", count()),
      /** The die just picked, or 0. */
      fightDie: named("die", count()),
      /** Picked dice (summary reading). */
      picked: faces(),
      /** Kills that the fighter gets after the last die (summary reading). */
      fightKills: named("kills", optional(count())),
      /** Blood that is still to be spread (summary reading). */
      wounds: count(),
    }),
  },
  piles: { events: named("event", pile("event")), relics: named("relic", pile("relic")) },
} as const;

export interface State extends StateOf<typeof stateSpec> {}

export const domains: Domains<Content, State> = {
  vampireCard: { ids: ({ vampires }) => vampires.map(({ card }) => card.id) },
  districtCard: { ids: ({ districts }) => districts.map(({ card }) => card.id) },
  vampire: { ids: ({ vampires }, s) => s.vampires.map((card) => vampires[card].card.id) },
  district: { ids: ({ districts }, s) => s.city.map((card) => districts[card].card.id) },
  event: {
    ids: ({ events }) => events.map(({ card }) => card.id),
    /** The acts are printed on the backs. */
    back: ({ events }, event) => events[event].card.act,
    unseen: ({ events, standings }, s) => {
      const staying = new Set<number>();
      for (let i = 0; i < s.standing.length; i += 3) staying.add(standings[s.standing[i]].piece);
      const open = new Set([...s.goneEvents, s.event, ...s.events.cards]);
      const unseen: number[] = [];
      events.forEach(({ piece }, event) => {
        if (!open.has(event) && !staying.has(piece)) unseen.push(event);
      });
      return unseen;
    },
  },
  relic: {
    ids: ({ relics }) => relics.map(({ card }) => card.id),
    unseen: (_content, s) =>
      relicsAt(s, IN_DECK).filter((relic) => !s.relics.cards.includes(relic)),
  },
  piece: { ids: ({ pieces }) => pieces.map(({ id }) => id) },
  effect: { ids: ({ standings }) => standings.map(({ name }) => name) },
};

export const declaredState = declareState<typeof stateSpec, Content>({
  game: "masters-of-the-night",
  spec: stateSpec,
  domains,
  core: { hasPhases: false, loadedDice: "rolls" },
  visibility: {},
  scenarioOnly,
  generated: { blankState, copyState },
});
