export type { Content } from "./content/content.js";
export { housePack } from "./content/house.js";
export type { ValueName } from "./content/language.js";
export { type Pack, type Piece, packSchema } from "./content/pieces.js";
export type { Fact, FactName, ScoreLines } from "./facts.js";
export { type BloodOrders, bloodOrders, bloodOrdersWithExactly } from "./game.js";
export { pileOf, symbolsOf } from "./rules/cards.js";
export { pileSymbols } from "./rules/piles.js";
export { scoreOf } from "./rules/scoring.js";
export { modified } from "./rules/standing.js";
export { quarterCount } from "./rules/terms.js";
export * from "./scene/index.js";
export type { Setup } from "./setup.js";
export {
  ALTAR,
  CATACOMBS,
  DAWN,
  DAYS,
  DUSK,
  NIGHT,
  NONE,
  SPACES,
  type State,
  TOKEN_ROW,
} from "./state.js";
export type { BloodKit, Table } from "./table.js";
export {
  marksWords,
  playWords,
  printedWords,
  requirementWords,
  setupFields,
  shapeOf,
  symbolWords,
  textOf,
} from "./words/index.js";
export { chapters, ruleWords } from "./words/rules.js";
export { rulings } from "./words/rulings.js";
