import type { BloodKit, State } from "@coterie/blood-orders";
import type { Sight } from "../bot.js";
import { ORDERS, pileOf } from "./board.js";
import { type Desk, newDesk } from "./desk.js";
import type { Lore } from "./lore.js";
import { type Plan, plansOf } from "./plans.js";

/** What a player may be up to today, as everybody can work it out who sees the table. */
export interface Outlook {
  readonly desk: Desk;
  /** Most promising first; made when somebody asks for them. */
  plans(): readonly Plan[];
}

const known = new WeakMap<Sight<BloodKit>, Outlook[]>();

/** By seat; worked out once for a decision, because it hardly hangs on what is hidden. */
export function outlooksOf(lore: Lore, sight: Sight<BloodKit>): readonly Outlook[] {
  const before = known.get(sight);
  if (before !== undefined) return before;
  const world = sight.imagine();
  const outlooks = world.blood.map((_, seat) => outlookOf(lore, unplanned(lore, world), seat));
  known.set(sight, outlooks);
  return outlooks;
}

function outlookOf(lore: Lore, world: State, seat: number): Outlook {
  const desk = newDesk(lore, world, seat, () => 0);
  let plans: readonly Plan[] | undefined;
  return {
    desk,
    plans() {
      plans ??= plansOf(desk).sort((a, b) => b.promise - a.promise);
      return plans;
    },
  };
}

/** The same world before anybody planned: nobody's model may know how another has split a hand. */
function unplanned(lore: Lore, world: State): State {
  const s = lore.game.copy(world);
  s.tokens = [];
  s.planned = 0;
  for (let seat = 0; seat < s.hands.length; seat++) {
    for (const order of ORDERS) s.hands[seat].push(...pileOf(s, seat, order).splice(0));
    s.hands[seat].sort((a, b) => a - b);
  }
  return s;
}
