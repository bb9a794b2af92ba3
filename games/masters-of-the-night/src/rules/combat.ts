import { push } from "@coterie/kernel";
import { FACES, NOBODY } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { loseBlood } from "./blood.js";
import { pickDice } from "./combat-summary.js";
import { lowestDie, refill, setAside, takeDie } from "./dice.js";
import { happen, isBanned, modified } from "./standing.js";
import { chooser, isDrained } from "./terms.js";
import { exposeAgents, removeAgents, removeMinions } from "./tokens.js";
import { openWindow } from "./window.js";

/** Chapter 6: combat, as the rulebook reads it. What the summary sheet changes: combat-summary.ts. */

/** MN-6.1: by night the vampire who acted fights. */
export function startNightCombat(g: Table, district: number, fighter: number, rule: string): void {
  beginCombat(g, district, false, rule);
  g.state.fighter = fighter;
  push(g, sacrifice);
}

/** MN-6.1: by day all agents are exposed first; the players choose who begins. */
export function startDayCombat(g: Table, district: number, rule: string): void {
  const able = awakeAt(g, district);
  if (able.length === 0 || g.state.hidden[district] + g.state.exposed[district] === 0) return;
  beginCombat(g, district, true, rule);
  exposeAgents(g, district, g.state.hidden[district], "MN-6.1");
  push(g, sacrifice);
  if (able.length === 1) g.state.fighter = able[0];
  else push(g, firstQuestion);
}

function beginCombat(g: Table, district: number, byDay: boolean, rule: string): void {
  const s = g.state;
  s.fightAt = district;
  s.fightByDay = byDay ? 1 : 0;
  s.fighter = NOBODY;
  g.tell?.({ fact: "fight-began", rule, district });
}

function awakeAt(g: Table, district: number): number[] {
  const s = g.state;
  return s.at.flatMap((at, v) => (at === district && !isDrained(s, v) ? [v] : []));
}

function vampireId(g: Table, vampire: number): string {
  return g.content.vampires[g.state.vampires[vampire]].card.id;
}

const firstQuestion = rulebook.question({
  name: "combat.first-fighter",
  rule: "MN-6.1",
  seat: (g) => chooser(g.state),
  list(g, options) {
    for (const vampire of awakeAt(g, g.state.fightAt)) options.add(vampire);
  },
  answer(g, vampire) {
    g.state.fighter = vampire;
  },
  key: vampireId,
});

/** MN-6.2: the first fighter may give up minions, each with one exposed agent. */
const sacrifice = rulebook.step("combat.sacrifice", (g) => {
  const s = g.state;
  happen(g, "fight-begins", s.fighter, s.fightAt);
  push(g, countDice);
  if (mayGiveUp(g) > 0) push(g, sacrificeQuestion);
});

function mayGiveUp(g: Table): number {
  const s = g.state;
  if (isBanned(g, "sacrifice", s.fighter, s.fightAt)) return 0;
  return Math.min(s.minions[s.fightAt], s.exposed[s.fightAt]);
}

const sacrificeQuestion = rulebook.question({
  name: "combat.give-up-minions",
  rule: "MN-6.2",
  seat: (g) => g.state.seatOf[g.state.fighter],
  list(g, options) {
    for (let n = mayGiveUp(g); n >= 0; n--) options.add(n);
  },
  answer(g, n) {
    const { fightAt, fighter } = g.state;
    if (n === 0) return;
    g.tell?.({ fact: "minions-sacrificed", rule: "MN-6.2", vampire: fighter, n });
    removeMinions(g, n, fightAt, "MN-6.2");
    // §13: in the summary reading all kills count after the last die.
    const later = g.state.combat === 1;
    const removed = removeAgents(g, "exposed", n, fightAt, fighter, "MN-6.2", later);
    if (later) g.state.fightKills += removed;
  },
  key: (_g, n) => `minions:${n}`,
});

/** MN-6.3: as many dice as exposed agents are then left. */
const countDice = rulebook.step("combat.dice", (g) => {
  const s = g.state;
  s.fightDice = s.exposed[s.fightAt];
  push(g, endCombat);
  push(g, s.combat === 0 ? nextDie : pickDice);
});

const nextDie = rulebook.step("combat.next-die", (g) => {
  const s = g.state;
  if (s.fightDice === 0 || s.exposed[s.fightAt] === 0) return;
  if (isDrained(s, s.fighter)) {
    succeed(g);
    return;
  }
  push(g, nextDie);
  push(g, applyDie);
  if (s.fightByDay === 1) pickDie(g, lowestDie(s.dice));
  else push(g, pickQuestion);
});

/** MN-6.6: another vampire takes over; with none left the combat ends, dice unused. */
function succeed(g: Table): void {
  const able = awakeAt(g, g.state.fightAt);
  if (able.length === 0) return;
  push(g, nextDie);
  if (able.length === 1) takeOver(g, able[0]);
  else push(g, successorQuestion);
}

function takeOver(g: Table, vampire: number): void {
  g.state.fighter = vampire;
  g.tell?.({ fact: "fighter-changed", rule: "MN-6.6", vampire });
}

const successorQuestion = rulebook.question({
  name: "combat.successor",
  rule: "MN-6.6",
  seat: (g) => chooser(g.state),
  list(g, options) {
    for (const vampire of awakeAt(g, g.state.fightAt)) options.add(vampire);
  },
  answer: takeOver,
  key: vampireId,
});

/** MN-6.3: by night any die of the reserve; the player of the vampire that fights at that moment picks it. */
const pickQuestion = rulebook.question({
  name: "combat.pick-die",
  rule: "MN-6.3",
  seat: (g) => g.state.seatOf[g.state.fighter],
  list(g, options) {
    for (let face = 1; face <= FACES; face++) if (g.state.dice[face - 1] > 0) options.add(face);
  },
  answer: pickDie,
  key: (_g, face) => `die:${face}`,
});

function pickDie(g: Table, face: number): void {
  const s = g.state;
  takeDie(g, face);
  s.fightDie = face;
  g.tell?.({ fact: "die-picked", rule: "MN-6.3", vampire: s.fighter, face });
  openWindow(g);
}

/** How many agents a die removes: 3–6 one, 1–2 none. */
export function killsOf(face: number): number {
  return face >= 3 ? 1 : 0;
}

/** How much blood a die costs the fighter: 1–4 one, 5–6 none. */
export function woundsOf(g: Table, face: number): number {
  const s = g.state;
  return Math.max(0, modified(g, "wound", face <= 4 ? 1 : 0, s.fighter, s.fightAt, face));
}

/** MN-6.3, MN-6.4: the kill counts for the fighter also when the same die drains it. */
const applyDie = rulebook.step("combat.apply-die", (g) => {
  const s = g.state;
  const { fighter, fightAt, fightDie: face } = s;
  s.fightDice--;
  s.fightDie = 0;
  setAside(g, face);
  g.tell?.({ fact: "die-used", rule: "MN-6.3", vampire: fighter, face });
  removeAgents(g, "exposed", killsOf(face), fightAt, fighter, "MN-6.4");
  loseBlood(g, fighter, woundsOf(g, face), "MN-6.3");
  refill(g);
});

/** MN-6.7: survivors stay exposed. */
const endCombat = rulebook.step("combat.end", (g) => {
  const s = g.state;
  const { fighter, fightAt } = s;
  g.tell?.({ fact: "fight-ended", rule: "MN-6.7", district: fightAt, n: s.exposed[fightAt] });
  s.fightAt = -1;
  s.fighter = NOBODY;
  s.fightByDay = 0;
  s.fightDice = 0;
  happen(g, "fight-ends", fighter, fightAt);
});
