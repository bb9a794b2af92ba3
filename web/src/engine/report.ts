import {
  type GameRecord,
  type GameReport,
  hashOf,
  type Json,
  type Kit,
  type OpenQuestion,
  REPORT_FORMAT,
  type View,
} from "@coterie/kernel";
import type { Door } from "./door.js";

/** What somebody says about a place where something went wrong. */
export interface Complaint {
  /** How many answers had been given there. */
  readonly at: number;
  readonly note: string;
  readonly link: string;
}

/** What may be shown of the game: all of it, or what one pair of eyes saw. */
export type Evidence<K extends Kit> =
  | { readonly record: GameRecord }
  | {
      readonly setup: Json;
      readonly view: View<K["State"]>;
      readonly question: OpenQuestion | null;
      readonly facts: readonly K["Fact"][];
    };

/** The file of a report. */
export function reportOf<K extends Kit>(
  { game }: Door<K>,
  complaint: Complaint,
  evidence: Evidence<K>,
): GameReport {
  const head = {
    format: REPORT_FORMAT,
    game: game.id,
    rulesVersion: game.rulesVersion,
    ...complaint,
  } as const;
  if ("record" in evidence) return { ...head, record: evidence.record };
  const { setup, view, question, facts } = evidence;
  const pack = { hash: hashOf(game.pack), pieces: game.pack };
  const seat = view.audience;
  return {
    ...head,
    seen: {
      setup,
      pack,
      seat,
      view: view as unknown as Json,
      steps: game.rulebook.names,
      question,
      facts: [...facts] as unknown as Json[],
    },
  };
}
