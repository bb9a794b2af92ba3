import type { Program, Test } from "@coterie/effects";
import type { StandingDef } from "../rules/standing.js";
import type { Table } from "../table.js";
import type { Cost, District, EventCard, Pack, Piece, Relic, Tracker, Vampire } from "./pieces.js";

/** The pieces of a pack, compiled: numbers instead of ids, nodes instead of effects. */
export interface Content {
  readonly pack: Pack;
  readonly pieces: readonly Piece[];
  readonly program: Program<Table>;
  readonly standings: readonly StandingDef[];
  readonly districts: readonly DistrictContent[];
  readonly vampires: readonly VampireContent[];
  readonly events: readonly EventContent[];
  /** The numbers of the events of acts I, II and III. */
  readonly acts: readonly (readonly number[])[];
  readonly relics: readonly RelicContent[];
  /** By number of vampires. */
  readonly trackers: Readonly<Record<number, Tracker>>;
}

/** An activated effect: what it costs and where its program begins. */
export interface ActivatedContent {
  readonly piece: number;
  readonly cost: Cost;
  readonly timing: "turn" | "die";
  readonly when: Test<Table> | undefined;
  readonly oncePerRound: boolean;
  /** It turns an event, so it needs one (MN-5.15). */
  readonly needsEvent: boolean;
  readonly effect: number;
}

interface DistrictContent {
  readonly piece: number;
  readonly card: District;
  readonly day: number;
  readonly night: ActivatedContent | undefined;
  /** Numbers of standing effects. */
  readonly standing: readonly number[];
}

interface VampireContent {
  readonly piece: number;
  readonly card: Vampire;
  readonly blood: ActivatedContent;
  readonly dark: ActivatedContent;
  readonly sigil: readonly number[];
}

interface EventContent {
  readonly piece: number;
  readonly card: EventCard;
  readonly effect: number;
  readonly standing: readonly number[];
}

interface RelicContent {
  readonly piece: number;
  readonly card: Relic;
  readonly use: ActivatedContent | undefined;
  readonly standing: readonly number[];
}
