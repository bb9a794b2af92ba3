import { type Blocked, type Options, push } from "@coterie/kernel";
import { orders } from "../content/language.js";
import { ALTAR, CATACOMBS, NOWHERE, ORDER_COUNT, SPACES, type State } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { ALTAR_VISIT } from "./altar.js";
import { CATACOMBS_VISIT } from "./catacombs.js";
import { dailyBlocked, dailyRituals, useDaily } from "./daily.js";
import { gain, moveFear } from "./goods.js";
import { happen, modified } from "./standing.js";
import { isPlaced, playerCount, quarterCount } from "./terms.js";

/** Chapter 4: in turns, clockwise from the start player, three rounds. */

/** An option is a place (Order and space), the end of the turn, so much Fear, or a Ritual. */
const PLACES = ORDER_COUNT * SPACES.length;
const END = PLACES;
const SCAVENGE = 100;
const USE = 1000;

export const ORDERS = rulebook.step("orders", (g, turn) => {
  const players = playerCount(g.state);
  if (turn === players * ORDER_COUNT) return;
  push(g, ORDERS, turn + 1);
  push(g, turnQuestion, (g.state.startPlayer + turn) % players);
});

const turnQuestion = rulebook.question({
  name: "orders.turn",
  rule: "BO-4.1",
  seat: (_g, seat) => seat,
  list(g, options, seat, hasPlaced, hasScavenged) {
    if (hasPlaced === 0) listPlaces(g.state, options, seat);
    else options.add(END);
    if (hasScavenged === 0) {
      for (let n = 1; n <= fearRoom(g, seat); n++) options.add(SCAVENGE + n);
    }
    for (const ritual of dailyRituals(g, seat)) {
      if (dailyBlocked(g, seat, ritual) === undefined) options.add(USE + ritual);
    }
  },
  answer(g, option, seat, hasPlaced, hasScavenged) {
    if (option === END) return;
    if (option < END) {
      push(g, turnQuestion, seat, 1, hasScavenged);
      place(g, seat, Math.floor(option / SPACES.length), option % SPACES.length);
    } else if (option < USE) {
      push(g, turnQuestion, seat, hasPlaced, 1);
      scavenge(g, seat, option - SCAVENGE);
    } else {
      push(g, turnQuestion, seat, hasPlaced, hasScavenged);
      useDaily(g, seat, option - USE);
    }
  },
  key(g, option) {
    if (option === END) return "end";
    if (option < END) return placeKey(option);
    if (option < USE) return `scavenge:${option - SCAVENGE}`;
    return `use:${g.content.rituals[option - USE].card.id}`;
  },
  blocked: (g, seat, hasPlaced, hasScavenged) => [
    ...turnBlocked(g, seat, hasPlaced, hasScavenged),
    ...dailyRituals(g, seat).flatMap((ritual) => {
      const why = dailyBlocked(g, seat, ritual);
      const action = `use:${g.content.rituals[ritual].card.id}`;
      return why === undefined ? [] : [{ action, ...why }];
    }),
  ],
});

function placeKey(option: number): string {
  const order = orders[Math.floor(option / SPACES.length)];
  return `place:${order}:${SPACES[option % SPACES.length]}`;
}

/** BO-4.1: any unplaced token, on any space in play; nothing is ever blocked. */
function listPlaces(s: State, options: Options, seat: number): void {
  for (let order = 0; order < ORDER_COUNT; order++) {
    if (isPlaced(s, seat, order)) continue;
    for (let space = 0; space < SPACES.length; space++) {
      if (space >= ALTAR || space < quarterCount(s)) {
        options.add(order * SPACES.length + space);
      }
    }
  }
}

function turnBlocked(g: Table, seat: number, hasPlaced: number, hasScavenged: number): Blocked[] {
  const blocked: Blocked[] = [];
  if (hasPlaced === 0) blocked.push({ action: "end", reason: "place-first", rule: "BO-4.1" });
  else blocked.push({ action: "place", reason: "one-token-a-turn", rule: "BO-4.1" });
  if (hasScavenged === 1) {
    blocked.push({ action: "scavenge", reason: "once-a-turn", rule: "BO-4.3" });
  } else if (fearRoom(g, seat) === 0) {
    blocked.push({ action: "scavenge", reason: "at-upper-end", rule: "BO-4.3" });
  }
  return blocked;
}

function place(g: Table, seat: number, order: number, space: number): void {
  g.state.tokens.push(seat, space, order);
  g.tell?.({ fact: "placed", rule: "BO-4.1", seat, space, order });
  if (space === ALTAR) push(g, ALTAR_VISIT, seat);
  if (space === CATACOMBS) push(g, CATACOMBS_VISIT, seat);
}

function fearRoom(g: Table, seat: number): number {
  return g.content.fearTrack.length - g.state.fear[seat];
}

/** BO-4.3: Fear for Blood. */
function scavenge(g: Table, seat: number, n: number): void {
  const blood = Math.max(0, modified(g, "scavenge", n, seat, NOWHERE));
  g.tell?.({ fact: "scavenged", rule: "BO-4.3", seat, n });
  moveFear(g, seat, n, "BO-4.3");
  gain(g, seat, "blood", blood, "BO-4.3");
  happen(g, "scavenged", seat, NOWHERE);
}
