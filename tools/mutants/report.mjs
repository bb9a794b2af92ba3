// Says what became of the mutants.

/** @typedef {import("./find.mjs").Mutant} Mutant */
/** @typedef {import("./worker.mjs").Answer} Answer */

/**
 * @typedef {"test" | "load" | "endless" | "survived" | "unreached" | "equivalent"} End
 * @typedef {{ mutant: Mutant, end: End, by: string | undefined, reason?: string }} Result
 */

/** @param {Result} result */
function isCaught({ end }) {
  return end === "test" || end === "load" || end === "endless";
}

/** @param {Result} result */
export function isSurvivor({ end }) {
  return end === "survived" || end === "unreached";
}

/**
 * Equivalent mutants count neither way.
 *
 * @param {readonly Result[]} results
 */
export function scoreOf(results) {
  const caught = results.filter(isCaught).length;
  const all = caught + results.filter(isSurvivor).length;
  return all === 0 ? 1 : caught / all;
}

/** @param {number} part */
function percent(part) {
  return `${(Math.floor(part * 1000) / 10).toFixed(1)} %`;
}

/**
 * @param {readonly Result[]} results
 * @returns {Map<string, Result[]>}
 */
function byFile(results) {
  /** @type {Map<string, Result[]>} */
  const files = new Map();
  for (const result of results) {
    const list = files.get(result.mutant.file) ?? [];
    list.push(result);
    files.set(result.mutant.file, list);
  }
  return files;
}

/**
 * @param {readonly Result[]} results
 * @returns {string[]} a line per file
 */
export function tableOf(results) {
  const rows = [...byFile(results)].map(([file, list]) => rowOf(file, list));
  rows.push(rowOf("all", results));
  const head = ["file", "mutants", "caught", "survived", "equivalent", "score"];
  const width = Math.max(...rows.map(([file]) => file.length));
  return [head, ...rows].map(
    ([file, ...cells]) => file.padEnd(width) + cells.map((cell) => cell.padStart(11)).join(""),
  );
}

/**
 * @param {string} file
 * @param {readonly Result[]} list
 */
function rowOf(file, list) {
  const count = (/** @type {(one: Result) => boolean} */ is) => String(list.filter(is).length);
  return [
    file,
    String(list.length),
    count(isCaught),
    count(isSurvivor),
    count(({ end }) => end === "equivalent"),
    percent(scoreOf(list)),
  ];
}

/**
 * @param {readonly Result[]} results
 * @returns {string[]} survivors, grouped by file
 */
export function survivorsOf(results) {
  return [...byFile(results.filter(isSurvivor))].flatMap(([file, list]) => [
    "",
    `${file}: ${list.length}`,
    ...list.flatMap(survivorLines),
  ]);
}

/** @param {Result} result */
function survivorLines({ mutant, end }) {
  const { file, line, kind, original, mutated, text, piece } = mutant;
  const note = end === "unreached" ? " (no test gets there)" : "";
  const about = piece === undefined ? "" : ` [${piece}]`;
  return [`  ${file}:${line}${about} ${kind}: ${original} → ${mutated}${note}`, `      ${text}`];
}

/**
 * @param {readonly Result[]} results
 * @returns {string} how mutants were noticed, and the score
 */
export function summaryOf(results) {
  const count = (/** @type {End} */ which) => results.filter(({ end }) => end === which).length;
  const caught = results.filter(isCaught).length;
  return (
    `${caught} of ${results.length - count("equivalent")} mutants caught: ` +
    `${percent(scoreOf(results))} (${count("test")} by a test, ${count("load")} because the game ` +
    `refused to load, ${count("endless")} because it did not end); ` +
    `${count("survived")} survived, ${count("unreached")} were not reached by any test, ` +
    `${count("equivalent")} are known to make no difference`
  );
}
