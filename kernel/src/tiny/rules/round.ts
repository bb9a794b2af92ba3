import { push } from "../../index.js";
import { book } from "./book.js";
import { DRAW_UP } from "./draw-up.js";
import { finish, leader } from "./ending.js";
import { OFFERING } from "./offering.js";
import { WIND } from "./wind.js";

/** 1.2 A round is wind, offering (with the winner's turn) and drawing up. */
export const ROUND = book.step("round", (run) => {
  const { state } = run;
  if (state.round === state.rounds) {
    finish(run, leader(state.glows));
    return;
  }
  state.round++;
  // The last to be pushed is the first to run.
  push(run, ROUND);
  push(run, DRAW_UP);
  push(run, OFFERING);
  push(run, WIND);
});
