import { capital } from "../results/choices.js";
import type { Check, Column, Section, Table, Value } from "../results/document.js";
import { grouped, observed, piecesOf, type Study } from "../results/study.js";
import { withInterval } from "../results/words.js";
import { discoveries } from "../stats/discoveries.js";
import { mean } from "../stats/mean.js";
import { share } from "../stats/share.js";
import { abilitiesTable } from "./abilities.js";
import { won } from "./measures.js";
import { numbersTables } from "./numbers.js";
import { effectOf } from "./pieces.js";
import type { MastersRow } from "./row.js";

type Games = readonly MastersRow[];

/** Win rates by team, by the number of vampires, and what each vampire adds. */
export function teamsSection(study: Study<MastersRow>): Section {
  const { rows } = study;
  return {
    id: "teams",
    title: "Teams and vampires",
    lead:
      "Games won by number of vampires, also on each difficulty, and by team, everything else taken " +
      "together, and how much more teams with a vampire win than teams of the same size without it; " +
      "then what each vampire can do.",
    charts: [],
    tables: [
      byTable("vampires", "By number of vampires", rows, ({ team }) => `${team.length} vampires`),
      ...numbersTables(study),
      byTable("teams", "By team", rows, ({ team }) => teamName(study, team)),
      ...(new Set(rows.map(({ team }) => team.join())).size > 1 ? [presence(study)] : []),
      abilitiesTable(study),
    ],
  };
}

function teamName({ pieces }: Study<MastersRow>, team: readonly string[]): string {
  return team.map((id) => pieces.get(id)?.name ?? id).join(", ");
}

function byTable(
  id: string,
  title: string,
  rows: Games,
  labelOf: (row: MastersRow) => string,
): Table {
  const columns: Column[] = [
    { id, name: capital(title.replace("By ", "")), form: "text" },
    { id: "games", name: "Games", form: "count" },
    { id: "wins", name: "Games won", form: "share", isPlotted: true },
    { id: "rounds", name: "Rounds", form: "number" },
  ];
  const table = [...grouped(rows, labelOf)].map(([label, games]): Value[] => [
    label,
    games.length,
    share(observed(games, won)),
    mean(observed(games, ({ rounds }) => rounds)),
  ]);
  return { id: `by-${id}`, title, columns, rows: table };
}

/** Teams of one size under the same other choices are compared. */
function presence(study: Study<MastersRow>): Table {
  const { rows, axes, cells } = study;
  const team = axes.findIndex(({ name }) => name === "vampires");
  const alike = (row: MastersRow): string =>
    [...cells[row.cell].at.filter((_, axis) => axis !== team), "of", row.team.length].join();
  const vampires = piecesOf(study, "vampire").map(({ id, name }) => {
    const games = rows.filter((row) => row.team.includes(id));
    return { name, games, effect: effectOf(rows, alike, (row) => row.team.includes(id)) };
  });
  const found = discoveries(vampires.map(({ effect }) => effect?.p));
  const columns: Column[] = [
    { id: "vampire", name: "Vampire", form: "text" },
    { id: "games", name: "Games with it", form: "count" },
    { id: "wins", name: "Games won with it", form: "share" },
    {
      id: "shift",
      name: "More than without it",
      form: "points",
      isPlotted: true,
      help: "among teams of the same size and otherwise equal cells; empty where no such team is without it",
    },
  ];
  return {
    id: "presence",
    title: "With and without each vampire",
    columns,
    rows: vampires.map(({ name, games, effect }) => [
      name,
      games.length,
      share(observed(games, won)),
      effect,
    ]),
    marked: [...vampires.keys()].filter((i) => found[i]),
  };
}

export function presenceCheck(section: Section): Check | undefined {
  const table = section.tables.find(({ id }) => id === "presence");
  const shifts = (table?.rows ?? []).flatMap((row) => {
    const shift = row[3];
    return typeof shift === "object" && shift !== null ? [{ name: String(row[0]), shift }] : [];
  });
  if (shifts.length === 0) return undefined;
  shifts.sort((a, b) => Math.abs(b.shift.value) - Math.abs(a.shift.value));
  const [{ name, shift }] = shifts;
  return {
    about: "Which vampire shifts the games won most?",
    verdict: "told",
    answer: `${name}: ${withInterval(shift, "points")} points beside teams of the same size without it.`,
    section: section.id,
  };
}
