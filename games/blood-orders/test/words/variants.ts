/** Pieces that differ from one in a single place, and what makes no difference. */

const exchanges: Readonly<Record<string, readonly unknown[]>> = {
  at: ["here", "there"],
  to: ["here", "self", 4],
  from: ["here", "self", 1],
  a: ["here"],
  b: ["here"],
  who: ["self", "them", "all", "others", "anyone"],
  of: ["self"],
  not: ["here"],
  n: [1, 2, 3, "all", { count: "die", at: "here" }, { count: "rituals" }],
  times: [2, 3, { count: "act" }, { count: "rituals" }, { count: "rituals", most: 3 }],
  by: [-2, -1, 1, 2],
  what: ["blood", "influence", "vp", "fear", "rituals", "cards", "torpor"],
  with: [["blood"], ["victim", "influence"], "vp", "cards"],
  without: [["victim"], ["blood", "influence"]],
  class: ["noble", "outcast"],
  kind: ["victim", "bleeder", "elder"],
  card: ["bleeder", "elder"],
  dieAtLeast: [2, 5],
  dieAtMost: [2, 5],
  most: ["blood", "die", "rituals", 2],
  least: ["influence", "die", "torpor"],
  more: ["fear"],
  less: ["rituals"],
  may: [true, "take", "discard", "bury", "raise", "place"],
  per: [2, 3],
  order: ["dawn", "dusk", "night"],
  count: ["blood", "fear", "torpor", "discards", "night-blood", "victim-fear", "tokens", "day"],
  is: ["at-least", "at-most", "most", "least", "all", "any"],
  do: ["gain", "lose", "offer", "show", "dismiss", "bury", "swap-dice", "swap-victims"],
  value: ["dawn", "night", "dusk-cost", "ritual-victims", "scavenge", "hand-limit"],
  add: [-1, 1, 2, { count: "rituals" }, { count: "die", at: "there" }],
  after: ["scavenged", "dusk-done", "contest-lost", "day-begins"],
  once: ["day"],
  cost: [{ blood: 1 }, { influence: 2, fear: 1 }],
};

/** What may be written where it is not. */
const additions: Readonly<Record<string, readonly string[]>> = {
  quarters: ["not", "with", "without", "class", "dieAtLeast", "most"],
  players: ["who", "with", "most", "less"],
  torpor: ["kind", "class"],
  choose: ["may"],
  gain: ["who"],
  modifier: ["who"],
  trigger: ["who", "once"],
};

const replaced = (list: readonly unknown[], i: number, ...by: readonly unknown[]): unknown[] => [
  ...list.slice(0, i),
  ...by,
  ...list.slice(i + 1),
];

function added(part: object): unknown[] {
  const kinds = ["do", "set", "kind"].map((key) => (part as Record<string, unknown>)[key]);
  const keys = kinds.flatMap((kind) => additions[String(kind)] ?? []);
  return keys
    .filter((key) => !(key in part))
    .flatMap((key) => exchanges[key].map((value) => ({ ...part, [key]: value })));
}

/** All values that differ from this one in one place, whether they make sense or not. */
export function variants(part: unknown): unknown[] {
  if (Array.isArray(part)) {
    const changed = part.flatMap((one, i) => variants(one).map((v) => replaced(part, i, v)));
    const shorter = part.length > 1 ? part.map((_one, i) => replaced(part, i)) : [];
    const turned = part.length === 2 ? [[part[1], part[0]]] : [];
    return [...changed, ...shorter, ...turned, ...pulledOut(part), ...pushedIn(part)];
  }
  if (typeof part !== "object" || part === null) return [];
  const inside = Object.entries(part).flatMap(([key, value]) => {
    const others = [...(exchanges[key] ?? []), ...variants(value)];
    const { [key]: _gone, ...rest } = part as Record<string, unknown>;
    return [...others.map((v) => ({ ...part, [key]: v })), rest];
  });
  return [...inside, ...added(part)];
}

/** The last step of an inner list comes after it instead: how far a list reaches must show. */
function pulledOut(list: readonly unknown[]): unknown[] {
  return list.flatMap((step, i) =>
    ["then", "else"].flatMap((key) => {
      const inner = (step as Record<string, unknown>)[key];
      if (!Array.isArray(inner) || inner.length < 2) return [];
      const shorter = { ...(step as object), [key]: inner.slice(0, -1) };
      return [replaced(list, i, shorter, inner[inner.length - 1])];
    }),
  );
}

/** The step after a list belongs to it instead. */
function pushedIn(list: readonly unknown[]): unknown[] {
  return list.slice(0, -1).flatMap((step, i) =>
    ["then", "else"].flatMap((key) => {
      const inner = (step as Record<string, unknown>)[key];
      if (!Array.isArray(inner)) return [];
      const longer = { ...(step as object), [key]: [...inner, list[i + 1]] };
      return [[...list.slice(0, i), longer, ...list.slice(i + 2)]];
    }),
  );
}
