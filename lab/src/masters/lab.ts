import * as night from "@coterie/masters-of-the-night";
import type { LabGame } from "../lab-game.js";
import { benchOf } from "../observe/bench.js";
import { headOf } from "../observe/decisions.js";
import type { Measure, Study } from "../results/study.js";
import type { Row } from "../row.js";
import { mastersMeasures } from "./measures.js";
import type { MastersRow } from "./row.js";
import { studyMasters } from "./study.js";
import { mastersWatch } from "./watch.js";

/** What a player does with a question; where things lie is counted elsewhere. */
const COUNTED: ReadonlySet<string> = new Set([
  "night.act",
  "combat.window",
  "combat.give-up-minions",
  "effect.may",
  "effect.either",
]);

export const mastersLab: LabGame = {
  id: "masters-of-the-night",
  title: "Masters of the Night",
  isCompetitive: false,
  setupFields: night.setupFields,
  open(pack) {
    const game = night.mastersOfTheNight(pack);
    const pieces = game.content.pieces.map(({ id, kind, name }) => ({ id, kind, name }));
    return benchOf(game, pieces, {
      watch: mastersWatch(game),
      optionNames: (kind, key) => (COUNTED.has(kind) ? `${kind} ${headOf(key)}` : undefined),
    });
  },
  // The rows were made by the bench above; a file of others is refused before.
  study: (study) => studyMasters(study as Study<MastersRow>),
  measures: (study) => mastersMeasures(study as Study<MastersRow>) as Measure<Row>[],
};
