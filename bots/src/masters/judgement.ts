import { type Game, topStepId } from "@coterie/kernel";
import { actionOf, type MastersKit } from "@coterie/masters-of-the-night";
import type { Judgement } from "../judgement.js";
import { chance } from "./chance.js";
import { mastersForesight } from "./foresight.js";
import { parts } from "./parts.js";
import { value } from "./value.js";

/** How a bot judges Masters of the Night: all vampires together, at the end of a vampire's turn. */
export function mastersJudgement(game: Game<MastersKit>): Judgement<MastersKit> {
  const nightAction = game.rulebook.stepCalled("night.act").id;
  const dayEffect = game.rulebook.stepCalled("day.next-district").id;
  const judgement: Judgement<MastersKit> = {
    value,
    chance,
    parts,
    // Everything else is asked in the middle of a fight, an event or an effect.
    isCalm({ state }) {
      const step = topStepId(state.agenda);
      return step === nightAction || step === dayEffect;
    },
    isSameTurn: ({ state }, began) =>
      topStepId(state.agenda) === nightAction &&
      state.active === began.active &&
      state.round === began.round &&
      state.trail.length === 0,
    // MN-5.9: with many relics there are hundreds of exchanges, and this judgement sees no use in one.
    ignores: ({ state }, option) =>
      topStepId(state.agenda) === nightAction && actionOf(option) === "exchange",
  };
  return { ...judgement, foresight: mastersForesight(game, judgement) };
}
