import type { ScoreLines } from "../facts.js";
import { rulebook, type Table } from "../table.js";
import { handOf } from "./cards.js";
import { scoredBy } from "./standing.js";
import { best, fearVp } from "./terms.js";

/** Chapter 7. */

export const outcomes: readonly string[] = [
  "win-seat-1",
  "win-seat-2",
  "win-seat-3",
  "win-seat-4",
  "shared",
];
const SHARED = outcomes.indexOf("shared");
const INFLUENCE_PER_VP = 2;

/** BO-7.1: what a player has, by source. Blood scores nothing; totals may be negative. */
export function scoreOf(g: Table, seat: number): ScoreLines {
  const { state, content } = g;
  const cards = handOf(state, seat).reduce((sum, card) => sum + content.cards[card].vp, 0);
  const shown = state.rituals[seat].reduce((sum, r) => sum + content.rituals[r].card.vp, 0);
  const rituals = shown + scoredBy(g, seat);
  const tokens = state.vp[seat];
  const influence = Math.floor(state.influence[seat] / INFLUENCE_PER_VP);
  const fear = fearVp(content, state.fear[seat]);
  const total = cards + rituals + tokens + influence + fear;
  return { cards, rituals, tokens, influence, fear, total };
}

export const SCORING = rulebook.step("scoring", (g) => {
  const { state } = g;
  const seats = [...state.hands.keys()];
  const scores = seats.map((seat) => scoreOf(g, seat));
  for (const seat of seats) {
    const cards = handOf(state, seat);
    g.tell?.({ fact: "scored", rule: "BO-7.1", seat, cards, score: scores[seat] });
  }
  const winners = breakTies(g, scores);
  g.state.outcome = 1 + (winners.length === 1 ? winners[0] : SHARED);
  g.tell?.({ fact: "won", rule: winners.length === 1 ? "BO-7.1" : "BO-7.2", seats: winners });
});

/** BO-7.2: most cards in hand, then most Rituals, then most Blood, then a shared victory. */
function breakTies(g: Table, scores: readonly ScoreLines[]): number[] {
  const { rituals, blood } = g.state;
  let left = best([...scores.keys()], (seat) => scores[seat].total);
  const measures: readonly [string, (seat: number) => number][] = [
    ["cards", (seat) => handOf(g.state, seat).length],
    ["rituals", (seat) => rituals[seat].length],
    ["blood", (seat) => blood[seat]],
  ];
  for (const [what, measure] of measures) {
    if (left.length === 1) return left;
    g.tell?.({ fact: "tie", rule: "BO-7.2", seats: left, what });
    left = best(left, measure);
  }
  return left;
}
