import type { Content } from "../../content/content.js";
import type { CardKind, VictimClass } from "../../content/language.js";

/** Whether a card is of the kind and the class that an effect asks for. */
export function isCardLike(
  content: Content,
  card: number,
  kind: CardKind | undefined,
  victimClass: VictimClass | undefined,
): boolean {
  if (victimClass !== undefined) {
    return content.cards[card].isVictim && content.victims[card].card.class === victimClass;
  }
  if (kind === undefined) return true;
  if (kind === "victim") return content.cards[card].isVictim;
  return card === (kind === "bleeder" ? content.bleeder : content.elder);
}
