/**
 * What players read. Everything in one language lies in one folder (`en/`), so that another
 * language is a folder beside it; shapes are for counting and belong to none.
 */
export { textOf } from "./en/pieces.js";
export { playWords, setupFields } from "./en/play/index.js";
export { marksWords, printedWords, requirementWords, symbolWords } from "./en/symbols.js";
export { shapeOf } from "./shape.js";
