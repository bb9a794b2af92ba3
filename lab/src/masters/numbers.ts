import { difficulties, suggestedTeams } from "@coterie/masters-of-the-night";
import type { Check, Column, Table, Value } from "../results/document.js";
import { observed, type Study } from "../results/study.js";
import { withInterval } from "../results/words.js";
import type { Estimate, Observed } from "../stats/estimate.js";
import { meanShare, offMean } from "../stats/groups.js";
import { won } from "./measures.js";
import type { MastersRow } from "./row.js";

/** Games won by number of vampires on each difficulty: all difficulties together hide what differs. */

type Games = readonly MastersRow[];

/** What a setup means that names none. */
export const USUAL_DIFFICULTY = "medium";

interface Level {
  readonly difficulty: string;
  readonly games: Games;
}

function levelsOf({ cells, rows }: Study<MastersRow>): Level[] {
  const isOf = (difficulty: string, { cell }: MastersRow): boolean =>
    (cells[cell].setup.difficulty ?? USUAL_DIFFICULTY) === difficulty;
  return difficulties
    .map((difficulty) => ({ difficulty, games: rows.filter((row) => isOf(difficulty, row)) }))
    .filter(({ games }) => games.length > 0);
}

function numbersOf(games: Games): number[] {
  return [...new Set(games.map(({ team }) => team.length))].sort((a, b) => a - b);
}

const isOfNumber =
  (number: number) =>
  ({ team }: MastersRow): boolean =>
    team.length === number;

/** The results of games with each number of vampires. */
function byNumber(games: Games): Observed[][] {
  return numbersOf(games).map((number) => observed(games.filter(isOfNumber(number)), won));
}

/** A team is the same in any turn order. */
const membersOf = (team: readonly string[]): string => [...team].sort().join();
const suggested: ReadonlySet<string> = new Set(suggestedTeams.map(membersOf));
const isSuggested = ({ team }: MastersRow): boolean => suggested.has(membersOf(team));

/** Nothing where all games have as many vampires. */
export function numbersTables(study: Study<MastersRow>): Table[] {
  const { rows } = study;
  const levels = levelsOf(study);
  const numbers = numbersOf(rows);
  if (numbers.length < 2) return [];
  // Of games with one number of vampires the mean of the numbers is their share.
  const line = (label: string, has: (row: MastersRow) => boolean): Value[] => [
    label,
    rows.filter(has).length,
    ...levels.map(({ games }) => meanShare(byNumber(games.filter(has)))),
  ];
  const own = numbersOf(rows.filter(isSuggested));
  const table: Table = {
    id: "numbers",
    title: "By number of vampires and difficulty",
    columns: columnsOf(levels),
    rows: [
      ...numbers.map((number) => line(`${number} vampires`, isOfNumber(number))),
      line("Mean of the numbers", () => true),
      ...(own.length > 0 ? [line(`Suggested teams only (${own.join(", ")})`, isSuggested)] : []),
    ],
    note:
      "In the means each number of vampires counts alike, however many of its teams were played; " +
      "those of the suggested first teams are over the numbers in brackets.",
  };
  return [table];
}

function columnsOf(levels: readonly Level[]): Column[] {
  return [
    { id: "vampires", name: "Vampires", form: "text" },
    { id: "games", name: "Games", form: "count" },
    ...levels.map(
      ({ difficulty }): Column => ({
        id: difficulty,
        name: `Won on ${difficulty}`,
        form: "share",
        isPlotted: true,
      }),
    ),
  ];
}

/** So far a number of vampires may be off the mean of its difficulty. */
const MOST_OFF = 0.15;

interface Off {
  readonly who: string;
  readonly off: Estimate;
}

export function numbersCheck(study: Study<MastersRow>): Check | undefined {
  const offs = levelsOf(study).flatMap(offsOf);
  const [farthest] = [...offs].sort((a, b) => Math.abs(b.off.value) - Math.abs(a.off.value));
  if (farthest === undefined) return undefined;
  const near = offs.filter(({ off }) => Math.abs(off.value) <= MOST_OFF);
  const surelyNear = offs.filter(({ off }) => off.low >= -MOST_OFF && off.high <= MOST_OFF);
  const surelyFar = offs.filter(({ off }) => off.low > MOST_OFF || off.high < -MOST_OFF);
  const isSure = surelyNear.length === offs.length;
  return {
    about: "No number of vampires is more than 15 points off the mean of its difficulty.",
    verdict: surelyFar.length > 0 ? "fails" : isSure ? "holds" : "open",
    answer:
      `Farthest are ${farthest.who}, ${withInterval(farthest.off, "points")} points off; ` +
      `${near.length} of ${offs.length} are within, ${surelyNear.length} with their whole interval.`,
    section: "teams",
  };
}

function offsOf({ difficulty, games }: Level): Off[] {
  const groups = byNumber(games);
  return numbersOf(games).flatMap((number, i) => {
    const off = offMean(groups, i);
    return off === null ? [] : [{ who: `${number} vampires on ${difficulty}`, off }];
  });
}
