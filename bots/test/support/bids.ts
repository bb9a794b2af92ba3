import {
  advance,
  type CoreState,
  copyCore,
  draw,
  fork,
  type Game,
  imagineCore,
  isSimultaneous,
  type Json,
  type Kit,
  newContext,
  newCore,
  newRulebook,
  push,
  type Run,
  SHUFFLES,
  swiftChance,
  viewCore,
} from "@coterie/kernel";
import type { Judgement } from "../../src/index.js";

/**
 * A game of two seats for the tests, with nothing in it but secret planning: in each of three
 * rounds both bid some of their coins in private and confirm it; the higher bid is paid and wins
 * a point, equal bids win nothing.
 */

interface State extends CoreState {
  coins: number[];
  points: number[];
  round: number;
}

export interface BidsKit extends Kit {
  State: State;
  Content: null;
  /** How many coins each seat has. */
  Setup: number;
}

const ROUNDS = 3;

const rulebook = newRulebook<Run<BidsKit>>();

const ask = rulebook.step("bids.ask", (g, seat) => {
  push(g, confirm, seat);
  push(g, bid, seat);
});

const bid = rulebook.question({
  name: "bids.bid",
  rule: "1",
  seat: (_g, seat) => seat,
  list(g, options, seat) {
    for (let coins = 0; coins <= g.state.coins[seat]; coins++) options.add(coins);
  },
  answer(g, coins, seat) {
    g.state.drafts[seat].push(coins);
  },
  key: (_g, coins) => `bid:${coins}`,
});

const confirm = rulebook.question({
  name: "bids.confirm",
  rule: "2",
  seat: (_g, seat) => seat,
  list: (_g, options) => options.add(0),
  answer: () => {},
  key: () => "confirm",
});

const begin = rulebook.step("bids.begin", (g) => fork(g, ask, pay));

const pay = rulebook.step("bids.pay", (g) => {
  const { coins, points, drafts } = g.state;
  const [mine, yours] = drafts.map(([coin]) => coin);
  const winner = mine > yours ? 0 : 1;
  if (mine !== yours) {
    points[winner]++;
    coins[winner] -= drafts[winner][0];
  }
  g.state.round++;
  if (g.state.round < ROUNDS) push(g, begin);
  else g.state.outcome = points[0] === points[1] ? 3 : points[0] > points[1] ? 1 : 2;
});

function copy(s: State): State {
  const to = { ...s, coins: s.coins.slice(), points: s.points.slice() };
  copyCore(s, to);
  return to;
}

export const bids: Game<BidsKit> = {
  id: "bids",
  rulesVersion: 1,
  pack: null,
  content: null,
  rulebook: rulebook.seal(),
  facts: {},
  outcomes: ["first", "second", "draw"],
  maxAnswers: 4 * ROUNDS,
  readSetup: () => 4,
  seats: () => 2,
  begin(coins, chance) {
    const state = { ...newCore(2, chance), coins: [coins, coins], points: [0, 0], round: 0 };
    push(state, begin);
    return state;
  },
  copy,
  view: (s, audience) => ({ audience, seen: { ...copy(s), ...viewCore(s, audience) } }),
  imagine({ seen, audience }, chance) {
    const s = { ...copy(seen), ...imagineCore(seen, chance) };
    const other = 1 - audience;
    const isReady = isSimultaneous(s) && s.forks[other].length === 0;
    if (isReady) s.drafts[other] = [draw(chance, SHUFFLES, s.coins[other] + 1)];
    return s;
  },
  name: (s) => s as unknown as Json,
  unname: (named) => named as unknown as State,
  nameFact: () => ({}),
  faults: () => [],
};

/** A bid can be judged only when it has been paid: when nobody has drafted anything yet. */
export const bidsJudgement: Judgement<BidsKit> = {
  value: ({ state }, seat) =>
    10 * (state.points[seat] - state.points[1 - seat]) + state.coins[seat],
  chance: ({ state }, seat) => (1 + Math.sign(state.points[seat] - state.points[1 - seat])) / 2,
  isCalm: ({ state }) => state.drafts.every((draft) => draft.length === 0),
};

export function startBids(coins = 4): Run<BidsKit> {
  const run = newContext(bids, bids.begin(coins, swiftChance("bids")));
  advance(bids, run);
  return run;
}
