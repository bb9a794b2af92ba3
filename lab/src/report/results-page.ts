import type { Results } from "../results/document.js";
import { pageHtml } from "./page.js";

/** Below this a cell's share is known to some ten points only. */
const ENOUGH = 100;

export function resultsHtml(results: Results): string {
  const { title, game, seed, games, cells, checks, sections } = results;
  const many = cells.length === 1 ? "one cell" : `${cells.length} cells`;
  return pageHtml({
    title,
    facts: [`${game.title}: ${games} games in ${many}, seed ${seed}.`],
    warnings: warningsOf(results),
    checks,
    sections,
  });
}

function warningsOf({ games, wanted, cells, failures }: Results): string[] {
  const warnings: string[] = [];
  if (games + failures.length < wanted) {
    warnings.push(
      `This is a part: ${games} of ${wanted} games. The same command goes on where it was stopped.`,
    );
  }
  const fewest = Math.min(...cells.map((cell) => cell.games));
  if (fewest < ENOUGH) {
    warnings.push(
      `There are cells with only ${fewest} games: intervals are wide, and little can be told apart. ` +
        'Raise "games" in the experiment and run it again; what was played is kept.',
    );
  }
  for (const { cell, seed, error } of failures) {
    warnings.push(`A game broke and is missing: ${cell}, seed ${seed}: ${error}`);
  }
  return warnings;
}
