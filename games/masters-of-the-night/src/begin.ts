import {
  type ChanceState,
  draw,
  drawSome,
  newPile,
  push,
  SHUFFLES,
  shuffle,
  shufflePile,
} from "@coterie/kernel";
import type { Content } from "./content/content.js";
import { beginRound } from "./rules/day.js";
import { firstRoll } from "./rules/dice.js";
import { eventsPerAct, type Setup } from "./setup.js";
import { FACES, IN_DECK, MINIONS, NOBODY, POSITIONS, type State } from "./state.js";

/** Chapter 2: setup. */

const BLOOD_AT_START = 4;
const SPARE_BLOOD = 2;

const VEIL_AT_START = 6;

function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}

export function begin(content: Content, setup: Setup, chance: ChanceState): State {
  const vampires = setup.vampires.map((id) => content.vampires.findIndex((v) => v.card.id === id));
  const count = vampires.length;
  const summary = setup.reading === "summary" ? 1 : 0;
  const city = layCity(content, setup, chance);
  const minions = minionsAtStation(count);
  const state: State = {
    agenda: [],
    forks: [],
    drafts: [],
    joined: 0,
    chance,
    outcome: 0,
    entryLoss: summary,
    combat: summary,
    abilityKills: summary,
    eventsPerAct: eventsPerAct[setup.difficulty],
    vampires,
    seatOf: [...setup.control],
    city,
    round: 0,
    night: 0,
    leader:
      setup.leader === "random"
        ? draw(chance, SHUFFLES, count)
        : setup.vampires.indexOf(setup.leader),
    active: NOBODY,
    ap: 0,
    turnOver: 0,
    dayDone: 0,
    hunted: 0,
    veil: VEIL_AT_START,
    hidden: zeros(POSITIONS),
    exposed: zeros(POSITIONS),
    minions: [minions, ...zeros(POSITIONS - 1)],
    agentReserve: content.trackers[count].agents,
    minionReserve: MINIONS - minions,
    at: zeros(count),
    blood: new Array<number>(count).fill(BLOOD_AT_START),
    kills: zeros(count),
    sigils: new Array<number>(count).fill(-1),
    nextAp: zeros(count),
    bloodSupply: SPARE_BLOOD,
    dice: zeros(FACES),
    aside: zeros(FACES),
    events: newPile(buildEventDeck(content, setup, chance)),
    goneEvents: [],
    relics: newPile(content.relics.map((_, relic) => relic)),
    relicAt: new Array<number>(content.relics.length).fill(IN_DECK),
    usedPieces: [],
    trail: [],
    standing: [],
    waiting: [],
    event: -1,
    eventGain: 0,
    eventLoss: 0,
    eventShortage: 0,
    entered: zeros(POSITIONS),
    demand: zeros(POSITIONS),
    allotted: zeros(POSITIONS),
    omen: -1,
    fightAt: -1,
    fighter: NOBODY,
    fightByDay: 0,
    fightDice: 0,
    fightDie: 0,
    picked: zeros(FACES),
    fightKills: 0,
    wounds: 0,
  };
  shufflePile(state.relics, chance);
  establishDistricts(content, state);
  push(state, beginRound);
  push(state, firstRoll);
  return state;
}

/** MN-2.2. */
function minionsAtStation(vampires: number): number {
  return vampires === 2 ? 2 : vampires === 3 ? 1 : 0;
}

/** MN-1.1: the railway station is always top left. */
function layCity(content: Content, setup: Setup, chance: ChanceState): number[] {
  const numberOf = (id: string): number => content.districts.findIndex((d) => d.card.id === id);
  if (setup.layout !== "random") return setup.layout.map(numberOf);
  const station = numberOf("railway-station");
  const others = content.districts.map((_, district) => district).filter((d) => d !== station);
  shuffle(chance, others);
  return [station, ...others];
}

/** MN-2.4: drawn blind from each act; act I on top (last), III at the bottom. */
function buildEventDeck(content: Content, setup: Setup, chance: ChanceState): number[] {
  const perAct = eventsPerAct[setup.difficulty];
  const [first, second, third] = content.acts.map((cards) => drawSome(chance, cards, perAct));
  return [...third, ...second, ...first];
}

/** What districts do all the time is in force from the beginning (MN-3.2). */
function establishDistricts(content: Content, state: State): void {
  state.city.forEach((district, position) => {
    for (const def of content.districts[district].standing) {
      state.standing.push(def, NOBODY, position);
    }
  });
}
