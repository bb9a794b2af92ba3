/**
 * What players read. Everything in one language lies in one folder (`en/`), so that another
 * language is a folder beside it; shapes are for counting and belong to none.
 */
export { gridWords, printedWords } from "./en/grid.js";
export { textOf } from "./en/pieces.js";
export { type PlayWords, playWords, setupFields } from "./en/play/index.js";
export { shapeOf } from "./shape.js";
