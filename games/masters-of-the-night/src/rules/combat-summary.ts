import { push } from "@coterie/kernel";
import { FACES } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { loseBlood } from "./blood.js";
import { killsOf, woundsOf } from "./combat.js";
import { diceIn, lowestDie, refill, rollAll, setAside, takeDie } from "./dice.js";
import { gainKills } from "./kills.js";
import { isDrained } from "./terms.js";
import { removeAgents } from "./tokens.js";
import { openWindow } from "./window.js";

/**
 * §13: combat as the summary sheet reads it. All dice are picked, then applied together; one
 * fighter gets all kills after the last die; losses that it cannot bear are spread over others.
 */
export const pickDice = rulebook.step("combat.pick-dice", (g) => {
  const s = g.state;
  if (diceIn(s.picked) === s.fightDice) {
    push(g, applyDice);
    openWindow(g);
    return;
  }
  // The reserve ran out in the middle: the values picked so far are remembered.
  if (diceIn(s.dice) === 0) rollAll(g, "MN-13");
  push(g, pickDice);
  if (s.fightByDay === 1) pickOne(g, lowestDie(s.dice));
  else push(g, pickQuestion);
});

const pickQuestion = rulebook.question({
  name: "combat.pick-one-of-all",
  rule: "MN-13",
  seat: (g) => g.state.seatOf[g.state.fighter],
  list(g, options) {
    for (let face = 1; face <= FACES; face++) if (g.state.dice[face - 1] > 0) options.add(face);
  },
  answer: pickOne,
  key: (_g, face) => `die:${face}`,
});

function pickOne(g: Table, face: number): void {
  takeDie(g, face);
  setAside(g, face);
  g.state.picked[face - 1]++;
  g.tell?.({ fact: "die-picked", rule: "MN-13", vampire: g.state.fighter, face });
}

const applyDice = rulebook.step("combat.apply-dice", (g) => {
  const s = g.state;
  let kills = 0;
  let wounds = 0;
  for (let face = 1; face <= FACES; face++) {
    const n = s.picked[face - 1];
    kills += n * killsOf(face);
    wounds += n * woundsOf(g, face);
  }
  s.picked.fill(0);
  s.fightDice = 0;
  const own = Math.min(wounds, s.blood[s.fighter]);
  s.wounds = wounds - own;
  push(g, rollAfter);
  push(g, spreadWounds);
  const removed = removeAgents(g, "exposed", kills, s.fightAt, s.fighter, "MN-13", true);
  gainKills(g, s.fighter, s.fightKills + removed, "MN-13");
  s.fightKills = 0;
  loseBlood(g, s.fighter, own, "MN-13");
});

/** A reserve emptied by the last pick is rolled after the dice have been applied. */
const rollAfter = rulebook.step("combat.roll-after", refill);

/** What nobody can bear is ignored. */
const spreadWounds = rulebook.step("combat.spread-wounds", (g) => {
  const s = g.state;
  const able = bearers(g);
  if (s.wounds === 0 || able.length === 0) {
    s.wounds = 0;
    return;
  }
  push(g, spreadWounds);
  if (able.length === 1) bearWound(g, able[0]);
  else push(g, bearQuestion);
});

function bearers(g: Table): number[] {
  const s = g.state;
  return s.at.flatMap((at, v) => {
    const able = at === s.fightAt && v !== s.fighter && !isDrained(s, v);
    return able ? [v] : [];
  });
}

function bearWound(g: Table, vampire: number): void {
  g.state.wounds--;
  loseBlood(g, vampire, 1, "MN-13");
}

const bearQuestion = rulebook.question({
  name: "combat.bear-wound",
  rule: "MN-13",
  seat: anotherPlayer,
  list(g, options) {
    for (const vampire of bearers(g)) options.add(vampire);
  },
  answer: bearWound,
  key: (g, vampire) => g.content.vampires[g.state.vampires[vampire]].card.id,
});

/** §13: the leader's player, or the next seat in turn order if that player owns the fighter. */
function anotherPlayer(g: Table): number {
  const { seatOf, leader, fighter } = g.state;
  for (let i = 0; i < seatOf.length; i++) {
    const seat = seatOf[(leader + i) % seatOf.length];
    if (seat !== seatOf[fighter]) return seat;
  }
  return seatOf[fighter];
}
