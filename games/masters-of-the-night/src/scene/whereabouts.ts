import type { Piece } from "../content/pieces.js";
import { type Look, positionOf, vampireOf } from "../words/en/play/look.js";
import { standingScene } from "./cards.js";
import {
  districtPlace,
  eventPlace,
  type PowerName,
  powerPlace,
  relicPlace,
  vampirePlace,
} from "./places.js";

/** Where a thing is on the board: one place or more, the most exact first, or none if it is not. */
export type Places = readonly string[];

export const atDistrict = (position: number): Places =>
  position < 0 ? [] : [districtPlace(position)];

export const atVampire = (vampire: number): Places => (vampire < 0 ? [] : [vampirePlace(vampire)]);

export const atDistrictCalled = (look: Look, id: string): Places =>
  atDistrict(positionOf(look, id));

export const atVampireCalled = (look: Look, id: string): Places => atVampire(vampireOf(look, id));

/** Held, placed or just drawn: a relic that has left the game lies nowhere. */
export function atRelicCalled({ content, state }: Look, id: string): Places {
  const relic = content.relics.findIndex(({ card }) => card.id === id);
  const isOpen = state.relicAt[relic] >= 0 || state.relics.cards.includes(relic);
  return relic >= 0 && isOpen ? [relicPlace(id)] : [];
}

/** Running, turned over, foreseen or staying. */
function atEventCalled(look: Look, id: string): Places {
  const { event, omen, events } = look.state;
  const place = eventPlace(id);
  const open = [event, omen, ...events.cards].map((card) => look.content.events[card]?.card.id);
  const isOpen = open.includes(id) || standingScene(look).some((card) => card.place === place);
  return isOpen ? [place] : [];
}

/** A lent ability belongs to a vampire that is not in play, and so lies nowhere. */
function atPowerOf(look: Look, id: string, power: PowerName): Places {
  const vampire = vampireOf(look, id);
  if (vampire < 0) return [];
  const lies = power === "sigil" ? atDistrict(look.state.sigils[vampire]) : [];
  return [...lies, powerPlace(vampire, power), vampirePlace(vampire)];
}

const powers: readonly PowerName[] = ["blood", "dark", "sigil"];

/** Where a piece lies whose part (`day`, `blood`, `use`, …) does something. */
export function atPiece(look: Look, piece: Piece, part: string): Places {
  switch (piece.kind) {
    case "district":
      return atDistrictCalled(look, piece.id);
    case "vampire":
      return atPowerOf(look, piece.id, powers.find((power) => power === part) ?? "sigil");
    case "relic":
      return atRelicCalled(look, piece.id);
    case "event":
      return atEventCalled(look, piece.id);
    case "tracker":
      return [];
  }
}
