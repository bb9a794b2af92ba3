export * from "./agenda.js";
export * from "./chance.js";
export * from "./errors.js";
export * from "./facts.js";
export {
  areInSamePhase,
  currentPhase,
  fork,
  forkOne,
  isInPhase,
  isReady,
  isSimultaneous,
  participates,
  withdraw,
  withdrawAll,
} from "./fork.js";
export * from "./game.js";
export * from "./hash.js";
export type * from "./hint.js";
export * from "./knowledge.js";
export * from "./name-core.js";
export * from "./options.js";
export { invisibleCharacters, plainly, stripJoiners } from "./plain-text.js";
export * from "./play.js";
export { type Option, optionWithKey, type Question, readQuestion } from "./question.js";
export * from "./random-play.js";
export * from "./record.js";
export {
  checkRulesVersion,
  divergenceWords,
  type FittingReplay,
  positionHash,
  type RecordDivergence,
  type Replayed,
  replay,
  replayFitting,
} from "./replay.js";
export * from "./report.js";
export * from "./rulebook.js";
export {
  advance,
  agendaOf,
  answerAndRun,
  askedSeat,
  askedSeats,
  BUDGETS,
  listOptions,
  newContext,
} from "./run.js";
export * from "./scenario.js";
export * from "./show.js";
export * from "./state.js";
export { CORE_VEILS, isHiddenStack, open, type Veils, viewState, visibilityOf } from "./veil.js";
export * from "./view.js";
