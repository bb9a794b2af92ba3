// The whole hunt: bundle, baseline, every mutant.

import { bundle } from "./bundle.mjs";
import { Order, SLOW_MS } from "./order.mjs";
import { Pool } from "./pool.mjs";
import { isSurvivor } from "./report.mjs";

/** @typedef {import("./bundle.mjs").Plan} Plan */
/** @typedef {import("./find.mjs").Mutant} Mutant */
/** @typedef {import("./report.mjs").Result} Result */

/**
 * @typedef {object} Equivalent a mutant that was looked at and makes no difference
 * @property {string} file
 * @property {string} original
 * @property {string} mutated
 * @property {string} [line] the text of its line, where the same stands in several
 * @property {string} reason
 */

/**
 * @typedef {object} Wishes
 * @property {number} workers
 * @property {(mutants: Mutant[]) => Mutant[]} choose
 * @property {readonly Equivalent[]} equivalents
 * @property {(text: string) => void} say
 * @property {(done: number, all: number) => void} progress
 */

/** The tests themselves fail: nothing can be learnt. */
export class BaselineError extends Error {}

/**
 * @param {Plan} plan
 * @param {Wishes} wishes
 * @returns {Promise<Result[]>} in the order of the sources
 */
export async function hunt(plan, wishes) {
  const program = await bundle(plan);
  const chosen = wishes.choose(program.mutants);
  const pool = new Pool(program);
  const baseline = await pool.measure();
  const failing = baseline.tests.filter(({ fault }) => fault !== undefined);
  if (failing.length > 0) {
    const lines = failing.map(({ key, fault }) => `  ${key}: ${fault}`);
    throw new BaselineError(`tests fail without any mutant:\n${lines.join("\n")}`);
  }
  const slow = baseline.tests.filter(({ ms }) => ms > SLOW_MS);
  for (const { key } of slow) wishes.say(`left out, too slow: ${key}`);
  wishes.say(`${chosen.length} mutants, ${baseline.tests.length - slow.length} tests`);

  const order = new Order(baseline, program.siteOf);
  return excused(await tryAll(pool, order, chosen, wishes), wishes);
}

/**
 * @param {Pool} pool
 * @param {Order} order
 * @param {readonly Mutant[]} chosen
 * @param {Pick<Wishes, "workers" | "progress">} wishes
 */
async function tryAll(pool, order, chosen, { workers, progress }) {
  /** @type {Map<number, Result>} */
  const results = new Map(
    chosen.map((mutant) => [mutant.id, { mutant, end: "unreached", by: undefined }]),
  );
  let begun = 0;
  let done = 0;
  const next = () => {
    while (begun < chosen.length) {
      const job = order.jobFor(chosen[begun++]);
      if (job.tests.length > 0) return job;
      done++;
    }
    return undefined;
  };
  await pool.run(workers, next, ({ mutant: id, end, by }) => {
    const { mutant } = /** @type {Result} */ (results.get(id));
    results.set(id, { mutant, end: end === "dirty" ? "test" : end, by });
    if (by !== undefined) order.praise(mutant, by);
    progress(++done, chosen.length);
  });
  return [...results.values()];
}

/**
 * Survivors that are known to make no difference. An entry whose mutants are all caught is wrong.
 *
 * @param {readonly Result[]} results
 * @param {Pick<Wishes, "equivalents" | "say">} wishes
 */
function excused(results, { equivalents, say }) {
  for (const one of equivalents) {
    const meant = results.filter(({ mutant }) => isSame(one, mutant));
    if (meant.length > 0 && !meant.some(isSurvivor)) {
      say(`equivalents: a test notices it: ${JSON.stringify(one)}`);
    }
  }
  return results.map((result) => {
    const same = equivalents.find((one) => isSame(one, result.mutant));
    if (same === undefined || !isSurvivor(result)) return result;
    return { ...result, end: /** @type {const} */ ("equivalent"), reason: same.reason };
  });
}

/**
 * @param {Equivalent} one
 * @param {Mutant} mutant
 */
export function isSame(one, mutant) {
  return (
    mutant.file.endsWith(one.file) &&
    mutant.original === one.original &&
    mutant.mutated === one.mutated &&
    (one.line === undefined || mutant.text === one.line)
  );
}
