import words from "words:hint";
import type { AdviceSheet } from "../sheet/sheet.js";

/** Numbers of a hint as people read them. */

/** Almost certain is not certain, and hardly any chance is one. */
function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return Math.round(chance * 100);
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** "64 % ± 6". */
export function chanceWords({ chance, error }: AdviceSheet): string {
  const percent = percentOf(chance);
  return error === 0
    ? words.percent({ percent })
    : words.percentAbout({ percent, error: Math.max(1, Math.round(error * 100)) });
}

/** What is marked in the list, where there is little room. */
function markWords({ chance }: AdviceSheet): string {
  return words.mark({ percent: percentOf(chance) });
}

/**
 * By key of an option: the mark that it bears at a step of the advised plans. Several may begin alike;
 * then it is worth as much as the best of them.
 */
export function marksAt(answers: readonly AdviceSheet[], step: number): Map<string, string> {
  const worstFirst = [...answers].sort((a, b) => a.chance - b.chance);
  return new Map(worstFirst.map((advice) => [advice.keys[step], markWords(advice)]));
}

/** Less than this is noise, and more than so many nobody weighs against each other. */
const LEAST = 0.3;
const MOST_PARTS = 4;

/** "+3.6 kills, −0.4 veil": what an answer brings on average, the greatest first. */
export function bringsWords({ brings }: AdviceSheet): string {
  return Object.entries(brings)
    .filter(([, n]) => Math.abs(n) >= LEAST)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MOST_PARTS)
    .map(([name, n]) => words.brings({ name, n: signed(n) }))
    .join(", ");
}

function signed(n: number): string {
  const size = String(Number(Math.abs(n).toFixed(1)));
  return n < 0 ? `−${size}` : `+${size}`;
}
