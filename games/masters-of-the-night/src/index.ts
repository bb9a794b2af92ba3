export { PackError } from "@coterie/effects";
export type { Content } from "./content/content.js";
export { housePack } from "./content/house.js";
export { type Pack, type Piece, packSchema } from "./content/pieces.js";
export type { Fact, FactName } from "./facts.js";
export { type Masters, mastersOfTheNight, mastersWithExactly } from "./game.js";
export type { Position } from "./position/form.js";
export { isCrowd } from "./rules/day.js";
export { actionOf, companyOf } from "./rules/night.js";
export { modified } from "./rules/standing.js";
export {
  agentsAt,
  columnOf,
  hasMoreAgents,
  hasMoreMinions,
  isSigillated,
  rowOf,
} from "./rules/terms.js";
export { placesOf } from "./scene/option-places.js";
export { placeIds } from "./scene/place-ids.js";
export { sceneOf } from "./scene/scene.js";
export type {
  BandScene,
  CardScene,
  DiceScene,
  DistrictScene,
  FaceScene,
  FightScene,
  ForeseenScene,
  KillStepScene,
  MastersScene,
  PowerScene,
  ReserveScene,
  StandingScene,
  TimeScene,
  VampireScene,
  VeilScene,
} from "./scene/types.js";
export { difficulties, readings, type Setup, suggestedTeams } from "./setup.js";
export type { State } from "./state.js";
export type { MastersKit, Table } from "./table.js";
export {
  type PlayWords,
  playWords,
  printedWords,
  setupFields,
  shapeOf,
  textOf,
} from "./words/index.js";
export { chapters, ruleWords, rulings } from "./words/rules.js";
