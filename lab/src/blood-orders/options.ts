import { headOf } from "../observe/decisions.js";

/** The questions whose options are counted, by what players call them; cards are counted elsewhere. */
export const questionNames: Readonly<Record<string, string>> = {
  "planning.card": "Planning: a card",
  "orders.turn": "A turn",
  "catacombs.take": "The Catacombs",
  "altar.ritual": "The Altar",
  "resolution.act": "Dawn and Dusk",
  "night.stay": "A Night",
  "feeding.card": "Feeding a card",
  "effect.pay": "A card's price",
};

export function optionName(kind: string, key: string): string | undefined {
  if (!(kind in questionNames)) return undefined;
  return `${kind} ${key.startsWith("place:") ? placeOf(key) : headOf(key)}`;
}

/** Quarters are alike; the Altar and the Catacombs are not. */
function placeOf(key: string): string {
  const [, order, space] = key.split(":");
  return space === "altar" || space === "catacombs" ? `place at the ${space}` : `place ${order}`;
}
