// One run of the bundle: the game with one mutant on (or none), and its tests.

import { Script } from "node:vm";
import { Collector } from "./shim.mjs";

/** @typedef {import("./shim.mjs").Test} Test */
/** @typedef {(require: (id: string) => unknown, exports: object, __switch: object) => void} Start */

/** Thrown when loops have turned far more often than without a mutant. */
class Endless extends Error {}

/** Counts the turns of loops; a test that takes far more than it should is stopped. */
export class Turns {
  count = 0;
  limit = Number.POSITIVE_INFINITY;
  get isOver() {
    return this.count > this.limit;
  }
  tick = () => {
    if (++this.count > this.limit) throw new Endless("a loop does not end");
  };
  /** @param {number} usual */
  begin(usual) {
    this.count = 0;
    this.limit = usual * 20 + 100_000;
  }
}

/**
 * @param {string} code
 * @param {string} name
 * @returns {Start}
 */
export function startOf(code, name) {
  const head = "(function (require, exports, __switch) {";
  return new Script(`${head}${code}\n})`, { filename: name }).runInThisContext();
}

/**
 * Loads packages from outside once; later they are at hand without waiting.
 *
 * @param {readonly string[]} names
 * @returns {Promise<Map<string, unknown>>}
 */
export async function loadPackages(names) {
  const found = new Map();
  for (const name of names) found.set(name, await import(name));
  return found;
}

/**
 * @param {Start} start the stable program
 * @param {Map<string, unknown>} packages
 * @param {Turns} turns
 * @returns {Record<string, any>} modules by id
 */
export function loadStable(start, packages, turns) {
  /** @type {any} */
  const exports = {};
  const unused = () => {};
  start((id) => packages.get(id), exports, {
    mutant: 0,
    sites: [],
    tick: turns.tick,
    file: unused,
  });
  return exports.modules;
}

export class Instance {
  collector = new Collector();
  /** Sites that were reached while a test file (or "" for all else) was loaded. */
  /** @type {Map<string, Set<number>>} */
  loaded = new Map();

  /**
   * @param {Start} start the game's program
   * @param {(id: string) => unknown} modules
   * @param {Turns} turns
   * @param {Uint8Array} sites
   * @param {number} mutant
   */
  constructor(start, modules, turns, sites, mutant) {
    this.sites = sites;
    const vitest = this.collector.module();
    this.control = {
      mutant,
      sites,
      tick: turns.tick,
      turn: (/** @type {number} */ _mutant) => {},
      file: (/** @type {string | undefined} */ file) => this.enter(file),
    };
    start((id) => (id === "vitest" ? vitest : modules(id)), {}, this.control);
    this.note();
  }

  /** @param {string | undefined} file */
  enter(file) {
    this.note();
    this.collector.enter(file);
  }

  note() {
    const file = this.collector.file ?? "";
    const known = this.loaded.get(file) ?? new Set();
    for (const site of takeSites(this.sites)) known.add(site);
    this.loaded.set(file, known);
  }

  /** @param {number} mutant */
  turn(mutant) {
    this.control.turn(mutant);
  }

  get tests() {
    return this.collector.tests;
  }
}

/**
 * The sites that were reached since it was last asked.
 *
 * @param {Uint8Array} sites
 */
export function takeSites(sites) {
  const reached = [];
  for (let i = sites.indexOf(1); i >= 0; i = sites.indexOf(1, i + 1)) reached.push(i);
  sites.fill(0);
  return reached;
}
