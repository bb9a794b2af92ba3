import type { CardKind, Good, Measure, Order, VictimClass } from "../../content/language.js";
import { mass, type Noun, noun } from "./english.js";

/** What the things of the game are called. */

export const orderNames: Readonly<Record<Order, string>> = {
  dawn: "Dawn",
  dusk: "Dusk",
  night: "Night",
};

export const goodNouns: Readonly<Record<Good, Noun>> = {
  blood: mass("Blood"),
  influence: mass("Influence"),
  vp: mass("VP"),
  fear: mass("Fear"),
};

export const classNouns: Readonly<Record<VictimClass, Noun>> = {
  noble: noun("noble"),
  cleric: noun("cleric"),
  merchant: noun("merchant"),
  scholar: noun("scholar"),
  soldier: noun("soldier"),
  outcast: noun("outcast"),
};

export const kindNouns: Readonly<Record<CardKind, Noun>> = {
  victim: noun("Victim"),
  bleeder: noun("Bleeder"),
  elder: noun("Elder"),
};

export const measureNouns: Readonly<Record<Measure, Noun>> = {
  ...goodNouns,
  rituals: noun("Ritual"),
  cards: noun("card in hand and piles", "cards in hand and piles"),
  torpor: noun("card in Torpor", "cards in Torpor"),
};

interface Kind {
  readonly kind?: CardKind | undefined;
  readonly class?: VictimClass | undefined;
}

/** A class is one of Victims, so that it says more than the kind. */
export function cardNoun(card: Kind, any: Noun = noun("card")): Noun {
  if (card.class !== undefined) return classNouns[card.class];
  return card.kind === undefined ? any : kindNouns[card.kind];
}
