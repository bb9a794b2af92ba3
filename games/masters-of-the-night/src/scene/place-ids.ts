import { asidePlace, diePlace, pickedPlace } from "./places.js";
import type { CardScene, DiceScene, MastersScene, VampireScene } from "./types.js";

function cardsOf({ veil, vampires, reserve, standing }: MastersScene): CardScene[] {
  return [
    ...[veil.event, veil.omen].filter((card) => card !== null),
    ...veil.foreseen,
    ...vampires.flatMap(({ relics }) => relics),
    ...reserve.drawn,
    ...standing,
  ];
}

function sheetPlaces({ place, powers }: VampireScene): string[] {
  return [place, powers.blood.place, powers.dark.place, powers.sigil.place];
}

function dicePlaces({ reserve, picked, aside }: DiceScene): string[] {
  return [
    ...[...reserve, ...picked, ...aside].map(diePlace),
    ...picked.map(pickedPlace),
    ...aside.map(asidePlace),
  ];
}

/** Every spot of the board, once. */
export function placeIds(scene: MastersScene): string[] {
  const all = [
    ...scene.districts.map(({ place }) => place),
    ...scene.vampires.flatMap(sheetPlaces),
    ...cardsOf(scene).map(({ place }) => place),
    ...dicePlaces(scene.dice),
  ];
  return [...new Set(all)];
}
