import { type ChanceState, DICE, draw, push, type Run } from "@coterie/kernel";
import type { Content } from "./content/content.js";
import { declaredState } from "./declared-state.js";
import type { Fact } from "./facts.js";
import { dealAct, shuffled } from "./rules/act.js";
import { countDecks } from "./rules/cards.js";
import { DAY } from "./rules/day.js";
import { fillMarket } from "./rules/market.js";
import { quartersFor } from "./rules/terms.js";
import { type Setup, START } from "./setup.js";
import { MARKET_SIZE, ORDER_COUNT, type State } from "./state.js";
import type { BloodKit } from "./table.js";

/** Chapter 2: the table before the first Day. */
export function begin(
  content: Content,
  setup: Setup,
  chance: ChanceState,
  tell?: (fact: Fact) => void,
): State {
  const state = emptyTable(content, setup, chance);
  const run: Run<BloodKit> = { state, content, agenda: state.agenda, revealed: false };
  if (tell !== undefined) run.tell = tell;
  state.startPlayer =
    setup.start === "random" ? draw(state.chance, DICE, setup.players) : setup.start - 1;
  tell?.({ fact: "start-player", rule: "BO-2.3", seat: state.startPlayer });
  dealAct(run, "BO-2.1");
  state.ritualDeck = shuffled(run, content.acts[0].rituals);
  fillMarket(run, "BO-2.1");
  push(run, DAY);
  return state;
}

/** BO-2.3: what each player begins with. */
function emptyTable(
  content: Content,
  { players, trackKnownCards }: Setup,
  chance: ChanceState,
): State {
  const each = <T>(make: () => T): T[] => Array.from({ length: players }, make);
  const hands = each((): number[] => [
    ...new Array<number>(START.bleeders).fill(content.bleeder),
    ...new Array<number>(START.elders).fill(content.elder),
  ]);
  const sizes = {
    seat: players,
    quarter: quartersFor(players),
    order: ORDER_COUNT,
    commonCard: 2,
    marketSlot: MARKET_SIZE,
  };
  return declaredState.copy({
    ...declaredState.blank(sizes, chance),
    day: 1,
    decks: countDecks(content, hands.flat()),
    blood: each(() => START.blood),
    influence: each(() => START.influence),
    hands,
    tracked: trackKnownCards === true ? 1 : 0,
  });
}
