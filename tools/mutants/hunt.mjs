// The whole hunt: bundle, baseline, every mutant.

import { bundle } from "./bundle.mjs";
import { Order, SLOW_MS } from "./order.mjs";
import { Pool } from "./pool.mjs";

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
  const results = new Map(chosen.map((mutant) => [mutant.id, judge(mutant, wishes.equivalents)]));
  const left = chosen.filter(({ id }) => results.get(id)?.end === "unreached");
  let done = 0;
  const next = () => {
    for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
      const job = order.jobFor(mutant);
      if (job.tests.length > 0) return job;
      done++;
    }
    return undefined;
  };
  const all = left.length;
  await pool.run(wishes.workers, next, ({ mutant: id, end, by }) => {
    const { mutant } = /** @type {Result} */ (results.get(id));
    results.set(id, { mutant, end: end === "dirty" ? "test" : end, by });
    if (by !== undefined) order.praise(mutant, by);
    wishes.progress(++done, all);
  });
  return [...results.values()];
}

/**
 * @param {Mutant} mutant
 * @param {readonly Equivalent[]} equivalents
 * @returns {Result} before any test
 */
function judge(mutant, equivalents) {
  const same = equivalents.find((one) => isSame(one, mutant));
  if (same === undefined) return { mutant, end: "unreached", by: undefined };
  return { mutant, end: "equivalent", by: undefined, reason: same.reason };
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
