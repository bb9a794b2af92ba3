import { drawTop, push, topStepId } from "@coterie/kernel";
import { NOBODY, NOWHERE } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { loseByDeck } from "./ending.js";
import { BY_GRID, fillDemand, HIDDEN_FACE } from "./fill.js";
import { happen, modified, STANDING_ROW } from "./standing.js";
import { chooser, vampireCount } from "./terms.js";
import { gainVeil, loseVeil } from "./veil.js";
import { effects } from "./verbs/effects.js";

/** MN-3.3 to MN-3.9: the event of the day. */

/** The veil from which on the tracker's high row is read (MN-3.4). */
export const HIGH_VEIL = 4;

export const revealEvent = rulebook.step("event.reveal", (g) => {
  const s = g.state;
  if (s.events.cards.length === 0) {
    loseByDeck(g);
    return;
  }
  s.event = drawTop(s.events);
  s.omen = -1;
  g.revealed = true;
  g.tell?.({ fact: "event-revealed", rule: "MN-3.3", event: s.event });
  const { red, grey } = agentsBrought(g, s.veil >= HIGH_VEIL ? "high" : "low");
  push(g, closeEvent);
  push(g, resolveText);
  push(g, placeGrey, grey[0], grey[1]);
  push(g, placeRed, red);
  happen(g, "event-revealed", NOBODY, NOWHERE);
});

/** How many agents an event brings while the veil is in a band, as the cards in play have it. */
export function agentsBrought(g: Table, band: "high" | "low"): { red: number; grey: number[] } {
  const { red, grey } = g.content.trackers[vampireCount(g.state)][band];
  const now = (name: "red" | "grey", base: number): number =>
    Math.max(0, modified(g, name, base, NOBODY, NOWHERE));
  // What changes the grey numbers changes only those that are there.
  return { red: now("red", red), grey: grey.map((n) => (n === 0 ? 0 : now("grey", n))) };
}

/** MN-3.4: red first. */
const placeRed = rulebook.step("event.red", (g, n) => {
  g.state.demand[g.content.events[g.state.event].card.grid.red] += n;
  push(g, fillDemand, HIDDEN_FACE, 1, BY_GRID);
});

/** MN-3.4: then grey; unequal numbers are allotted by the leader's player. */
const placeGrey = rulebook.step("event.grey", (g, first, second) => {
  if (first !== second) push(g, greyQuestion, first, second);
  else demandGrey(g, first, second);
});

const greyQuestion = rulebook.question({
  name: "event.more-grey",
  rule: "MN-3.4",
  seat: (g) => chooser(g.state),
  about: (g) => g.content.events[g.state.event].card.id,
  list(g, options) {
    for (const position of g.content.events[g.state.event].card.grid.grey) options.add(position);
  },
  answer(g, position, first, second) {
    const [one] = g.content.events[g.state.event].card.grid.grey;
    const more = Math.max(first, second);
    const less = Math.min(first, second);
    if (position === one) demandGrey(g, more, less);
    else demandGrey(g, less, more);
  },
  key: (g, position) => g.content.districts[g.state.city[position]].card.id,
});

function demandGrey(g: Table, first: number, second: number): void {
  const { grey } = g.content.events[g.state.event].card.grid;
  g.state.demand[grey[0]] += first;
  g.state.demand[grey[1]] += second;
  push(g, fillDemand, HIDDEN_FACE, 1, BY_GRID);
}

/** MN-3.6. */
const resolveText = rulebook.step("event.text", (g) => {
  const { effect } = g.content.events[g.state.event];
  effects.start(g, effect, g.state.leader, NOWHERE);
});

/** MN-3.6: the piece of the event whose text is still being applied: it does not leave before. -1 if none. */
export function unappliedCard(g: Table): number {
  const { event } = g.state;
  return event < 0 || topStepId(g.agenda) === closeEvent.id ? -1 : g.content.events[event].piece;
}

/** MN-3.8: gains first, then losses of the text, shortage, entry. Defeat is looked at afterwards. */
const closeEvent = rulebook.step("event.close", (g) => {
  const s = g.state;
  const { event } = s;
  const entry = entryLoss(g);
  if (!isInPlay(g, event) && !s.goneEvents.includes(event)) s.goneEvents.push(event);
  const { eventGain, eventLoss, eventShortage } = s;
  s.event = -1;
  s.omen = -1;
  s.eventGain = 0;
  s.eventLoss = 0;
  s.eventShortage = 0;
  s.entered.fill(0);
  gainVeil(g, eventGain, "MN-3.8");
  loseVeil(g, eventLoss, "MN-3.8", "text");
  loseVeil(g, eventShortage, "MN-3.5", "shortage");
  loseVeil(g, entry, "MN-3.7", "entry");
  g.tell?.({ fact: "event-ended", rule: "MN-3.6", event });
});

/** MN-3.7; §13: the summary counts every agent instead of every district. */
export function entryLoss(g: Table): number {
  const s = g.state;
  let loss = 0;
  for (let district = 0; district < s.entered.length; district++) {
    if (s.entered[district] === 0) continue;
    const each = Math.max(0, modified(g, "entry-loss", 1, NOBODY, district));
    loss += each * (s.entryLoss === 0 ? 1 : s.entered[district]);
  }
  return loss;
}

function isInPlay(g: Table, event: number): boolean {
  const { piece } = g.content.events[event];
  const { standing } = g.state;
  for (let i = 0; i < standing.length; i += STANDING_ROW) {
    if (g.content.standings[standing[i]].piece === piece) return true;
  }
  return false;
}
