import { leftInDeck } from "../rules/cards.js";
import { CATACOMBS } from "../state.js";
import { capital } from "../words/en/english.js";
import { spaceHelp } from "../words/en/play/city.js";
import { type Look, theSpace } from "../words/en/play/look.js";
import { numberedCard } from "./cards.js";
import { CATACOMBS_PLACE, recruitPlace } from "./places.js";
import { tokenScenes } from "./tokens.js";
import type { CatacombsScene, RecruitScene } from "./types.js";

/** BO-4.5: the Catacombs, with the decks of Bleeders and Elders. */

const recruitScene = (look: Look, card: number): RecruitScene => ({
  ...numberedCard(look, card, recruitPlace),
  left: leftInDeck(look.content, look.state, card),
});

export function catacombsScene(look: Look): CatacombsScene {
  const { bleeder, elder } = look.content;
  return {
    place: CATACOMBS_PLACE,
    name: capital(theSpace(CATACOMBS)),
    text: spaceHelp[CATACOMBS],
    tokens: tokenScenes(look, CATACOMBS),
    decks: [recruitScene(look, bleeder), recruitScene(look, elder)],
  };
}
