// The words of Masters of the Night.

import { fieldOf, keyOf } from "../tree.mjs";
import { around, both } from "./tongue.mjs";

/** @typedef {import("../tree.mjs").Node} Node */
/** @typedef {import("./tongue.mjs").Tongue} Tongue */

const features = {
  ...both(["agent", "minion"], ["hidden", "exposed"], ["awake", "drained"]),
  ...both(["more-agents", "more-minions"], ["sigil", "card"]),
  vampire: "awake",
  crowd: "agent",
};

/**
 * By the key that the word stands under.
 *
 * @type {Record<string, Record<string, string>>}
 */
const WORDS = {
  do: both(["gain", "lose"], ["expose", "hide"]),
  what: {
    ...both(["agent", "minion"], ["hidden", "exposed"], ["agents", "minions"], ["blood", "veil"]),
    ap: "blood",
  },
  where: {
    ...both(["here", "other"], ["adjacent", "near"], ["row", "column"], ["corner", "edge"]),
    ...both(["red", "grey"]),
    center: "corner",
    grid: "red",
  },
  with: features,
  without: features,
  feature: features,
  most: both(["agent", "minion"], ["hidden", "exposed"], ["blood", "kills"]),
  fewest: both(["agent", "minion"], ["hidden", "exposed"]),
  least: both(["blood", "kills"]),
  who: { ...both(["drained", "awake"], ["with-relic", "can-hold-relic"]), wounded: "awake" },
  "standing.who": { ...both(["holder", "others"]), anyone: "holder" },
  "standing.at": { ...both(["here", "near"]), elsewhere: "here", anywhere: "here" },
  is: both(["at-least", "at-most"], ["all", "any"]),
  count: both(
    ["agent", "minion"],
    ["hidden", "exposed"],
    ["blood", "kills"],
    ["vampire", "drained"],
    ["reserve-agent", "reserve-minion"],
  ),
  by: both(["day", "night"]),
  after: both(
    ["dawn", "dusk"],
    ["turn-begins", "turn-ends"],
    ["agents-enter", "agents-removed"],
    ["minions-placed", "minions-removed"],
    ["drained", "raised"],
    ["hunts", "wild-hunts"],
    ["uses-ability", "uses-night-effect"],
    ["fight-begins", "fight-ends"],
    ["veil-falls", "veil-rises"],
  ),
  value: both(
    ["red", "grey"],
    ["move-ap", "fight-ap"],
    ["recruit-ap", "hunt-ap"],
    ["blood-limit", "relic-limit"],
    ["wild-hunt-veil", "recruit-veil"],
    ["wound", "hunt"],
  ),
  actions: both(
    ["fight", "expose"],
    ["hunt", "wild-hunt"],
    ["blood-ability", "dark-ability"],
    ["move-in", "move-out"],
    ["recruit", "night-effect"],
    ["relic", "exchange"],
  ),
};

/** Keys that can stand for each other; which, depends on what the set is of. */
/** @type {Record<string, Record<string, string>>} */
const OTHER_KEY = {
  districts: { most: "fewest", fewest: "most", with: "without", without: "with" },
  vampires: { most: "least", least: "most" },
};

/** Numbers that must lie within bounds: others would be refused, not tested. */
/** @type {Record<string, [number, number]>} */
const BOUNDS = {
  act: [1, 3],
  ap: [1, 2],
  blood: [1, 4],
  veil: [1, 3],
  minions: [1, 3],
  die: [1, 6],
  faces: [1, 6],
  to: [1, 6],
  agents: [1, 12],
};
/** @type {[number, number]} */
const ANY = [0, 12];
const POSITIONS = 9;

/**
 * @param {number} n
 * @param {string} key
 * @param {readonly Node[]} path
 */
function otherNumbers(n, key, path) {
  const keys = path.map((one) => keyOf(one));
  if (keys.includes("grid")) return [(n + 1) % POSITIONS, (n + POSITIONS - 1) % POSITIONS];
  const isBounded = keys.includes("cost") || ["faces", "to", "act", "agents"].includes(key);
  const [least, most] = (isBounded ? BOUNDS[key] : undefined) ?? ANY;
  return around(n, least, most);
}

/**
 * @param {string} key
 * @param {string} word
 * @param {Node | undefined} object
 * @returns {string | undefined} as it is written in code
 */
function otherWord(key, word, object) {
  if (key === "n" && word === "all") return "1";
  const verb = fieldOf(object, "do")?.value;
  if (verb === "gain" && fieldOf(object, "what")?.value === "kills") return undefined;
  const isStanding = ["modifier", "ban", "trigger"].includes(fieldOf(object, "kind")?.value);
  const table = isStanding && ["at", "who"].includes(key) ? `standing.${key}` : key;
  if (verb === "place" && key === "what" && word === "exposed") return '"agent"';
  if (key === "who" && !isStanding && fieldOf(object, "set") === undefined) return undefined;
  const other = WORDS[table]?.[word];
  return other === undefined ? undefined : JSON.stringify(other);
}

/** @type {Tongue} */
export const masters = {
  names: new Set(["kind", "id", "name", "origin", "shown", "vampires"]),
  otherKeys: OTHER_KEY,
  isOptional: (_key, word) => word === "round",
  otherNumbers,
  otherWord,
};
