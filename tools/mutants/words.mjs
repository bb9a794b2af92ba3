// Words of the effect language and what each is changed into: another that is allowed there, so
// that the break is not refused when the piece is read.

/** @param {...[string, string]} pairs */
function both(...pairs) {
  return Object.fromEntries(
    pairs.flatMap(([a, b]) => [
      [a, b],
      [b, a],
    ]),
  );
}

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
export const WORDS = {
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
