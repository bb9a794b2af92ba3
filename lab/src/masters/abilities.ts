import type { Column, Table, Value } from "../results/document.js";
import { observed, piecesOf, type Study } from "../results/study.js";
import { mean } from "../stats/mean.js";
import { share } from "../stats/share.js";
import type { MastersRow } from "./row.js";

const COLUMNS: readonly Column[] = [
  { id: "ability", name: "Ability", form: "text" },
  { id: "games", name: "Games with the vampire", form: "count" },
  { id: "used", name: "Used", form: "share" },
  { id: "times", name: "Times in a game", form: "number" },
  {
    id: "move",
    name: "Moves the estimate",
    form: "points",
    isPlotted: true,
    help: "the estimated result after all uses in a game less that before them, on average over games that used it",
  },
];

/** How often each vampire's abilities are used, and what they bring at once. */
export function abilitiesTable(study: Study<MastersRow>): Table {
  const rows = piecesOf(study, "vampire").flatMap(({ id, name }) => {
    const games = study.rows.filter(({ team }) => team.includes(id));
    if (games.length === 0) return [];
    return ["blood", "dark"].map((ability) =>
      abilityRow(games, `${id}:${ability}`, `${name}: ${ability} ability`),
    );
  });
  return { id: "abilities", title: "Abilities", columns: COLUMNS, rows };
}

function abilityRow(games: readonly MastersRow[], id: string, name: string): Value[] {
  const users = games.filter(({ acted }) => id in acted);
  return [
    name,
    games.length,
    share(observed(games, ({ acted }) => (id in acted ? 1 : 0))),
    mean(observed(games, ({ acted }) => acted[id]?.[0] ?? 0)),
    mean(observed(users, ({ acted }) => acted[id][1] / 100)),
  ];
}
