import { push } from "../../index.js";
import { ACTIONS, actionAt, keyOfAction, optionsOf } from "./actions.js";
import { book } from "./book.js";

const ACTIONS_PER_TURN = 2;

/** 4 The winner of the offering takes two actions. */
const ACT = book.question({
  name: "turn.act",
  rule: "4",
  seat: (_run, seat) => seat,
  list(run, options, seat) {
    for (const action of ACTIONS) {
      if (action.prevents(run.state, seat) === undefined) optionsOf(action, run, options, seat);
    }
  },
  answer(run, option, seat, left) {
    const { action, detail } = actionAt(option);
    if (left > 1 && !action.ends) push(run, ACT, seat, left - 1);
    action.act(run, seat, detail);
  },
  key: (run, option, seat) => keyOfAction(run, option, seat),
  blocked: (run, seat) =>
    ACTIONS.flatMap((action) => {
      const reason = action.prevents(run.state, seat);
      return reason === undefined ? [] : [{ action: action.name, rule: action.rule, reason }];
    }),
  warning(run, option, seat) {
    const isLastOil = actionAt(option).action.name === "relight" && run.state.oil[seat] === 1;
    return isLastOil ? { reason: "last-oil", rule: "4.2" } : undefined;
  },
});

export const TURN = book.step("turn", (run, seat) => push(run, ACT, seat, ACTIONS_PER_TURN));
