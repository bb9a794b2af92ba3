import type { ContentFault } from "@coterie/effects";
import type { Standing } from "./language.js";
import type { Pack } from "./pieces.js";

/**
 * BO-6.3: the hand limit is applied at feeding, so that no effect may add a card between feeding and the
 * end of cleanup. What can happen then are triggers after `fed`, and what the dice that they change set off.
 */
export function lateCardFaults(pack: Pack): ContentFault[] {
  const triggers = pack.pieces.flatMap(triggersOf);
  const adder = triggers.find(({ after, then }) => after === "die-shifted" && addsCard(then));
  return triggers.flatMap(({ after, piece, path, then }) => {
    if (after !== "fed") return [];
    if (addsCard(then))
      return [{ piece, path, message: `${REFUSED}: use another verb or happening` }];
    if (adder === undefined || !says(then, CHANGES_DIE)) return [];
    return [{ piece, path, message: `${REFUSED}: ${adder.piece} adds one when a die changes` }];
  });
}

const REFUSED = "no card may be added after feeding (BO-6.3)";
const ADDS_CARD = /"do":"(seize|draw|recover|recruit|wake)"|"may":"take"/;
const CHANGES_DIE = /"do":"(shift|set-die|swap-dice)"/;

type Trigger = Extract<Standing, { kind: "trigger" }>;

function triggersOf(piece: Pack["pieces"][number]): (Trigger & { piece: string; path: string })[] {
  if (piece.kind !== "ritual") return [];
  return (piece.standing ?? []).flatMap((one, i) =>
    one.kind === "trigger" ? [{ ...one, piece: piece.id, path: `standing.${i}.then` }] : [],
  );
}

function addsCard(effect: Trigger["then"]): boolean {
  return says(effect, ADDS_CARD);
}

/** Whether such a verb stands anywhere in an effect. */
function says(effect: Trigger["then"], verb: RegExp): boolean {
  return verb.test(JSON.stringify(effect));
}
