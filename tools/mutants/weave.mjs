// Writes all mutants into the source at once, each behind a switch: `__m` is the number of the
// mutant that is on, `__s` notes which places were reached, `__t` counts the turns of loops.

import { isLoop, treeOf, walk } from "./tree.mjs";

/** @typedef {import("./find.mjs").Mutant} Mutant */
/** @typedef {import("./code.mjs").Change} Change */

/**
 * @typedef {object} Site a place of the source where mutants begin or end
 * @property {number} start
 * @property {number} end
 * @property {Change["form"] | "loop"} form
 * @property {{ id: number, text: string }[]} variants
 * @property {number} number
 */

/**
 * @param {string} source
 * @param {readonly Mutant[]} mutants
 * @param {number} [from] the number of the first site
 * @returns {{ code: string, siteOf: Map<number, number>, next: number }} siteOf: by mutant
 */
export function weave(source, mutants, from = 0) {
  const sites = new Map();
  const siteOf = new Map();
  let next = from;
  for (const { id, changes } of mutants) {
    for (const { start, end, form, text } of changes) {
      const key = `${start} ${end} ${form}`;
      if (!sites.has(key)) sites.set(key, { start, end, form, variants: [], number: next++ });
      sites.get(key).variants.push({ id, text });
      if (!siteOf.has(id)) siteOf.set(id, sites.get(key).number);
    }
  }
  const all = [...sites.values(), ...loopsOf(source)].sort(byPlace);
  return { code: render(source, 0, source.length, all), siteOf, next };
}

/**
 * @param {string} source
 * @returns {Site[]}
 */
function loopsOf(source) {
  /** @type {Site[]} */
  const loops = [];
  walk(treeOf(source), (node) => {
    if (!isLoop(node)) return;
    const { start, end } = node.body;
    loops.push({ start, end, form: "loop", variants: [], number: -1 });
  });
  return loops;
}

/**
 * What is around comes before what is within.
 *
 * @param {Site} a
 * @param {Site} b
 */
function byPlace(a, b) {
  return a.start - b.start || b.end - a.end || rank(a) - rank(b);
}

/** @param {Site} site */
function rank({ form }) {
  return ["loop", "statement", "element", "property", "value"].indexOf(form);
}

/**
 * @param {string} source
 * @param {number} start
 * @param {number} end
 * @param {readonly Site[]} sites all within start and end, in order
 * @returns {string}
 */
function render(source, start, end, sites) {
  let code = "";
  let at = start;
  for (let i = 0; i < sites.length; ) {
    const site = sites[i];
    let within = i + 1;
    while (within < sites.length && sites[within].start < site.end) within++;
    const inner = render(source, site.start, site.end, sites.slice(i + 1, within));
    code += source.slice(at, site.start) + wrap(site, inner);
    at = site.end;
    i = within;
  }
  return code + source.slice(at, end);
}

/**
 * @param {Site} site
 * @param {string} inner
 */
function wrap({ form, variants, number }, inner) {
  const reached = `__s[${number}]=1`;
  /** @param {(text: string) => string} say */
  const choice = (say) => variants.map(({ id, text }) => `__m===${id}?${say(text)}:`).join("");
  switch (form) {
    case "loop":
      return `{__t();${inner}}`;
    case "statement": {
      const others = variants.map(({ id, text }) => `if(__m===${id}){${text}}else `).join("");
      return `{${reached};${others}{${inner}}}`;
    }
    case "element":
      return `...(${reached},${choice((text) => `[${text}]`)}[${inner}])`;
    case "property":
      return `...(${reached},${choice((text) => `{${text}}`)}{${inner}})`;
    case "value":
      return `(${reached},${choice((text) => `(${text})`)}(${inner}))`;
  }
}
