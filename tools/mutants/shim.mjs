// What tests import from "vitest", as far as the tests of this house use it: tests are collected
// here and run by ourselves, thousands of times.

import { format } from "node:util";
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from "@vitest/expect";

/** @typedef {() => unknown} Body */
/** @typedef {{ file: string, name: string, key: string, text: string, run: Body }} Test */

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

/** @typedef {{ before: Body[], after: Body[] }} Hooks */

/** Gathers the tests of one instance. */
export class Collector {
  /** @type {Test[]} */
  tests = [];
  /** @type {string | undefined} */
  file = undefined;
  /** @type {string[]} */
  names = [];
  /** @type {Hooks[]} */
  hooks = [{ before: [], after: [] }];
  /** @type {Map<string, number>} */
  counts = new Map();

  /** @param {string | undefined} file */
  enter(file) {
    this.file = file;
    this.names = [];
    this.hooks = [{ before: [], after: [] }];
  }

  /**
   * @param {string} name
   * @param {Function} body
   * @param {readonly unknown[]} args
   */
  add(name, body, args) {
    const file = this.file ?? "";
    const full = [...this.names, name].join(" > ");
    const same = (this.counts.get(file + full) ?? 0) + 1;
    this.counts.set(file + full, same);
    const hooks = this.hooks.slice();
    this.tests.push({
      file,
      name: full,
      key: `${file} > ${full}${same > 1 ? ` #${same}` : ""}`,
      text: String(body),
      run: () => runWith(hooks, () => body(...args)),
    });
  }

  /**
   * @param {string} name
   * @param {Function} body
   * @param {readonly unknown[]} args
   */
  group(name, body, args) {
    this.names.push(name);
    this.hooks.push({ before: [], after: [] });
    body(...args);
    this.hooks.pop();
    this.names.pop();
  }

  /** The module "vitest". */
  module() {
    const test = eachable((name, body, args) => this.add(name, body, args));
    const describe = eachable((name, body, args) => this.group(name, body, args));
    const hook = (/** @type {keyof Hooks} */ when) => (/** @type {Body} */ body) => {
      this.hooks[this.hooks.length - 1][when].push(body);
    };
    return known({
      test,
      it: test,
      describe,
      expect: chai.expect,
      beforeEach: hook("before"),
      afterEach: hook("after"),
    });
  }
}

/**
 * @param {readonly Hooks[]} hooks
 * @param {Body} body
 * @returns {unknown} a promise only if something in it is one
 */
function runWith(hooks, body) {
  if (hooks.every(({ before, after }) => before.length + after.length === 0)) return body();
  return (async () => {
    for (const { before } of hooks) for (const one of before) await one();
    try {
      await body();
    } finally {
      for (const { after } of hooks.slice().reverse()) for (const one of after) await one();
    }
  })();
}

/**
 * `test(name, body)` and `test.each(rows)(name, body)`; options and timeouts are passed over.
 *
 * @param {(name: string, body: Function, args: readonly unknown[]) => void} add
 */
function eachable(add) {
  const plain = (/** @type {string} */ name, /** @type {unknown[]} */ ...rest) =>
    add(name, bodyOf(rest), []);
  const each =
    (/** @type {readonly unknown[]} */ rows) =>
    (/** @type {string} */ name, /** @type {unknown[]} */ ...rest) => {
      rows.forEach((row, i) => {
        const args = Array.isArray(row) ? row : [row];
        add(nameFor(name, args, i), bodyOf(rest), args);
      });
    };
  return known(Object.assign(plain, { each }));
}

/**
 * @param {readonly unknown[]} rest
 * @returns {Function}
 */
function bodyOf(rest) {
  const body = rest.find((one) => typeof one === "function");
  if (typeof body !== "function") throw new Error("expected a test with a body");
  return body;
}

/**
 * @param {string} name
 * @param {readonly unknown[]} args
 * @param {number} i
 */
function nameFor(name, args, i) {
  const filled = name
    .replace(/%#/g, String(i))
    .replace(/\$([\w.]+)/g, (_, path) => String(fieldOf(args[0], path)));
  const holes = filled.match(/%[sdifjoOc]/g)?.length ?? 0;
  return format(filled, ...args.slice(0, holes));
}

/**
 * @param {unknown} value
 * @param {string} path
 * @returns {unknown}
 */
function fieldOf(value, path) {
  return path.split(".").reduce((/** @type {any} */ now, field) => now?.[field], value);
}

/**
 * Says which word is missing here, instead of "undefined is not a function".
 *
 * @template {object} T
 * @param {T} module
 * @returns {T}
 */
function known(module) {
  return new Proxy(module, {
    get(target, name) {
      if (name in target || typeof name === "symbol") return Reflect.get(target, name);
      if (["__esModule", "default", "then"].includes(name)) return undefined;
      throw new Error(`tools/mutants/shim.mjs does not know "${name}" of vitest yet`);
    },
  });
}
