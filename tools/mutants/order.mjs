// Which tests are run on a mutant, and in which order: those first that will probably notice it.

/** @typedef {import("./find.mjs").Mutant} Mutant */
/** @typedef {import("./worker.mjs").Baseline} Baseline */
/** @typedef {import("./worker.mjs").Job} Job */

/** A test that takes longer than this alone is left out. */
export const SLOW_MS = 2000;

export class Order {
  /**
   * How often a test noticed a mutant of the same piece or the same part of a file.
   *
   * @type {Map<string, Map<number, number>>}
   */
  noticed = new Map();
  /** @type {Map<number, number[]>} tests by site */
  reaching = new Map();
  /** @type {Map<number, Set<string>>} files whose loading reaches a site; "" stands for all */
  loading = new Map();

  /**
   * @param {Baseline} baseline
   * @param {Map<number, number>} siteOf
   */
  constructor(baseline, siteOf) {
    this.baseline = baseline;
    this.siteOf = siteOf;
    this.all = baseline.tests.map((_, i) => i).filter((i) => baseline.tests[i].ms <= SLOW_MS);
    for (const i of this.all) {
      for (const site of baseline.tests[i].sites) listIn(this.reaching, site).push(i);
    }
    for (const [file, sites] of baseline.loaded) {
      for (const site of sites) this.loading.set(site, new Set(this.loading.get(site)).add(file));
    }
  }

  /**
   * @param {Mutant} mutant
   * @returns {Job} no tests: nothing reaches it
   */
  jobFor(mutant) {
    const site = this.siteOf.get(mutant.id) ?? -1;
    const files = this.loading.get(site);
    const reaching = this.reaching.get(site) ?? [];
    const tests = files?.has("")
      ? this.all
      : this.all.filter((i) => files?.has(this.baseline.tests[i].file) || reaching.includes(i));
    const chosen = files === undefined ? reaching : tests;
    return {
      mutant: mutant.id,
      isFresh: files !== undefined,
      tests: this.sorted(mutant, chosen, new Set(reaching)),
    };
  }

  /**
   * @param {Mutant} mutant
   * @param {readonly number[]} tests
   * @param {Set<number>} reaching
   */
  sorted(mutant, tests, reaching) {
    const near = this.noticed.get(placeOf(mutant));
    const far = this.noticed.get(mutant.file);
    const rank = new Map(
      tests.map((i) => {
        const { text, name, file, ms } = this.baseline.tests[i];
        const named = mutant.piece === undefined ? 0 : about(mutant.piece, name, text);
        const kin = isKin(mutant.file, file) ? 2 : 0;
        const reach = reaching.has(i) ? 2 : 0;
        const fame = 8 * Math.min(near?.get(i) ?? 0, 3) + Math.min(far?.get(i) ?? 0, 3);
        return [i, (1 + fame + named + kin + reach) / (ms + 3)];
      }),
    );
    return tests.slice().sort((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0));
  }

  /**
   * @param {Mutant} mutant
   * @param {string} key the test that noticed it
   */
  praise(mutant, key) {
    const i = this.baseline.tests.findIndex((test) => test.key === key);
    for (const place of [placeOf(mutant), mutant.file]) {
      const counts = this.noticed.get(place) ?? new Map();
      counts.set(i, (counts.get(i) ?? 0) + 1);
      this.noticed.set(place, counts);
    }
  }
}

/**
 * @param {Map<number, number[]>} map
 * @param {number} key
 */
function listIn(map, key) {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

/** A piece, or some lines of code. @param {Mutant} mutant */
function placeOf({ piece, file, line }) {
  return piece ?? `${file}:${Math.floor(line / 8)}`;
}

/**
 * @param {string} piece
 * @param {string} name
 * @param {string} text
 */
function about(piece, name, text) {
  if (name.includes(piece) || name.includes(piece.replaceAll("-", " "))) return 12;
  return text.includes(`"${piece}"`) ? 3 : 0;
}

/**
 * Whether a test is of the same subject as a source, by their names: `verbs/dice` and `ch6-dice`.
 *
 * @param {string} source
 * @param {string} test
 */
function isKin(source, test) {
  const subject = source.split("/").at(-1)?.replace(/\.ts$/, "") ?? "";
  return test.includes(subject);
}
