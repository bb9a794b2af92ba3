// The words of Blood Orders.

import { fieldOf, keyOf } from "../tree.mjs";
import { around, both, round } from "./tongue.mjs";

/** @typedef {import("../tree.mjs").Node} Node */
/** @typedef {import("./tongue.mjs").Tongue} Tongue */

const goods = both(["blood", "influence"], ["vp", "fear"]);
const loot = both(["blood", "influence"]);
const measures = { ...goods, ...both(["rituals", "cards"]), torpor: "cards" };
const ofQuarters = { ...loot, victim: "blood", die: "blood" };
const orders = round("dawn", "dusk", "night");

/**
 * By the key that the word stands under; `players.most`: in a set of players.
 *
 * @type {Record<string, Record<string, string>>}
 */
const WORDS = {
  do: {
    ...both(["gain", "lose"], ["wake", "lay-to-rest"], ["dismiss", "bury"], ["put", "take"]),
    ...both(["swap-dice", "swap-victims"], ["offer", "show"]),
    seize: "dismiss",
  },
  what: measures,
  "give.what": { ...loot, vp: "blood" },
  class: round("noble", "cleric", "merchant", "scholar", "soldier", "outcast"),
  kind: { ...both(["bleeder", "elder"]), victim: "elder" },
  "recruit.card": both(["bleeder", "elder"]),
  "boost.order": orders,
  "look.may": { ...round("take", "discard", "bury", "raise"), place: "discard" },
  "quarters.with": ofQuarters,
  "quarters.without": ofQuarters,
  "quarters.most": ofQuarters,
  "quarters.least": ofQuarters,
  "players.with": measures,
  "players.most": measures,
  "players.least": measures,
  "players.more": measures,
  "players.less": measures,
  "players.who": both(["others", "all"]),
  "modifier.who": { ...both(["owner", "others"]), anyone: "owner" },
  "trigger.who": { ...both(["owner", "others"]), anyone: "owner" },
  is: both(["at-least", "at-most"], ["most", "least"], ["all", "any"]),
  count: {
    ...measures,
    ...both(["night-blood", "night-influence"], ["victim-cost", "victim-vp"], ["act", "day"]),
    ...both(["hand", "torpor"]),
    "victim-fear": "victim-cost",
    die: "tokens",
    tokens: "die",
  },
  // What is about a Quarter stays so: a condition may speak of it.
  value: {
    ...orders,
    ...both(["dusk-cost", "night-fear"], ["ritual-blood", "ritual-victims"]),
    ...round("scavenge", "free-feeding", "hand-limit"),
    "pile-cards": "night",
  },
  after: {
    ...round("dawn-done", "dusk-done", "night-done"),
    ...both(["day-begins", "act-begins"], ["contest-won", "contest-lost"]),
    ...round("scavenged", "catacombs-visited", "altar-visited", "ritual-gained"),
    ...both(["victim-gained", "fed"]),
    "fear-failed": "dawn-done",
    "die-shifted": "dusk-done",
  },
};

/** Numbers that must lie within bounds, by what they stand in: others would be refused. */
/** @type {Record<string, [number, number]>} */
const BOUNDS = {
  "piece.act": [1, 3],
  "piece.fear": [0, 5],
  "piece.cost": [0, 9],
  "piece.dawn": [0, 6],
  "piece.dusk": [0, 6],
  "piece.night": [0, 6],
  "piece.length": [6, 60],
  "marks.at": [0, 60],
  "marks.vp": [-30, 30],
  "requires.victims": [0, 5],
  "requires.dawn": [0, 6],
  "requires.dusk": [0, 6],
  "requires.night": [0, 6],
  "requires.blood": [0, 9],
  "cost.blood": [1, 9],
  "cost.influence": [1, 9],
  "cost.vp": [1, 9],
  "cost.fear": [1, 9],
  "quarters.dieAtLeast": [1, 6],
  "quarters.dieAtMost": [1, 6],
  "numbers.from": [0, 9],
  "count.per": [2, 6],
  "count.times": [2, 4],
  "count.most": [1, 12],
  "shift.by": [-5, 5],
  "look.n": [1, 4],
  "offer.n": [1, 10],
  "show.n": [1, 10],
  "modifier.add": [-6, 6],
};
/** @type {[number, number]} */
const ANY = [0, 12];

/**
 * What an object is: a piece, a verb, a set, a count, a standing effect, or else what it is under.
 *
 * @param {Node | undefined} object
 * @param {readonly Node[]} [path] what is around the object, the nearest last
 * @returns {string}
 */
function sortOf(object, path = []) {
  if (fieldOf(object, "id") !== undefined) return "piece";
  if (fieldOf(object, "count") !== undefined) return "count";
  const sort = fieldOf(object, "do") ?? fieldOf(object, "set") ?? fieldOf(object, "kind");
  if (sort !== undefined) return sort.value;
  const keys = path.map(keyOf).filter((key) => key !== undefined);
  return keys[keys.length - 1] ?? "";
}

/** @type {Tongue["otherNumbers"]} */
function otherNumbers(n, key, path) {
  const i = path.map(({ type }) => type).lastIndexOf("ObjectExpression");
  const [least, most] = BOUNDS[`${sortOf(path[i], path.slice(0, i))}.${key}`] ?? ANY;
  // BO-1.3: an Elder has exactly 1 Dusk, and a pack is refused otherwise.
  if (key === "dusk" && fieldOf(path[i], "kind")?.value === "elder") return [];
  return around(n, least, most);
}

/** @type {Tongue["otherWord"]} */
function otherWord(key, word, object) {
  if (key === "n" && word === "all") return "1";
  const sort = sortOf(object);
  if (key === "kind" && (sort === "piece" || fieldOf(object, "class") !== undefined)) return;
  // Only Victims are shown, only takers can be named, and nobody gives all to a supply.
  if (key === "do" && ["offer", "seize", "take"].includes(sort)) {
    if (["kind", "who"].some((field) => fieldOf(object, field) !== undefined)) return;
  }
  if (key === "do" && fieldOf(object, "n")?.value === "all") return;
  const other = (WORDS[`${sort}.${key}`] ?? WORDS[key])?.[word];
  return other === undefined ? undefined : JSON.stringify(other);
}

/** @type {Tongue} */
export const bloodOrders = {
  names: new Set(["id", "name", "origin", "shown", "as"]),
  otherKeys: {
    quarters: both(["with", "without"], ["most", "least"], ["dieAtLeast", "dieAtMost"]),
    players: both(["most", "least"], ["more", "less"]),
  },
  isOptional: (key) => key === "once",
  otherNumbers,
  otherWord,
};
