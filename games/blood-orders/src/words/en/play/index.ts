import type { GameShow } from "@coterie/kernel";
import type { BloodOrders } from "../../../game.js";
import type { State } from "../../../state.js";
import type { BloodKit } from "../../../table.js";
import { endingWords, outcomeWords } from "./ending.js";
import { factWords } from "./facts.js";
import { optionWords, questionWords } from "./kinds.js";
import { type Look, seatName } from "./look.js";
import { picture } from "./picture.js";
import { blockedWords, reasonWords } from "./reasons.js";
import { setupWords } from "./setup.js";
import { talliesOf } from "./tallies/index.js";

/** A running game in plain words. What has none is shown by its key, so that it stops no game. */
export function playWords({ content }: BloodOrders): GameShow<BloodKit> {
  const look = (state: State): Look => ({ content, state });
  const names = new Map(content.pieces.map(({ id, name }) => [id, name]));
  return {
    picture: (state, audience) => picture(look(state), audience),
    seat: (_state, seat) => seatName(seat),
    question: (state, question) =>
      questionWords(look(state), question) ?? { ask: question.kind, why: "" },
    about: ({ about }) => names.get(about ?? ""),
    option: (state, question, key) =>
      optionWords(look(state), question, key) ?? { group: "", words: key },
    reason: (_state, reason) => reasonWords(reason) ?? reason.reason,
    blocked: (state, blocked) => blockedWords(look(state), blocked),
    fact: (state, fact) => factWords(look(state), fact),
    outcome: outcomeWords,
    ending: (state, facts) => endingWords(look(state), facts),
    tallies: (state, facts) => talliesOf(look(state), facts),
    setup: setupWords,
  };
}

export { setupFields } from "./setup.js";
