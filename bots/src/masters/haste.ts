import { type Game, type Run, topStepId } from "@coterie/kernel";
import { actionOf, companyOf, type MastersKit } from "@coterie/masters-of-the-night";
import type { Judgement } from "../judgement.js";

/** A few minions are taken along, or all of them. */
const A_FEW = 1;

/**
 * The same judgement, leaving out more: while a game is played on, what hardly ever matters costs as
 * much as what does.
 */
export function inHaste(
  game: Game<MastersKit>,
  judgement: Judgement<MastersKit>,
): Judgement<MastersKit> {
  const dayEffect = game.rulebook.stepCalled("day.next-district").id;
  const nightAction = game.rulebook.stepCalled("night.act").id;
  return {
    ...judgement,
    ignores(run, option) {
      const step = topStepId(run.state.agenda);
      if (step === dayEffect) return isOpenBefore(run, option);
      if (step === nightAction && isOddCompany(run, option)) return true;
      return judgement.ignores?.(run, option) === true;
    },
  };
}

/** MN-3.2: the order of the day effects hardly matters; they are resolved as they lie. */
function isOpenBefore({ state, content }: Run<MastersKit>, position: number): boolean {
  for (let other = 0; other < position; other++) {
    const isDone = (state.dayDone & (1 << other)) !== 0;
    if (!isDone && content.districts[state.city[other]].day >= 0) return true;
  }
  return false;
}

/** MN-5.1: neither a few minions nor all of them. */
function isOddCompany({ state }: Run<MastersKit>, option: number): boolean {
  if (actionOf(option) !== "move") return false;
  const company = companyOf(option);
  return company > A_FEW && company < state.minions[state.at[state.active]];
}
