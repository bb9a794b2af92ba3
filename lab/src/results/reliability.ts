import type { Row } from "../row.js";
import { mean } from "../stats/mean.js";
import { share } from "../stats/share.js";
import type { Column, Section, Value } from "./document.js";

/** An estimate that was made in a game, and what came of it. */
export interface Forecast {
  readonly unit: Row["deal"];
  readonly chance: number;
  readonly result: number;
}

const BANDS = 10;

/** Whether games end as the bots' judgement says: all that is said about pieces rests on it. */
export function reliabilitySection(forecasts: readonly Forecast[]): Section {
  const columns: Column[] = [
    { id: "band", name: "Estimated", form: "text" },
    { id: "times", name: "Times", form: "count" },
    { id: "estimated", name: "Estimated on average", form: "share" },
    { id: "came", name: "Came true", form: "share", isPlotted: true },
  ];
  const rows = Array.from({ length: BANDS }, (_, band) => bandRow(forecasts, band)).filter(
    (row) => row[1] !== 0,
  );
  return {
    id: "reliability",
    title: "Can the estimate be trusted?",
    lead:
      "The estimated result is what the bots' judgement makes of a position. Here all positions at the " +
      "beginning of a round are sorted by it; where it is right, as many of them were won as it said. " +
      "Where it is not, read what pieces move as better and worse, not as per cent.",
    charts: [],
    tables: [{ id: "reliability", title: "Estimated and true", columns, rows }],
  };
}

function bandRow(forecasts: readonly Forecast[], band: number): Value[] {
  const bandOf = (chance: number): number => Math.min(BANDS - 1, Math.floor(chance * BANDS));
  const here = forecasts.filter(({ chance }) => bandOf(chance) === band);
  const label = `${(100 * band) / BANDS}–${(100 * (band + 1)) / BANDS} %`;
  return [
    label,
    here.length,
    mean(here.map(({ unit, chance }) => ({ unit, value: chance }))),
    share(here.map(({ unit, result }) => ({ unit, value: result }))),
  ];
}
