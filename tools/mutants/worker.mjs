// Runs in a thread of its own: tries one mutant after the other and says what became of it.

import { parentPort, workerData } from "node:worker_threads";
import { Instance, loadPackages, loadStable, startOf, Turns, takeSites } from "./instance.mjs";

/** @typedef {import("./shim.mjs").Test} Test */

/**
 * @typedef {object} Job
 * @property {number} mutant
 * @property {boolean} isFresh needs an instance of its own: it matters while the game is loaded
 * @property {number[]} tests in this order, as numbers in the list of the baseline
 */
/**
 * @typedef {object} Answer
 * @property {number} mutant
 * @property {"survived" | "test" | "load" | "endless" | "dirty"} end
 * @property {string} [by] the test that noticed
 */
/**
 * @typedef {object} Baseline
 * @property {{ file: string, name: string, key: string, text: string, ms: number, turns: number,
 *   sites: number[], fault: string | undefined }[]} tests
 * @property {[string, number[]][]} loaded
 * @property {number} loadTurns
 */

/** Loops that turn more often than this while loading are taken for endless ones. */
const LOAD_TURNS = 5_000_000;

const { game, stable, packages, sites: siteCount, heartbeat } = workerData;
const turns = new Turns();
const sites = new Uint8Array(siteCount);
const outside = await loadPackages(packages);
const shared = loadStable(startOf(stable, "stable.js"), outside, turns);
const start = startOf(game, "game.js");

/** @type {Baseline | undefined} */
let baseline = workerData.baseline;
/** The instance that mutants share which matter only when tests run. */
/** @type {Instance | undefined} */
let common;

/** @param {number} mutant */
function load(mutant) {
  turns.begin(baseline?.loadTurns ?? LOAD_TURNS);
  return new Instance(start, (id) => shared[id] ?? outside.get(id), turns, sites, mutant);
}

/**
 * @param {Test} test
 * @param {number} usual turns of loops without a mutant
 * @returns {Promise<string | undefined>} what went wrong
 */
async function faultOf(test, usual) {
  Atomics.add(heartbeat, 0, 1);
  turns.begin(usual);
  try {
    const result = test.run();
    if (result instanceof Promise) await result;
  } catch (error) {
    return turns.isOver ? "endless" : `${error instanceof Error ? error.message : error}`;
  }
  return turns.isOver ? "endless" : undefined;
}

/** Runs all tests without a mutant, twice: the second time tells how long the processor works. */
async function measure() {
  const instance = load(0);
  const loadTurns = turns.count;
  const tests = [];
  for (const test of instance.tests) tests.push(await measureTest(test));
  const loaded = [...instance.loaded].map(([file, reached]) => [file, [...reached]]);
  baseline = /** @type {Baseline} */ ({ tests, loaded, loadTurns });
  parentPort?.postMessage({ baseline });
}

/** @param {Test} test */
async function measureTest(test) {
  const { file, name, key, text } = test;
  sites.fill(0);
  let fault = await faultOf(test, LOAD_TURNS);
  const counted = turns.count;
  const reached = takeSites(sites);
  const before = process.cpuUsage();
  fault ??= await faultOf(test, LOAD_TURNS);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1000;
  return { file, name, key, text, ms, turns: counted, sites: reached, fault };
}

/**
 * @param {Job} job
 * @returns {Promise<Answer>}
 */
async function tryMutant({ mutant, isFresh, tests }) {
  return isFresh ? tryFresh(mutant, tests) : tryCommon(mutant, tests);
}

/**
 * @param {number} mutant
 * @param {readonly number[]} order
 * @returns {Promise<Answer>}
 */
async function tryCommon(mutant, order) {
  common ??= load(0);
  for (const i of order) {
    const usual = baseline?.tests[i].turns ?? 0;
    common.turn(mutant);
    const fault = await faultOf(common.tests[i], usual);
    common.turn(0);
    if (fault === undefined) continue;
    // What a mutant leaves behind must not be blamed on the next one.
    const isDirty = (await faultOf(common.tests[i], usual)) !== undefined;
    if (isDirty) return { mutant, end: "dirty" };
    return { mutant, end: fault === "endless" ? "endless" : "test", by: common.tests[i].key };
  }
  return { mutant, end: "survived" };
}

/**
 * @param {number} mutant
 * @param {readonly number[]} order
 * @returns {Promise<Answer>}
 */
async function tryFresh(mutant, order) {
  let instance;
  try {
    instance = load(mutant);
  } catch {
    // biome-ignore lint/plugin: any error at loading is one that the mutant made, and notices it
    return { mutant, end: turns.isOver ? "endless" : "load" };
  }
  for (const { test, usual } of inOrder(instance.tests, order)) {
    const fault = await faultOf(test, usual);
    if (fault === undefined) continue;
    return { mutant, end: fault === "endless" ? "endless" : "test", by: test.key };
  }
  return { mutant, end: "survived" };
}

/**
 * The tests of a fresh instance; those that have got another name by the mutant come last.
 *
 * @param {readonly Test[]} tests
 * @param {readonly number[]} order
 */
function inOrder(tests, order) {
  const known = baseline?.tests ?? [];
  const byKey = new Map(tests.map((test) => [test.key, test]));
  const first = order.flatMap((i) => {
    const test = byKey.get(known[i].key);
    return test === undefined ? [] : [{ test, usual: known[i].turns }];
  });
  const keys = new Set(known.map(({ key }) => key));
  const others = tests.filter(({ key }) => !keys.has(key));
  return [...first, ...others.map((test) => ({ test, usual: LOAD_TURNS }))];
}

parentPort?.on("message", async (/** @type {Job | "measure"} */ job) => {
  if (job === "measure") await measure();
  else parentPort?.postMessage({ answer: await tryMutant(job) });
});
parentPort?.postMessage({ ready: true });
