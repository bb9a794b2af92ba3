import type { District } from "../content/pieces.js";
import { hasAwake, hasMoreAgents, hasMoreMinions } from "../rules/terms.js";
import { fightsByDay } from "../words/en/play/city.js";
import { type Look, positions } from "../words/en/play/look.js";
import { textOf } from "../words/en/play/part.js";
import { lyingAt } from "./cards.js";
import { districtPlace } from "./places.js";
import type { DistrictScene, StandingScene } from "./types.js";

/** The nine districts. */

function timesOf({ day, night, standing }: District): DistrictScene["times"] {
  return [
    ...(day === undefined ? [] : (["day"] as const)),
    ...(night === undefined ? [] : (["night"] as const)),
    ...(standing === undefined ? [] : (["always"] as const)),
  ];
}

/** MN-1.6: a sigil leads for the minions, even where none is. */
function leads({ state }: Look, position: number): DistrictScene["leads"] {
  if (hasMoreMinions(state, position)) return "minions";
  if (hasMoreAgents(state, position)) return "agents";
  return state.minions[position] > 0 ? "even" : "nobody";
}

const hasBit = (bits: number, position: number): boolean => (bits & (1 << position)) !== 0;

type Tokens = Pick<
  DistrictScene,
  "vampires" | "minions" | "hidden" | "exposed" | "sigil" | "coming" | "allotted" | "entered"
>;

function tokensAt({ state }: Look, position: number): Tokens {
  return {
    vampires: state.at.flatMap((at, v) => (at === position ? [v] : [])),
    minions: state.minions[position],
    hidden: state.hidden[position],
    exposed: state.exposed[position],
    sigil: state.sigils.indexOf(position),
    coming: state.demand[position],
    allotted: state.allotted[position],
    entered: state.entered[position],
  };
}

export function cityScene(look: Look, standing: readonly StandingScene[]): DistrictScene[] {
  const { content, state } = look;
  const fights = fightsByDay(look);
  return positions.map((position): DistrictScene => {
    const { card } = content.districts[state.city[position]];
    const place = districtPlace(position);
    return {
      place,
      id: card.id,
      name: card.name,
      times: timesOf(card),
      text: textOf(card),
      ...tokensAt(look, position),
      cards: lyingAt(standing, place),
      leads: leads(look, position),
      fightLooms: fights.includes(position),
      isWatched: state.minions[position] > 0 || hasAwake(state, position),
      isDayDone: hasBit(state.dayDone, position),
      isHunted: hasBit(state.hunted, position),
    };
  });
}
