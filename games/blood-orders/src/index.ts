export type { Content } from "./content/content.js";
export { housePack } from "./content/house.js";
export { type Pack, type Piece, packSchema } from "./content/pieces.js";
export type { Fact, FactName, ScoreLines } from "./facts.js";
export { type BloodOrders, bloodOrders, bloodOrdersWithExactly } from "./game.js";
export { scoreOf } from "./rules/scoring.js";
export type { Setup } from "./setup.js";
export type { State } from "./state.js";
export type { BloodKit, Table } from "./table.js";
export {
  marksWords,
  playWords,
  requirementWords,
  setupFields,
  shapeOf,
  symbolWords,
  textOf,
} from "./words/index.js";
export { chapters, ruleWords } from "./words/rules.js";
