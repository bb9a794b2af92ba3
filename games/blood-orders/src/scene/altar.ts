import type { Blocked } from "@coterie/kernel";
import type { Ritual } from "../content/pieces.js";
import { ALTAR, NONE } from "../state.js";
import { rulebook } from "../table.js";
import { capital } from "../words/en/english.js";
import { requiredOf } from "../words/en/play/ask-altar.js";
import { spaceHelp } from "../words/en/play/city.js";
import { type Look, tableOf, theSpace } from "../words/en/play/look.js";
import { reasonWords } from "../words/en/play/reasons.js";
import { requirementWords } from "../words/en/symbols.js";
import { cardAt } from "./cards.js";
import { ALTAR_PLACE, ritualPlace } from "./places.js";
import { tokenScenes } from "./tokens.js";
import type { AltarScene, MissingScene, OfferScene } from "./types.js";

/** BO-4.4: the Altar and its market, with what each Ritual asks of whoever looks. */

/** The question at the Altar says what it would not offer to this seat if it were asked now. */
function blockedFor(look: Look, seat: number): Blocked[] {
  const question = rulebook.questions[rulebook.stepCalled("altar.ritual").id];
  return question?.blocked?.(tableOf(look), seat, 0, 0, 0, 0, 0, 0) ?? [];
}

function missingFor(blocked: readonly Blocked[], card: Ritual): MissingScene | null {
  const why = blocked.find(({ action }) => action === `ritual:${card.id}`);
  if (why === undefined) return null;
  return { reason: why.reason, words: reasonWords(why) ?? why.reason };
}

/** For a spectator: as it is printed. */
const printedOffer = (card: Ritual): OfferScene => ({
  ...cardAt(ritualPlace(card.id), card),
  needs: requirementWords(card),
  isPossible: null,
  missing: null,
});

function offersTo(look: Look, seat: number): (card: Ritual) => OfferScene {
  const blocked = blockedFor(look, seat);
  return (card) => {
    const missing = missingFor(blocked, card);
    const needs = requiredOf(look, seat, card);
    return { ...cardAt(ritualPlace(card.id), card), needs, isPossible: missing === null, missing };
  };
}

export function altarScene(look: Look, seat: number | null): AltarScene {
  const { content, state } = look;
  const offer = seat === null ? printedOffer : offersTo(look, seat);
  return {
    place: ALTAR_PLACE,
    name: capital(theSpace(ALTAR)),
    text: spaceHelp[ALTAR],
    tokens: tokenScenes(look, ALTAR),
    market: state.market.map((ritual) =>
      ritual === NONE ? null : offer(content.rituals[ritual].card),
    ),
  };
}
