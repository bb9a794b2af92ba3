import type { Program } from "@coterie/effects";
import type { StandingDef } from "../rules/standing.js";
import type { HandVerb } from "../rules/verbs/hand.js";
import type { PayVerb } from "../rules/verbs/pay.js";
import type { Table } from "../table.js";
import type { Cost } from "./language.js";
import type { FearTrack, Location, Pack, Piece, Ritual, Victim } from "./pieces.js";

/** The pieces of a pack, compiled: numbers instead of ids, nodes instead of effects. */
export interface Content {
  readonly pack: Pack;
  readonly pieces: readonly Piece[];
  readonly program: Program<Table>;
  readonly standings: readonly StandingDef[];
  readonly payVerbs: readonly PayVerb[];
  readonly handVerbs: readonly HandVerb[];
  readonly locations: readonly LocationContent[];
  readonly victims: readonly VictimContent[];
  readonly rituals: readonly RitualContent[];
  /** What each card of a hand shows: all Victims, then the Bleeder, then the Elder. */
  readonly cards: readonly CardContent[];
  /** The number that stands for any Bleeder, and for any Elder. */
  readonly bleeder: number;
  readonly elder: number;
  readonly fearTrack: FearTrack;
  /** By Act: the numbers of its pieces. */
  readonly acts: readonly ActContent[];
}

interface ActContent {
  readonly locations: readonly number[];
  readonly victims: readonly number[];
  readonly rituals: readonly number[];
}

interface LocationContent {
  readonly piece: number;
  readonly card: Location;
  readonly effect: number;
}

interface VictimContent {
  readonly piece: number;
  readonly card: Victim;
  readonly effect: number;
}

interface RitualContent {
  readonly piece: number;
  readonly card: Ritual;
  /** Numbers of standing effects. */
  readonly standing: readonly number[];
  readonly daily: { readonly cost: Cost; readonly effect: number } | undefined;
}

export interface CardContent {
  readonly id: string;
  /** By Order. */
  readonly symbols: readonly number[];
  readonly vp: number;
  readonly isVictim: boolean;
}
