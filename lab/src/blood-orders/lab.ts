import * as blood from "@coterie/blood-orders";
import type { LabGame } from "../lab-game.js";
import { benchOf, namesOf } from "../observe/bench.js";
import type { Measure, Study } from "../results/study.js";
import type { Row } from "../row.js";
import { ordersMeasures } from "./measures.js";
import { optionName } from "./options.js";
import type { OrdersRow } from "./row.js";
import { studyOrders } from "./study.js";
import { bloodWatch } from "./watch.js";

export const bloodLab: LabGame = {
  id: "blood-orders",
  title: "Blood Orders",
  isCompetitive: true,
  setupFields: blood.setupFields,
  open(pack) {
    const game = blood.bloodOrders(pack);
    return benchOf(game, namesOf(game.content.pieces), {
      watch: bloodWatch(game),
      optionNames: optionName,
    });
  },
  // The rows were made by the bench above; a file of others is refused before.
  study: (study) => studyOrders(study as Study<OrdersRow>),
  measures: (study) => ordersMeasures(study as Study<OrdersRow>) as Measure<Row>[],
};
