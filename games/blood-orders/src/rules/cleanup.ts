import { push } from "@coterie/kernel";
import { ALTAR, DAYS, NEW_BLOOD, NONE, ORDER_COUNT, TOKEN_ROW } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { NEW_ACT } from "./act.js";
import { addCards, pileOf } from "./cards.js";
import { DAY } from "./day.js";
import { resetDice } from "./dice.js";
import { FEEDING } from "./feeding.js";
import { SCORING } from "./scoring.js";
import { isLastDayOfAct, playerCount, quarterCount } from "./terms.js";
import { drawVictim, placeVictim } from "./victims.js";

/** Chapter 6, in its order: 6.1 (Days 3 and 6), 6.2, 6.3, 6.4 (the other Days), 6.5. */
export const CLEANUP = rulebook.step("cleanup", (g) => {
  const { day } = g.state;
  const isLast = day === DAYS;
  // The last to be pushed is the first to run.
  push(g, isLast ? SCORING : NEXT_DAY);
  if (!isLastDayOfAct(day)) push(g, REFILL);
  push(g, FEEDING);
  push(g, TOKENS_BACK);
  if (isLastDayOfAct(day) && !isLast) push(g, NEW_ACT);
});

/** BO-6.2: tokens come back from the Altar and Catacombs, piles under them to the hand, unfed. */
const TOKENS_BACK = rulebook.step("cleanup.tokens-back", (g) => {
  const { state } = g;
  for (let seat = 0; seat < playerCount(state); seat++) pilesBack(g, seat);
  state.tokens = [];
  state.planned = 0;
  state.revealed = 0;
  state.used = [];
  state.boosts.fill(0);
});

/** All piles of a player in one fact: which token was where is never told (BO-8.2). */
function pilesBack(g: Table, seat: number): void {
  const { state } = g;
  const cards: number[] = [];
  for (let order = 0; order < ORDER_COUNT; order++) {
    addCards(cards, pileOf(state, seat, order).splice(0));
  }
  addCards(state.hands[seat], cards);
  addCards(state.hands[seat], state.sure[seat].splice(0));
  if (hasTokenAway(state.tokens, seat)) {
    g.tell?.({ fact: "piles-back", rule: "BO-6.2", seat, cards });
  }
}

function hasTokenAway(tokens: readonly number[], seat: number): boolean {
  for (let i = 0; i < tokens.length; i += TOKEN_ROW) {
    if (tokens[i] === seat && tokens[i + 1] >= ALTAR) return true;
  }
  return false;
}

/** BO-6.4: Quarters that kept their Victim get a little, the others a new one and its loot. */
const REFILL = rulebook.step("cleanup.refill", (g) => {
  for (let quarter = 0; quarter < quarterCount(g.state); quarter++) refill(g, quarter);
  resetDice(g, "BO-6.4");
});

function refill(g: Table, quarter: number): void {
  if (g.state.victims[quarter] !== NONE) {
    addLoot(g, quarter, 1, 1);
    return;
  }
  const victim = drawVictim(g);
  if (victim === NONE) return;
  placeVictim(g, quarter, victim, "BO-6.4");
  addLoot(g, quarter, NEW_BLOOD, g.content.victims[victim].card.cost);
}

function addLoot(g: Table, quarter: number, blood: number, influence: number): void {
  g.state.nightBlood[quarter] += blood;
  g.state.nightInfluence[quarter] += influence;
  const loot = { fact: "night-space", rule: "BO-6.4", space: quarter } as const;
  if (blood > 0) g.tell?.({ ...loot, what: "blood", n: blood, now: g.state.nightBlood[quarter] });
  if (influence > 0) {
    g.tell?.({ ...loot, what: "influence", n: influence, now: g.state.nightInfluence[quarter] });
  }
}

/** BO-6.5: the Day marker moves on, the start player marker passes to the left. */
const NEXT_DAY = rulebook.step("cleanup.next-day", (g) => {
  const { state } = g;
  // Rituals answer to the feeding, too, and that is still of this Day.
  state.setOff = [];
  state.boosts.fill(0);
  state.day++;
  state.startPlayer = (state.startPlayer + 1) % playerCount(state);
  g.tell?.({ fact: "start-player", rule: "BO-6.5", seat: state.startPlayer });
  push(g, DAY);
});
