import type { FactDeclarations, FieldAudience } from "@coterie/kernel";

/** What can happen in the game. Numbers are positions, vampires and pieces as in the state. */
export const factNames = [
  "round-began",
  "lead-passed",
  "day-effect",
  "event-revealed",
  "event-ended",
  "agents-placed",
  "agents-missing",
  "agents-moved",
  "agents-removed",
  "agents-exposed",
  "agents-hidden",
  "minions-placed",
  "minions-moved",
  "minions-removed",
  "blood-gained",
  "blood-lost",
  "drained",
  "raised",
  "veil-gained",
  "veil-lost",
  "kills-gained",
  "ap-changed",
  "night-fell",
  "turn-began",
  "turn-ended",
  "vampire-moved",
  "night-effect-used",
  "ability-used",
  "relic-used",
  "fight-began",
  "minions-sacrificed",
  "fighter-changed",
  "die-picked",
  "die-changed",
  "die-returned",
  "die-used",
  "dice-rolled",
  "fight-ended",
  "relic-drawn",
  "relic-given",
  "relic-discarded",
  "relic-placed",
  "sigil-placed",
  "card-stays",
  "card-left",
  "trigger",
  "omen",
  "event-discarded",
  "events-foreseen",
  "events-swapped",
  "victory",
  "defeat",
] as const;

export type FactName = (typeof factNames)[number];

export interface Fact {
  readonly fact: FactName;
  readonly rule: string;
  readonly vampire?: number;
  readonly district?: number;
  readonly from?: number;
  readonly to?: number;
  readonly n?: number;
  readonly face?: number;
  /** What rolled dice show. */
  readonly dice?: readonly number[];
  /** Which side of agents is up. */
  readonly side?: "hidden" | "exposed";
  readonly ability?: "blood" | "dark";
  readonly now?: number;
  readonly event?: number;
  readonly events?: readonly number[];
  readonly relic?: number;
  /** The number of the piece in the pack. */
  readonly piece?: number;
  readonly why?: string;
}

export const factFields = [
  "vampire",
  "district",
  "from",
  "to",
  "n",
  "face",
  "dice",
  "side",
  "ability",
  "now",
  "event",
  "events",
  "relic",
  "piece",
  "why",
] as const satisfies readonly (keyof Fact)[];

/** A cooperative game with open tokens: whatever happens, happens before everybody's eyes. */
export const factDeclarations: FactDeclarations = Object.fromEntries(
  factNames.map((name) => [
    name,
    Object.fromEntries(factFields.map((field): [string, FieldAudience] => [field, "all"])),
  ]),
);
