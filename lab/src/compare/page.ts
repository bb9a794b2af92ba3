import { pageHtml } from "../report/page.js";
import type { Comparison } from "./compare.js";

export function comparisonHtml(comparison: Comparison): string {
  const { title, a, b, section } = comparison;
  return pageHtml({
    title,
    facts: [`A: ${a}.`, `B: ${b}.`, pairWords(comparison)],
    warnings: [],
    checks: [],
    sections: [section],
  });
}

/** What the differences rest on. */
export function pairWords({ games: [a, b], pairs }: Comparison): string {
  if (pairs === 0) {
    return "No deal was played on both sides: differences are those of all games, and wider.";
  }
  const alone = a + b - 2 * pairs;
  const left = alone === 0 ? "" : ` ${alone} games without a partner count for neither.`;
  return `Differences are taken on ${pairs} pairs of games with the same deal.${left}`;
}
