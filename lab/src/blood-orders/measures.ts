import { commonMeasures } from "../results/common.js";
import { type Measure, piecesOf, type Study } from "../results/study.js";
import { ledBy } from "./acts.js";
import { type OrdersRow, sources, type Use } from "./row.js";
import { isMixed, marginOf, ofFirstBot, ofWinner, resultOf, totalOf } from "./seats.js";

/** What is measured in every game of Blood Orders. */

export const sourceNames: Readonly<Record<(typeof sources)[number], string>> = {
  cards: "Cards in hand",
  rituals: "Rituals",
  tokens: "Victory points gained",
  influence: "Influence",
  fear: "The Fear track",
};

type Of = Measure<OrdersRow>["of"];

const result = (group: string, id: string, name: string, of: Of): Measure<OrdersRow> => ({
  id,
  name,
  group,
  form: "share",
  of,
});

const points = (id: string, name: string, of: Of): Measure<OrdersRow> => ({
  id,
  name,
  group: "Points",
  form: "number",
  of,
});

/** How each kind of piece is put to use first of all. */
const takings: readonly (readonly [kind: string, use: Use, words: string])[] = [
  ["location", "dawn", "Games in which it is used at Dawn: Locations"],
  ["victim", "dusk", "Games in which it is used at Dusk: Victims"],
  ["victim", "night", "Games in which it is taken by Night: Victims"],
  ["ritual", "altar", "Games in which it is gained at the Altar: Rituals"],
];

export function ordersMeasures(study: Study<OrdersRow>): Measure<OrdersRow>[] {
  const { cells } = study;
  return [
    ...(cells.some(isMixed)
      ? [result("Results", "first-bot", "Won by the first-named bot", ofFirstBot(cells))]
      : []),
    result("Results", "start", "Who begins wins", (row) => resultOf(row, row.start)),
    result("Results", "seat-1", "Player 1 wins", (row) => resultOf(row, 0)),
    result("Leaders", "led-1", "Who leads after Act I wins", (row) => ledBy(row, 0)),
    result("Leaders", "led-2", "Who leads after Act II wins", (row) => ledBy(row, 1)),
    points("winner", "Points of the winner", ofWinner(totalOf)),
    points("margin", "Margin", marginOf),
    ...sources.map((source, i) =>
      points(
        source,
        `Winner: ${sourceNames[source].toLowerCase()}`,
        ofWinner((row, winner) => row.scores[winner][i]),
      ),
    ),
    ...commonMeasures<OrdersRow>("Days"),
    ...takings.flatMap(([kind, use, group]) =>
      piecesOf(study, kind).map(({ id, name }): Measure<OrdersRow> => {
        const of: Of = ({ offered, used }) =>
          id in offered ? Number(used[id]?.some(([, how]) => how === use) === true) : undefined;
        return { id: `${id}-${use}`, name, group, form: "share", of };
      }),
    ),
  ];
}
