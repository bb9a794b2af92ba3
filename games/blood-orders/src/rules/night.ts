import { push } from "@coterie/kernel";
import { NIGHT, NONE } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { addCards, pileOf } from "./cards.js";
import { gain, moveFear } from "./goods.js";
import {
  decline,
  failAtFear,
  overcomesFear,
  pileSymbols,
  playersAt,
  takeToken,
  toTorpor,
} from "./piles.js";
import { happen, modified } from "./standing.js";
import { best } from "./terms.js";
import { gainVictim } from "./victims.js";

/** BO-5.7, BO-5.8: the Night of one Quarter. Those who fail the Fear test are out first. */
export const NIGHT_IN = rulebook.step("night", (g, quarter) => {
  push(g, askFrom, quarter, 0);
  // All are tested before anybody leaves.
  const failed = playersAt(g, NIGHT, quarter).filter(
    (seat) => !overcomesFear(g, seat, NIGHT, quarter),
  );
  for (const seat of failed) failAtFear(g, seat, NIGHT, quarter);
  for (const seat of failed) takeToken(g, seat, NIGHT);
});

/** The others, in stack order, may decline. `asked` have been asked and stay. */
const askFrom = rulebook.step("night.ask", (g, quarter, asked) => {
  const seat = playersAt(g, NIGHT, quarter)[asked];
  if (seat === undefined) push(g, decide, quarter);
  else push(g, stayQuestion, seat, quarter, asked);
});

const STAY = 1;
const DECLINE = 0;

const stayQuestion = rulebook.question({
  name: "night.stay",
  rule: "BO-5.8",
  seat: (_g, seat) => seat,
  list(_g, options) {
    options.add(STAY);
    options.add(DECLINE);
  },
  answer(g, option, seat, quarter, asked) {
    if (option === STAY) {
      push(g, askFrom, quarter, asked + 1);
      return;
    }
    push(g, askFrom, quarter, asked);
    decline(g, seat, NIGHT, quarter);
    takeToken(g, seat, NIGHT);
  },
  key: (_g, option) => (option === STAY ? "night" : "decline"),
  about(g, _seat, quarter) {
    const victim = g.state.victims[quarter];
    if (victim !== NONE) return g.content.victims[victim].card.id;
    return g.content.locations[g.state.locations[quarter]].card.id;
  },
});

const decide = rulebook.step("night.decide", (g, quarter) => {
  const seats = playersAt(g, NIGHT, quarter);
  if (seats.length === 0) return;
  push(g, tokensBack, quarter);
  if (seats.length === 1) takeNight(g, seats[0], quarter);
  else contest(g, seats, quarter);
});

/** A token stands in its Quarter until its Order has been resolved. */
const tokensBack = rulebook.step("night.tokens-back", (g, quarter) => {
  for (const seat of playersAt(g, NIGHT, quarter)) takeToken(g, seat, NIGHT);
});

/**
 * BO-5.8: most Night symbols; among those tied most cards; among those still tied most Influence;
 * still tied: every contestant loses, also those behind the tied.
 */
function contest(g: Table, seats: readonly number[], quarter: number): void {
  const symbols = (seat: number): number => pileSymbols(g, seat, NIGHT, quarter);
  const strengths = seats.map(symbols);
  g.tell?.({ fact: "contest", rule: "BO-5.8", space: quarter, seats, strengths });
  const bySymbols = best(seats, symbols);
  const byCards = best(bySymbols, (seat) => pileCards(g, seat, quarter));
  const left = best(byCards, (seat) => g.state.influence[seat]);
  const winner = left.length === 1 ? left[0] : NONE;
  if (winner === NONE) g.tell?.({ fact: "stalemate", rule: "BO-5.8", space: quarter, seats: left });
  for (const seat of seats) if (seat !== winner) loseContest(g, seat, quarter);
  if (winner === NONE) return;
  happen(g, "contest-won", winner, quarter);
  takeNight(g, winner, quarter);
}

function pileCards(g: Table, seat: number, quarter: number): number {
  return modified(g, "pile-cards", pileOf(g.state, seat, NIGHT).length, seat, quarter);
}

/** Losers take their piles back into the hand: nothing to feed. */
function loseContest(g: Table, seat: number, quarter: number): void {
  const cards = pileOf(g.state, seat, NIGHT).splice(0);
  addCards(g.state.hands[seat], cards);
  g.tell?.({ fact: "contest-lost", rule: "BO-5.8", seat, space: quarter, cards });
  happen(g, "contest-lost", seat, quarter);
}

/** BO-5.7: the Victim and all tokens of the Night space, and Fear as the die shows. */
function takeNight(g: Table, seat: number, quarter: number): void {
  const { victims, nightBlood, nightInfluence, dice } = g.state;
  const victim = victims[quarter];
  // Asked while the Victim is still there: a Ritual may speak of its class.
  const fear = Math.max(0, modified(g, "night-fear", dice[quarter], seat, quarter));
  g.tell?.({ fact: "night", rule: "BO-5.7", seat, space: quarter });
  toTorpor(g, seat, NIGHT, "BO-5.7");
  victims[quarter] = NONE;
  if (victim !== NONE) gainVictim(g, seat, victim, "BO-5.7");
  gain(g, seat, "blood", nightBlood[quarter], "BO-5.7");
  gain(g, seat, "influence", nightInfluence[quarter], "BO-5.7");
  nightBlood[quarter] = 0;
  nightInfluence[quarter] = 0;
  moveFear(g, seat, fear, "BO-5.7");
  happen(g, "night-done", seat, quarter);
}
