import { type BloodKit, bloodOrders } from "@coterie/blood-orders";
import type { HintClaim, Kit } from "@coterie/kernel";
import type { MastersKit } from "@coterie/masters-of-the-night";
import { LOST, OPEN, type Verdict, WON } from "./solve.js";

/** How far a claim about answers goes: from where on, for whom, to win or not to lose. */
export type Bound<K extends Kit> = (
  began: K["State"],
  kind: HintClaim["kind"],
  seat: number,
) => Verdict<K>;

/**
 * MN-12.1, MN-12.2. A win must come in the same night. A loss that could not be avoided has come
 * when the next vampire acts after a whole day.
 */
export const mastersVerdict: Bound<MastersKit> = (began, kind) => (state) => {
  const { outcome, round, night, active } = state;
  if (outcome !== 0) return outcome === 1 ? WON : LOST;
  const isNextDay = round > began.round;
  if (kind === "win") return isNextDay ? OPEN : undefined;
  const isNextNight = night === 1 && active >= 0 && (isNextDay || began.night === 0);
  return isNextNight ? OPEN : undefined;
};

const SHARED = bloodOrders().outcomes.indexOf("shared") + 1;

/** BO-7.1, BO-7.2. The game is played to its end; a victory that is shared is neither won nor lost. */
export const bloodVerdict: Bound<BloodKit> =
  (_began, _kind, seat) =>
  ({ outcome, hands }) => {
    if (outcome === 0) return undefined;
    if (outcome !== SHARED) return outcome === seat + 1 ? WON : LOST;
    if (hands.length > 2) throw new Error("nobody can tell who of the players share");
    return OPEN;
  };
