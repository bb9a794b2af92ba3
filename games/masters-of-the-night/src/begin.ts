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
import { declaredState, MINIONS, NOBODY, POSITIONS, type State } from "./state.js";

/** Chapter 2: setup. */
export function begin(content: Content, setup: Setup, chance: ChanceState): State {
  const count = setup.vampires.length;
  const summary = setup.reading === "summary" ? 1 : 0;
  const minions = minionsAtStation(count);
  const sizes = { vampire: count, district: POSITIONS, relic: content.relics.length };
  const state: State = {
    ...declaredState.blank(sizes, chance),
    entryLoss: summary,
    combat: summary,
    abilityKills: summary,
    eventsPerAct: eventsPerAct[setup.difficulty],
    vampires: setup.vampires.map((id) => content.vampires.findIndex((v) => v.card.id === id)),
    seatOf: [...setup.control],
    city: layCity(content, setup, chance),
    leader:
      setup.leader === "random"
        ? draw(chance, SHUFFLES, count)
        : setup.vampires.indexOf(setup.leader),
    agentReserve: content.trackers[count].agents,
    minionReserve: MINIONS - minions,
    events: newPile(buildEventDeck(content, setup, chance)),
    relics: newPile(content.relics.map((_, relic) => relic)),
  };
  state.minions[0] = minions;
  shufflePile(state.relics, chance);
  establishDistricts(content, state);
  push(state, beginRound);
  push(state, firstRoll);
  return declaredState.copy(state);
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
