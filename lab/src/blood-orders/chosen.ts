import type { Check } from "../results/document.js";
import { pieceWords } from "../results/pieces.js";
import { rarestCheck } from "../results/rarest.js";
import { observed, piecesOf, type Study } from "../results/study.js";
import { share } from "../stats/share.js";
import type { OrdersRow, Use, Used } from "./row.js";
import { firstBot, isMixed } from "./seats.js";

/** Which pieces players choose. */

const kinds = [
  ["victim", "Victim"],
  ["location", "Location"],
  ["ritual", "Ritual"],
] as const;

/** By these somebody chooses a piece; what a Ritual does afterwards follows from that. */
const CHOOSING: ReadonlySet<Use> = new Set<Use>(["dawn", "dusk", "night", "altar"]);

export function chosenCheck(study: Study<OrdersRow>): Check {
  const frequencies = kinds.map(([id, kind]) => ({
    kind,
    pieces: piecesOf(study, id).map((piece) => ({
      name: pieceWords(piece),
      share: share(observed(study.rows, chosenIn(study, piece.id))),
    })),
  }));
  const check = rarestCheck(
    frequencies,
    {
      about: "Every Victim, Location and Ritual is chosen.",
      rarest: "Least chosen",
      of: "the games with it",
    },
    "victims",
  );
  return { ...check, answer: check.answer + byWhom(study) };
}

/**
 * Whether a piece that was offered was chosen. Where unlike bots compete, the others are there for the
 * first-named one to be measured by: what they choose says nothing about it.
 */
function chosenIn({ cells }: Study<OrdersRow>, id: string) {
  return ({ cell, seating, offered, used }: OrdersRow): number | undefined => {
    if (!(id in offered)) return undefined;
    const bots = cells[cell].seatings[seating];
    const first = firstBot(cells[cell]);
    const isChoice = ([seat, use]: Used): boolean => CHOOSING.has(use) && bots[seat] === first;
    return Number(used[id]?.some(isChoice) === true);
  };
}

function byWhom({ cells }: Study<OrdersRow>): string {
  const names = [...new Set(cells.filter(isMixed).map(firstBot))];
  if (names.length === 0) return "";
  return ` Where unlike bots compete, only what ${names.join(", ")} chose counts.`;
}
