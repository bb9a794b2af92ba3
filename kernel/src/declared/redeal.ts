import { type ChanceState, shuffle } from "../chance.js";
import { type Pile, UNSEEN } from "../knowledge.js";

/** Deals anew, among their places in the pile, the cards that no audience has seen; each back for itself. */
export function redealUnseen(
  { cards, seen }: Pile,
  chance: ChanceState,
  backOf: (card: number) => number = () => 0,
): void {
  const places = [...cards.keys()].filter((at) => seen[at] === UNSEEN);
  for (const back of new Set(places.map((at) => backOf(cards[at])))) {
    const alike = places.filter((at) => backOf(cards[at]) === back);
    const unseen = alike.map((at) => cards[at]);
    shuffle(chance, unseen);
    alike.forEach((at, i) => {
      cards[at] = unseen[i];
    });
  }
}
