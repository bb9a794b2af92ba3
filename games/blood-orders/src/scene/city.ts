import { NONE } from "../state.js";
import { type Look, quarterName, quarters } from "../words/en/play/look.js";
import { cardAt, numberedCard } from "./cards.js";
import { locationPlace, nightPlace, quarterPlace, victimPlace } from "./places.js";
import { contestants, tokenScenes } from "./tokens.js";
import type { CardScene, QuarterScene } from "./types.js";

/** The Quarters with all that lies in them. */

function victimIn(look: Look, quarter: number): CardScene | null {
  const victim = look.state.victims[quarter];
  return victim === NONE ? null : numberedCard(look, victim, () => victimPlace(quarter));
}

function quarterScene(look: Look, quarter: number): QuarterScene {
  const { content, state } = look;
  const { card } = content.locations[state.locations[quarter]];
  return {
    place: quarterPlace(quarter),
    name: quarterName(quarter),
    location: cardAt(locationPlace(quarter), card),
    victim: victimIn(look, quarter),
    night: {
      place: nightPlace(quarter),
      blood: state.nightBlood[quarter],
      influence: state.nightInfluence[quarter],
    },
    die: state.dice[quarter],
    tokens: tokenScenes(look, quarter),
    contestants: contestants(look, quarter),
  };
}

export const quarterScenes = (look: Look): QuarterScene[] =>
  quarters(look).map((quarter) => quarterScene(look, quarter));
