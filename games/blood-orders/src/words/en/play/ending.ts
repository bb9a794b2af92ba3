import type { Fact, FactName, ScoreLines } from "../../../facts.js";
import { handOf } from "../../../rules/cards.js";
import { outcomes, scoreOf } from "../../../rules/scoring.js";
import { best } from "../../../rules/terms.js";
import { DAYS } from "../../../state.js";
import { scoreWords, tieWords } from "./facts-end.js";
import { type Look, seatName, seatNames, seats, some, tableOf, vpWords } from "./look.js";

/** How a game ended, and what decided it. */

/** `win-seat-2` is the second player's. */
const winnerOf = (outcome: string): number =>
  Number(/^win-seat-(\d+)$/.exec(outcome)?.[1] ?? 0) - 1;

export function outcomeWords(name: string): string {
  const winner = winnerOf(name);
  return winner < 0 ? "The victory is shared." : `${seatName(winner)} wins.`;
}

/** By seat: as it was told, or as it can be counted now that all hands are shown. */
function scoresOf(look: Look, facts: readonly Fact[]): ScoreLines[] {
  return seats(look).map((seat) => {
    const told = facts
      .filter(({ fact, seat: of }) => fact === "scored" && of === seat)
      .at(-1)?.score;
    return told ?? scoreOf(tableOf(look), seat);
  });
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

function decided(look: Look, scores: readonly ScoreLines[]): string {
  const totals = scores.map(({ total }) => total);
  const top = best(seats(look), (seat) => totals[seat]);
  if (top.length > 1) {
    return `${seatNames(top)} are tied at ${vpWords(totals[top[0]])}. ${tieBroken(look, top)}`;
  }
  const next = best(
    seats(look).filter((seat) => seat !== top[0]),
    (seat) => totals[seat],
  );
  const ahead = totals[top[0]] - totals[next[0]];
  return `${seatName(top[0])} has ${vpWords(totals[top[0]])}, ${ahead} more than ${seatNames(next)}.`;
}

function count(facts: readonly Fact[], name: FactName, seat: number): number {
  return facts.filter((fact) => fact.fact === name && fact.seat === seat).length;
}

/** How a player came by it: "took 4 Victims at Night or by effects, …". */
function story(look: Look, facts: readonly Fact[], seat: number): string {
  const deeds = [
    `${some(count(facts, "dawn", seat), "Dawn action")}`,
    `${some(count(facts, "dusk", seat), "Dusk action")}`,
    `${some(count(facts, "night", seat), "Night action")}`,
    `${count(facts, "fear-failed", seat)} failed against Fear`,
    some(look.state.rituals[seat].length, "Ritual"),
  ];
  return `${seatName(seat)}: ${deeds.join(", ")}.`;
}

/** What decided it first, then the scores by source, then what the game was like. */
export function endingWords(look: Look, facts: readonly Fact[]): string[] {
  if (outcomes[look.state.outcome - 1] === undefined) {
    return [`The game stopped on Day ${look.state.day} of ${DAYS}.`];
  }
  const scores = scoresOf(look, facts);
  const order = seats(look).sort((a, b) => scores[b].total - scores[a].total);
  return [
    decided(look, scores),
    ...order.map(
      (seat) => `${seatName(seat)}: ${vpWords(scores[seat].total)} = ${scoreWords(scores[seat])}.`,
    ),
    ...(facts.length === 0 ? [] : order.map((seat) => story(look, facts, seat))),
  ];
}
