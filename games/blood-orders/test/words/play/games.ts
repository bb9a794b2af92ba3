import {
  answer,
  dice,
  type OpenQuestion,
  openQuestions,
  type Play,
  seedFrom,
  startPlay,
} from "@coterie/kernel";
import {
  type BloodKit,
  type BloodOrders,
  bloodOrders,
  type Fact,
  housePack,
  type Piece,
} from "../../../src/index.js";

/** Games at random in which much happens: cards show many symbols, and Rituals ask for little. */

function bold(piece: Piece): Piece {
  switch (piece.kind) {
    case "bleeder":
      return { ...piece, dawn: 3, dusk: 3, night: 3 };
    case "elder":
      return { ...piece, dawn: 3, night: 3 };
    case "ritual":
      return { ...piece, requires: { ...piece.requires, victims: 0, dawn: 0, dusk: 0, night: 0 } };
    default:
      return piece;
  }
}

export const boldGame: BloodOrders = bloodOrders({
  format: "coterie-pack/1",
  game: "blood-orders",
  name: "bold cards",
  pieces: housePack.pieces.map(bold),
});

export const houseGame: BloodOrders = bloodOrders();

interface Look {
  /** Before each answer, the question that is answered next. */
  asked?(play: Play<BloodKit>, question: OpenQuestion): void;
  /** After each answer, and after the setup. */
  told?(play: Play<BloodKit>, facts: readonly Fact[]): void;
}

/** Scavenging has by far the most options: it would be all that happens. */
export function pickedKey(question: OpenQuestion, pick: (below: number) => number): string {
  const keys = question.options.map(({ key }) => key);
  const calm = keys.filter((key) => !key.startsWith("scavenge"));
  const from = calm.length > 0 && pick(5) > 0 ? calm : keys;
  return from[pick(from.length)];
}

/** Plays a whole game at random, seats in any order where several are asked. */
export function playThrough(
  game: BloodOrders,
  players: number,
  seed: string,
  look: Look,
): Play<BloodKit> {
  const { play, facts } = startPlay(game, { players }, seedFrom(seed));
  const pick = dice(`readers of ${seed}`);
  look.told?.(play, facts);
  for (;;) {
    const open = openQuestions(play);
    if (open.length === 0) return play;
    const question = open[pick(open.length)];
    look.asked?.(play, question);
    const key = pickedKey(question, pick);
    const told = answer(play, { seat: question.seat, question: question.id, key });
    look.told?.(play, told);
  }
}
