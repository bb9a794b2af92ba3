import { NOTHING } from "@coterie/effects";
import type { Content } from "../../../content/content.js";
import type { Piece } from "../../../content/pieces.js";
import { phaseArgs } from "../../../rules/verbs/phase-args.js";
import { sleeperOf } from "../../../rules/verbs/refs.js";
import { type WordsAt, wordsAt } from "../at.js";
import { holderOf, pathIn } from "../path.js";
import type { Asked } from "./asked.js";
import { cardName } from "./cards.js";
import { isKnown, pieceCalled, quarterName, ritualName, seatName } from "./look.js";
import { textOf } from "./part.js";

/** A question of a piece's effect: the piece, the step that asks, and what has a name by now. */
export interface EffectAsked {
  readonly piece: Piece;
  readonly at: WordsAt | undefined;
  /** The numbers of the question: its own, its user, its place, then what has a name. */
  readonly numbers: readonly number[];
}

/** A decision about the hand is a private one: what it is about waits beneath. */
const numbersOf = ({ question, args, state }: Asked): readonly number[] =>
  question.kind === "hand.pick" ? phaseArgs(state) : args;

/** The path of the step in its piece: by its node, or by the first node inside the step. */
function pathOf({ program, payVerbs, handVerbs }: Content, kind: string, number: number): string {
  switch (kind) {
    case "effect.pay":
      return holderOf(
        nodePath(program, firstOf(payVerbs[number]?.then, payVerbs[number]?.otherwise)),
      );
    case "hand.pick":
      return holderOf(nodePath(program, firstOf(handVerbs[number]?.then)));
    default:
      return nodePath(program, number);
  }
}

const nodePath = (program: Content["program"], node: number | undefined): string =>
  pathIn(program[node ?? NOTHING]?.name ?? "");

const firstOf = (...nodes: readonly (number | undefined)[]): number | undefined =>
  nodes.find((node) => node !== undefined && node !== NOTHING);

export function effectAsked(asked: Asked): EffectAsked | undefined {
  const piece = pieceCalled(asked, asked.question.about);
  if (piece === undefined) return undefined;
  const numbers = numbersOf(asked);
  const path = isKnown(numbers[0]) ? pathOf(asked.content, asked.question.kind, numbers[0]) : "";
  return { piece, numbers, at: wordsAt(piece, path) };
}

const SELF = 1;
const PLACE = 2;
const FIRST_NAME = 3;

/** What the effect speaks of already: "here: North; chosen: Player 2". */
function knownSoFar(asked: Asked, { numbers, at, piece }: EffectAsked): string {
  const lies = piece.kind === "location" || piece.kind === "victim";
  const here = lies && isKnown(numbers[PLACE]) ? [`here: ${quarterName(numbers[PLACE])}`] : [];
  const chosen = (at?.names ?? []).flatMap(({ kind, each }, i) => {
    const value = numbers[FIRST_NAME + i];
    // A trigger is mostly about its owner, who knows.
    const isSelf = each && kind === "player" && value === numbers[SELF];
    if (!isKnown(value) || isSelf) return [];
    return [`${each ? "now" : "chosen"}: ${valueName(asked, kind, value)}`];
  });
  return [...here, ...chosen].join("; ");
}

function valueName(asked: Asked, kind: WordsAt["names"][number]["kind"], value: number): string {
  switch (kind) {
    case "quarter":
      return quarterName(value);
    case "player":
      return seatName(value);
    case "card":
      return cardName(asked, sleeperOf(value).card);
    case "victim":
      return cardName(asked, value);
    case "ritual":
      return ritualName(asked, value);
    case "number":
      return String(value);
    default:
      return kind satisfies never;
  }
}

/** "Gallows Rise: Lose 3 Fear. Gain 1 VP. (here: North)". */
export function effectWhy(asked: Asked): string {
  const effect = effectAsked(asked);
  if (effect === undefined) return "";
  const known = knownSoFar(asked, effect);
  return `${effect.piece.name}: ${textOf(effect.piece)}${known === "" ? "" : ` (${known})`}`;
}
