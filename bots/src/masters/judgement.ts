import { type Game, topStep } from "@coterie/kernel";
import type { MastersKit } from "@coterie/masters-of-the-night";
import type { Judgement } from "../judgement.js";
import { value } from "./value.js";

export function mastersJudgement(game: Game<MastersKit>): Judgement<MastersKit> {
  const act = game.rulebook.idOf("night.act");
  const day = game.rulebook.idOf("day.next-district");
  return {
    value,
    isCalm: ({ state }) => {
      const step = topStep(state.agenda);
      return step === act || step === day;
    },
    isSameTurn: ({ state }, began) =>
      topStep(state.agenda) === act &&
      state.active === began.active &&
      state.round === began.round &&
      state.trail.length === 0,
  };
}
