// Breaks the rules of a game on purpose, one place at a time, and sees whether tests notice.
// See docs/mutants.md. Run: node tools/mutants.mjs [--game NAME] [--sample N] [--seed S]
// [--only PATH-PART] [--json FILE] [--workers N]

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { BaselineError, hunt, isSame } from "./mutants/hunt.mjs";
import { summaryOf, survivorsOf, tableOf } from "./mutants/report.mjs";
import { sampleOf } from "./mutants/sample.mjs";
import { bloodOrders } from "./mutants/words/blood-orders.mjs";
import { masters } from "./mutants/words/masters-of-the-night.mjs";

/** @typedef {import("./mutants/bundle.mjs").Plan} Plan */
/** @typedef {import("./mutants/find.mjs").Mutant} Mutant */
/** @typedef {import("./mutants/hunt.mjs").Equivalent} Equivalent */
/** @typedef {import("./mutants/report.mjs").Result} Result */
/** @typedef {import("./mutants/words/tongue.mjs").Tongue} Tongue */

const TOP = dirname(dirname(fileURLToPath(import.meta.url)));
/** @type {Record<string, Tongue>} */
const TONGUES = { "masters-of-the-night": masters, "blood-orders": bloodOrders };
const GAMES = Object.keys(TONGUES);
const SOURCES = /\/src\/(rules\/.*|content\/compile|begin|secrecy|imagine|position\/complete)\.ts$/;
const PIECES =
  /\/src\/content\/(districts|vampires|trackers|relics|bloodline|(events|locations|rituals|victims)-act-\d)\.ts$/;
const TESTS = /\/test\/.*\.test\.ts$/;
/** Tests by chance or of whole games take long, and what they notice other tests should. */
const LONG_TESTS =
  /distinct|random|battery|golden|generated|known-cards|records|properties|blood-orders\/test\/words\/play/;
/** No mutant stands in these, they import none that has one, and they keep nothing. */
const STABLE = /^(kernel|effects)\/src\/|\/src\/(content\/(language|pieces)|position\/form)\.ts$/;

/** @param {string} game */
function planOf(game) {
  const folder = `games/${game}`;
  const files = readdirSync(join(TOP, folder), { recursive: true })
    .map((file) => `${folder}/${String(file).split(sep).join("/")}`)
    .sort();
  /** @type {Plan} */
  const plan = {
    top: TOP,
    sources: files.filter((file) => SOURCES.test(file)),
    pieces: files.filter((file) => PIECES.test(file)),
    tongue: TONGUES[game],
    tests: files.filter((file) => TESTS.test(file) && !LONG_TESTS.test(file)),
    isStable: (path) => STABLE.test(path),
  };
  return plan;
}

function readWishes() {
  const { values } = parseArgs({
    options: {
      game: { type: "string", default: GAMES[0] },
      sample: { type: "string" },
      seed: { type: "string", default: "1" },
      only: { type: "string" },
      json: { type: "string" },
      workers: { type: "string", default: "2" },
    },
  });
  return values;
}

/** @param {number} seconds */
function clock(seconds) {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

/** Says how far it is, in place on a terminal and now and then elsewhere. */
function progressFrom(/** @type {number} */ started) {
  let last = 0;
  return (/** @type {number} */ done, /** @type {number} */ all) => {
    const now = Date.now();
    const often = process.stderr.isTTY ? 500 : 15_000;
    if (now - last < often && done < all) return;
    last = now;
    const passed = (now - started) / 1000;
    const line = `${done}/${all}, ${clock(passed)} passed, about ${clock((passed / done) * (all - done))} left`;
    process.stderr.write(process.stderr.isTTY ? `\r${line}   ` : `${line}\n`);
  };
}

/** @param {readonly Result[]} results */
function plainResults(results) {
  return results.map(({ mutant: { changes: _, id: __, ...mutant }, end, by, reason }) => ({
    ...mutant,
    end,
    by,
    reason,
  }));
}

async function main() {
  const { game, sample, seed, only, json, workers } = readWishes();
  if (!GAMES.includes(game)) {
    throw new BaselineError(`there is no game "${game}"; expected one of: ${GAMES.join(", ")}`);
  }
  const started = Date.now();
  /** @type {Equivalent[]} */
  const equivalents = JSON.parse(readFileSync(join(TOP, `tools/mutants/${game}.json`), "utf8"));
  const results = await hunt(planOf(game), {
    workers: Number(workers),
    equivalents,
    say: (text) => process.stderr.write(`${text}\n`),
    progress: progressFrom(started),
    choose(mutants) {
      for (const one of equivalents.filter((one) => !mutants.some((m) => isSame(one, m)))) {
        process.stderr.write(`${game}.json: no such mutant: ${JSON.stringify(one)}\n`);
      }
      const some = mutants.filter(({ file }) => only === undefined || file.includes(only));
      return sample === undefined ? some : sampleOf(some, Number(sample), Number(seed));
    },
  });
  for (const line of survivorsOf(results)) console.log(line);
  console.log(`\n${tableOf(results).join("\n")}\n\n${summaryOf(results)}`);
  console.log(`time: ${clock((Date.now() - started) / 1000)}`);
  if (json !== undefined) writeFileSync(json, JSON.stringify(plainResults(results), null, 2));
}

try {
  await main();
} catch (error) {
  if (!(error instanceof BaselineError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
