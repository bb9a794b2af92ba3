import * as blood from "@coterie/blood-orders";
import type { LabGame } from "../lab-game.js";
import { benchOf } from "../observe/bench.js";
import { headOf } from "../observe/decisions.js";
import type { Measure, Study } from "../results/study.js";
import type { Row } from "../row.js";
import { ordersMeasures } from "./measures.js";
import type { OrdersRow } from "./row.js";
import { studyOrders } from "./study.js";
import { bloodWatch } from "./watch.js";

/** What a player does with a question; which card it is about is counted elsewhere. */
const COUNTED: ReadonlySet<string> = new Set([
  "planning.card",
  "catacombs.take",
  "altar.ritual",
  "resolution.act",
  "night.stay",
  "feeding.card",
  "effect.pay",
]);

/** Quarters are alike; the Altar and the Catacombs are not. */
function placeOf(key: string): string {
  const [, order, space] = key.split(":");
  return space === "altar" || space === "catacombs" ? `place at the ${space}` : `place ${order}`;
}

function optionName(kind: string, key: string): string | undefined {
  if (kind === "orders.turn") {
    return key.startsWith("place:") ? `${kind} ${placeOf(key)}` : `${kind} ${headOf(key)}`;
  }
  return COUNTED.has(kind) ? `${kind} ${headOf(key)}` : undefined;
}

export const bloodLab: LabGame = {
  id: "blood-orders",
  title: "Blood Orders",
  isCompetitive: true,
  setupFields: blood.setupFields,
  open(pack) {
    const game = blood.bloodOrders(pack);
    const pieces = game.content.pieces.map(({ id, kind, name }) => ({ id, kind, name }));
    return benchOf(game, pieces, { watch: bloodWatch(game), optionNames: optionName });
  },
  // The rows were made by the bench above; a file of others is refused before.
  study: (study) => studyOrders(study as Study<OrdersRow>),
  measures: (study) => ordersMeasures(study as Study<OrdersRow>) as Measure<Row>[],
};
