import type { Asked } from "../words/en/play/asked.js";
import { type PowerName, powerPlace } from "./places.js";
import {
  atDistrict,
  atDistrictCalled,
  atRelicCalled,
  atVampire,
  atVampireCalled,
  type Places,
} from "./whereabouts.js";

/** Where the actions of a vampire's turn are done, by how their keys begin. */
type Placer = (asked: Asked, detail: string) => Places;

const actor: Placer = ({ state }) => atVampire(state.active);

const here: Placer = (asked, detail) => [
  ...atDistrict(asked.state.at[asked.state.active]),
  ...actor(asked, detail),
];

/** `museum+2`. */
const journey: Placer = (asked, detail) => [
  ...atDistrictCalled(asked, detail.split("+")[0]),
  ...actor(asked, detail),
];

const power =
  (name: PowerName): Placer =>
  (asked, detail) => [powerPlace(asked.state.active, name), ...actor(asked, detail)];

/** `mila:give=umbral-cape+silver-bell:take=crooked-dice`. */
function exchange(asked: Asked, detail: string): Places {
  const [partner, ...ways] = detail.split(":");
  const relics = ways.flatMap((way) => way.slice(way.indexOf("=") + 1).split("+"));
  return [
    ...relics.flatMap((id) => atRelicCalled(asked, id)),
    ...atVampireCalled(asked, partner),
    ...actor(asked, detail),
  ];
}

export const nightPlacers: Readonly<Record<string, Placer>> = {
  move: journey,
  leap: journey,
  expose: here,
  fight: here,
  recruit: here,
  "night-effect": here,
  "blood-ability": power("blood"),
  "dark-ability": power("dark"),
  relic: (asked, id) => [...atRelicCalled(asked, id), ...actor(asked, id)],
  hunt: here,
  exchange,
  "wild-hunt": here,
  sigillate: (asked, detail) => [...here(asked, detail), ...power("sigil")(asked, detail)],
  ritual: here,
  "end-turn": actor,
};

export function nightPlaces(asked: Asked, key: string): Places {
  const [action] = key.split(":", 1);
  return nightPlacers[action]?.(asked, key.slice(action.length + 1)) ?? [];
}
