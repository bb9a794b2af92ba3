import { commonMeasures } from "../results/common.js";
import { type Measure, piecesOf, type Study } from "../results/study.js";
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

/** How often a piece was felt: it acted, or was in force by night. */
export function timesOf({ acted, inForce }: MastersRow, id: string): number {
  return (acted[id]?.[0] ?? 0) + (inForce[id] ?? 0);
}

/** The kinds of pieces of which a row says how they acted. */
const actingKinds = ["event", "relic", "district"] as const;

export function mastersMeasures(study: Study<MastersRow>): Measure<MastersRow>[] {
  return [
    winRate,
    ended("veil", "Lost by the veil", "defeat-veil"),
    ended("deck", "Lost by the deck", "defeat-deck"),
    ...commonMeasures<MastersRow>("Rounds"),
    ...actingKinds.flatMap((kind) =>
      piecesOf(study, kind).map(({ id, name }) => actedIn(id, name, kind)),
    ),
    ...actingKinds.flatMap((kind) =>
      piecesOf(study, kind).map(({ id, name }) => movedBy(id, name, kind)),
    ),
  ];
}

function actedIn(id: string, name: string, kind: string): Measure<MastersRow> {
  const group = `Games in which it was felt: ${kind}s`;
  return {
    id: `${id}-acted`,
    name,
    group,
    form: "share",
    of: ({ acted }) => (id in acted ? 1 : 0),
  };
}

function movedBy(id: string, name: string, kind: string): Measure<MastersRow> {
  const group = `How it moved the estimated result: ${kind}s`;
  const of = ({ acted }: MastersRow): number | undefined =>
    id in acted ? acted[id][1] / 100 : undefined;
  return { id: `${id}-moved`, name, group, form: "points", of };
}
