import { commonMeasures } from "../results/common.js";
import { type Measure, piecesOf, type Study } from "../results/study.js";
import { actingKinds, feltIn } from "./felt.js";
import type { MastersRow } from "./row.js";

/** What is measured in every game of Masters of the Night. */

export const outcomes = ["victory", "defeat-veil", "defeat-deck"] as const;

export const outcomeNames: Readonly<Record<string, string>> = {
  victory: "won",
  "defeat-veil": "lost: the veil fell",
  "defeat-deck": "lost: the deck ran out",
};

export function won({ outcome }: MastersRow): number {
  return outcome === "victory" ? 1 : 0;
}

export const winRate: Measure<MastersRow> = {
  id: "wins",
  name: "Games won",
  group: "Results",
  form: "share",
  of: won,
};

function ended(id: string, name: string, outcome: string): Measure<MastersRow> {
  return { id, name, group: "Ends", form: "share", of: (row) => (row.outcome === outcome ? 1 : 0) };
}

export function mastersMeasures(study: Study<MastersRow>): Measure<MastersRow>[] {
  return [
    winRate,
    ended("veil", "Lost by the veil", "defeat-veil"),
    ended("deck", "Lost by the deck", "defeat-deck"),
    ...commonMeasures<MastersRow>("Rounds"),
    ...actingKinds.flatMap((kind) =>
      piecesOf(study, kind).map(({ id, name }) => feltMeasure(id, name, kind)),
    ),
    ...actingKinds.flatMap((kind) =>
      piecesOf(study, kind).map(({ id, name }) => movedBy(id, name, kind)),
    ),
  ];
}

function feltMeasure(id: string, name: string, kind: string): Measure<MastersRow> {
  const group = `Games in which it was felt: ${kind}s`;
  return { id: `${id}-felt`, name, group, form: "share", of: feltIn(id) };
}

function movedBy(id: string, name: string, kind: string): Measure<MastersRow> {
  const group = `How it moved the estimated result: ${kind}s`;
  const of = ({ acted }: MastersRow): number | undefined =>
    id in acted ? acted[id][1] / 100 : undefined;
  return { id: `${id}-moved`, name, group, form: "points", of };
}
