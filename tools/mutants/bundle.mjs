// Makes two programs: `stable`, what no mutant stands in and every instance can share, and `game`,
// the sources with all their mutants and the tests. Both are functions that can be run many times.

import { existsSync, readFileSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { findMutants } from "./find.mjs";
import { weave } from "./weave.mjs";

/** @typedef {import("./find.mjs").Mutant} Mutant */
/** @typedef {import("./words/tongue.mjs").Tongue} Tongue */

/**
 * @typedef {object} Plan what is broken and what should notice; paths are from `top`
 * @property {string} top
 * @property {string[]} sources files of code that get mutants
 * @property {string[]} pieces files of pieces that get mutants
 * @property {Tongue} tongue the language of these pieces
 * @property {string[]} tests
 * @property {(path: string) => boolean} isStable
 */

/**
 * @typedef {object} Program
 * @property {string} game
 * @property {string} stable
 * @property {string[]} packages what both need from outside
 * @property {Mutant[]} mutants
 * @property {Map<number, number>} siteOf the site of each mutant
 * @property {number} sites how many sites there are
 */

const ENTRY = "\0entry";
const STABLE = "stable:";
const HEAD = `let __m = __switch.mutant;
__switch.turn = (mutant) => { __m = mutant; };
const { sites: __s, tick: __t, file: __file } = __switch;
`;

/**
 * @param {Plan} plan
 * @returns {Promise<Program>}
 */
export async function bundle(plan) {
  const woven = weaveAll(plan);
  const stable = /** @type {Set<string>} */ (new Set());
  const packages = /** @type {Set<string>} */ (new Set());
  const tests = plan.tests.map((file) => `import ${JSON.stringify(resolve(plan.top, file))};`);
  const game = await build(tests.join("\n"), packages, {
    load: (path) => woven.codes.get(path) ?? testCode(plan, path),
    divert: (path) => plan.isStable(nameOf(plan, path)) && stable.add(path) !== undefined,
  });
  const shared = [...stable].sort();
  const doors = shared.map((path, i) => `import * as m${i} from ${JSON.stringify(path)};`);
  const names = shared.map((path, i) => `${JSON.stringify(STABLE + path)}: m${i}`);
  const entry = `${doors.join("\n")}\nexport const modules = { ${names.join(", ")} };`;
  const stableCode = await build(entry, packages, {
    load: (path) => (isSource(path) ? weave(readFileSync(path, "utf8"), []).code : undefined),
    divert: () => false,
  });
  const { mutants, siteOf, sites } = woven;
  const outside = [...packages].filter((name) => name !== "vitest" && !name.startsWith(STABLE));
  return { game, stable: stableCode, packages: outside.sort(), mutants, siteOf, sites };
}

/** @param {Plan} plan */
function weaveAll({ top, sources, pieces, tongue }) {
  /** @type {Map<string, string>} */
  const codes = new Map();
  /** @type {Map<number, number>} */
  const siteOf = new Map();
  /** @type {Mutant[]} */
  const mutants = [];
  let sites = 0;
  for (const file of [...sources, ...pieces].sort()) {
    const path = resolve(top, file);
    const source = readFileSync(path, "utf8");
    const words = pieces.includes(file) ? tongue : undefined;
    const found = findMutants(file, source, words, mutants.length + 1);
    const woven = weave(source, found, sites);
    codes.set(path, woven.code);
    for (const [mutant, site] of woven.siteOf) siteOf.set(mutant, site);
    mutants.push(...found);
    sites = woven.next;
  }
  return { codes, siteOf, mutants, sites };
}

/**
 * A test file says when it begins and ends; other sources only count their loops.
 *
 * @param {Plan} plan
 * @param {string} path
 */
function testCode(plan, path) {
  if (!isSource(path)) return undefined;
  const { code } = weave(readFileSync(path, "utf8"), []);
  const name = nameOf(plan, path);
  if (!plan.tests.includes(name)) return code;
  return `__file(${JSON.stringify(name)});\n${code}\n__file(undefined);`;
}

/** @param {string} path */
function isSource(path) {
  return path.endsWith(".ts") && !path.includes("/node_modules/");
}

/**
 * @param {Plan} plan
 * @param {string} path
 */
function nameOf({ top }, path) {
  return relative(top, path).split(sep).join("/");
}

/**
 * @param {string} entry code of the first module
 * @param {Set<string>} packages gets the names of what stays outside
 * @param {{ load(path: string): string | undefined, divert(path: string): boolean }} how
 */
async function build(entry, packages, how) {
  const made = await rolldown({
    input: ENTRY,
    platform: "node",
    tsconfig: false,
    treeshake: false,
    logLevel: "silent",
    optimization: { inlineConst: false },
    resolve: { conditionNames: ["source", "module", "import", "node"] },
    plugins: [
      {
        name: "mutants",
        async resolveId(id, importer) {
          if (id === ENTRY) return id;
          if (isOutside(id)) {
            packages.add(id);
            return { id, external: true };
          }
          const resolved = await this.resolve(id, importer === ENTRY ? undefined : importer);
          const path = resolved?.id ?? sourceBeside(id, importer);
          return how.divert(path) ? { id: STABLE + path, external: true } : path;
        },
        load(id) {
          if (id === ENTRY) return entry;
          const code = how.load(id);
          if (code === undefined) return undefined;
          return { code: placed(code, id), moduleType: "ts" };
        },
      },
    ],
  });
  const { output } = await made.generate({ format: "cjs" });
  if (output.length !== 1) throw new Error(`expected one chunk, made ${output.length}`);
  return HEAD + output[0].code;
}

/**
 * `import x from "./y.js"` where y.ts is meant.
 *
 * @param {string} id
 * @param {string | undefined} importer
 */
function sourceBeside(id, importer) {
  const path = resolve(dirname(importer ?? ""), id).replace(/\.js$/, ".ts");
  if (!existsSync(path)) throw new Error(`${importer}: cannot find "${id}"`);
  return path;
}

/** Packages from outside the house stay outside: they have no mutants and need no second copy. */
function isOutside(/** @type {string} */ id) {
  return !/^[./]/.test(id) && !id.startsWith("@coterie/");
}

/**
 * The bundle lies elsewhere than its sources, so these say themselves where they are.
 *
 * @param {string} code
 * @param {string} path
 */
function placed(code, path) {
  return code
    .replace(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(path).href))
    .replace(/\bimport\.meta\.dirname\b/g, JSON.stringify(dirname(path)))
    .replace(/\bimport\.meta\.filename\b/g, JSON.stringify(path));
}
