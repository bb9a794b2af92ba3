import * as night from "@coterie/masters-of-the-night";
import type { LabGame } from "../lab-game.js";
import { benchOf, namesOf } from "../observe/bench.js";
import type { Measure, Study } from "../results/study.js";
import type { Row } from "../row.js";
import { mastersMeasures } from "./measures.js";
import { optionName } from "./options.js";
import type { MastersRow } from "./row.js";
import { studyMasters } from "./study.js";
import { mastersWatch } from "./watch.js";

export const mastersLab: LabGame = {
  id: "masters-of-the-night",
  title: "Masters of the Night",
  isCompetitive: false,
  setupFields: night.setupFields,
  open(pack) {
    const game = night.mastersOfTheNight(pack);
    return benchOf(game, namesOf(game.content.pieces), {
      watch: mastersWatch(game),
      optionNames: optionName,
    });
  },
  // The rows were made by the bench above; a file of others is refused before.
  study: (study) => studyMasters(study as Study<MastersRow>),
  measures: (study) => mastersMeasures(study as Study<MastersRow>) as Measure<Row>[],
};
