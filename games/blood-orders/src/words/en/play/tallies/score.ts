import type { TallyRow } from "@coterie/kernel";
import type { Fact, ScoreLines } from "../../../../facts.js";
import { scoreOf } from "../../../../rules/scoring.js";
import { capital } from "../../english.js";
import { scoreSources } from "../facts-end.js";
import { type Look, seats, tableOf } from "../look.js";

/** BO-7.1: the points by source. */

/** By seat: as it was told, or as it can be counted now that all hands are shown. */
export function scoresOf(look: Look, facts: readonly Fact[]): ScoreLines[] {
  return seats(look).map((seat) => {
    const told = facts.filter(({ fact, seat: of }) => fact === "scored" && of === seat);
    return told.at(-1)?.score ?? scoreOf(tableOf(look), seat);
  });
}

/** There is a score only when the game is over: before that, hands are secret (BO-8.3). */
export function scoreRows(look: Look, facts: readonly Fact[]): TallyRow[] {
  if (look.state.outcome === 0) return [];
  const scores = scoresOf(look, facts);
  const values = (source: keyof ScoreLines): number[] => scores.map((score) => score[source]);
  return [
    ...scoreSources.map(([source, name]) => ({ label: capital(name), values: values(source) })),
    { label: "Total VP", values: values("total"), isTotal: true },
  ];
}
