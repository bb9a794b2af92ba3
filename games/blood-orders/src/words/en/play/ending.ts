import type { Fact, ScoreLines } from "../../../facts.js";
import { handOf } from "../../../rules/cards.js";
import { outcomes } from "../../../rules/scoring.js";
import { best } from "../../../rules/terms.js";
import { DAYS } from "../../../state.js";
import { capital, listed } from "../english.js";
import { scoreSources, signed, tieWords } from "./facts-end.js";
import { type Look, seatName, seatNames, seats, vpWords } from "./look.js";
import { scoresOf } from "./tallies/score.js";

/** How a game ended, and what decided it. */

/** `win-seat-2` is the second player's. */
const winnerOf = (outcome: string): number =>
  Number(/^win-seat-(\d+)$/.exec(outcome)?.[1] ?? 0) - 1;

export function outcomeWords(name: string): string {
  const winner = winnerOf(name);
  return winner < 0 ? "The victory is shared." : `${seatName(winner)} wins.`;
}

/** BO-7.2, in its order. */
const measures: readonly (readonly [string, (look: Look, seat: number) => number])[] = [
  ["cards", ({ state }, seat) => handOf(state, seat).length],
  ["rituals", ({ state }, seat) => state.rituals[seat].length],
  ["blood", ({ state }, seat) => state.blood[seat]],
];

/** What broke the tie: "Player 2 has the most Rituals (3 to 2)." */
function tieBroken(look: Look, tied: readonly number[]): string {
  let left = [...tied];
  for (const [what, measure] of measures) {
    const has = (seat: number): number => measure(look, seat);
    const ahead = best(left, has);
    if (ahead.length === 1) {
      const behind = Math.max(...left.filter((seat) => seat !== ahead[0]).map(has));
      const counts = `${has(ahead[0])} to ${behind}`;
      return `${seatName(ahead[0])} has the most ${tieWords[what]} (${counts}).`;
    }
    left = ahead;
  }
  return `${seatNames(left)} are equal in cards, Rituals and Blood, too, and win together.`;
}

/** What made the difference: "Rituals made the difference to Player 2: 12 to 5." */
function difference(scores: readonly ScoreLines[], ahead: number, behind: number): string {
  const leads = scoreSources.map(([source]) => scores[ahead][source] - scores[behind][source]);
  const largest = best([...leads.keys()], (i) => leads[i]).map((i) => scoreSources[i]);
  const names = largest.map(([, name]) => name);
  const counts = largest.map(
    ([source]) => `${signed(scores[ahead][source])} to ${signed(scores[behind][source])}`,
  );
  const made = `made the difference to ${seatName(behind)}`;
  return `${capital(listed(names, "and"))} ${made}: ${listed(counts, "and")}.`;
}

/** Who is ahead, and by what; a tie is broken instead. */
function decided(look: Look, scores: readonly ScoreLines[]): string[] {
  const totals = scores.map(({ total }) => total);
  const top = best(seats(look), (seat) => totals[seat]);
  if (top.length > 1) {
    return [`${seatNames(top)} are tied at ${vpWords(totals[top[0]])}. ${tieBroken(look, top)}`];
  }
  const next = best(
    seats(look).filter((seat) => seat !== top[0]),
    (seat) => totals[seat],
  );
  const ahead = totals[top[0]] - totals[next[0]];
  return [
    `${seatName(top[0])} has ${vpWords(totals[top[0]])}, ${ahead} more than ${seatNames(next)}.`,
    ...next.map((seat) => difference(scores, top[0], seat)),
  ];
}

/** What decided it; the tallies tell the rest. */
export function endingWords(look: Look, facts: readonly Fact[]): string[] {
  if (outcomes[look.state.outcome - 1] === undefined) {
    return [`The game stopped on Day ${look.state.day} of ${DAYS}.`];
  }
  return decided(look, scoresOf(look, facts));
}
