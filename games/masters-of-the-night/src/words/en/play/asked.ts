import { FRAME, type Question } from "@coterie/kernel";
import type { Piece } from "../../../content/pieces.js";
import { type StepAt, stepAt } from "./effect-at.js";
import type { Look } from "./look.js";

/** The question that waits, with what its words need: the numbers that it was asked with. */
export interface Asked extends Look {
  readonly question: Question;
  readonly args: readonly number[];
}

export function askedIn(look: Look, question: Question): Asked {
  const { agenda } = look.state;
  return { ...look, question, args: agenda.slice(agenda.length - FRAME + 1) };
}

/** For a question of a piece's effect: the piece, its part and the step that asks. */
export interface EffectAsked {
  readonly piece: Piece;
  /** `day`, `blood`, `use`, … */
  readonly part: string;
  readonly at: StepAt | undefined;
  /** What the numbers of the options mean: `district`, `die`, … */
  readonly kind: string;
  /** A die that is chosen is used up by that. */
  readonly takes: boolean;
  /** What has a name by now: chosen before, or the one of many that it is about. */
  readonly known: readonly Known[];
}

interface Known {
  readonly kind: string;
  readonly value: number;
  readonly each: boolean;
}

/** The numbers of an effect's question: its node, its user, its place, then what has a name. */
const FIRST_NAME = 3;

/** Nobody and nowhere are -1; a die that was only used up has no name. */
function knownIn({ names }: StepAt, args: readonly number[]): Known[] {
  return names
    .map(({ name, kind, each }, i) => ({ name, kind, each, value: args[FIRST_NAME + i] }))
    .filter(({ name, value }) => name !== "" && value >= 0);
}

export function effectAsked({ content, args }: Asked): EffectAsked | undefined {
  const node = content.program[args[0]];
  if (node === undefined) return undefined;
  const piece = content.pieces[node.piece];
  const path = node.name.slice(node.name.indexOf("/") + 1);
  const { op } = node;
  const isChoice = op.op === "choose";
  const at = stepAt(piece, path);
  return {
    piece,
    part: path.split(".")[0],
    at,
    known: at === undefined ? [] : knownIn(at, args),
    kind: isChoice ? op.from.kind : "",
    takes: isChoice && op.take !== undefined,
  };
}
