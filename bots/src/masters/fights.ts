import { agentsAt, isCrowd, type State, type Table } from "@coterie/masters-of-the-night";
import { bloodWorth, killsWorth } from "./vampires.js";
import { worth } from "./worth.js";

/** What the fight that is going on will still bring. */
export function fightWorth(s: State): number {
  if (s.fightAt < 0 || s.fighter < 0) return 0;
  const agents = s.fightDice > 0 ? s.fightDice : s.exposed[s.fightAt];
  return expectedFight(s, s.fighter, agents, s.fightByDay === 0);
}

/** MN-3.11: a crowd of agents finds the vampires there by day, and the lowest dice count. */
export function crowdWorth(g: Table, district: number): number {
  const s = g.state;
  const agents = agentsAt(s, district);
  if (agents === 0 || s.fightAt === district) return 0;
  const fighter = strongestAt(s, district);
  if (fighter < 0 || !isCrowd(g, district)) return 0;
  return worth.fightByDay * expectedFight(s, fighter, agents, false);
}

/** The vampire there with the most blood, or -1 if nobody is awake. */
function strongestAt(s: State, district: number): number {
  let strongest = -1;
  for (let v = 0; v < s.at.length; v++) {
    if (s.at[v] !== district || s.blood[v] === 0) continue;
    if (strongest < 0 || s.blood[v] > s.blood[strongest]) strongest = v;
  }
  return strongest;
}

/** MN-6.3, with the dice of the reserve: the best ones by night, the lowest ones by day. */
function expectedFight(s: State, fighter: number, agents: number, byNight: boolean): number {
  const dice = s.dice.slice();
  let kills = 0;
  let blood = s.blood[fighter];
  let used = 0;
  for (let n = 0; n < agents && blood > 0; n++) {
    const face = byNight ? highest(dice) : dice.findIndex((count) => count > 0);
    // The reserve is empty and will be rolled anew: nothing is known about it.
    if (face < 0) break;
    dice[face]--;
    used += worth.die[face];
    if (face + 1 >= 3) kills++;
    if (face + 1 <= 4) blood--;
  }
  const before = s.kills[fighter];
  const gain = killsWorth(before, before + kills) - kills * worth.agent;
  return gain + bloodWorth(blood) - bloodWorth(s.blood[fighter]) - used;
}

function highest(dice: readonly number[]): number {
  let face = dice.length - 1;
  while (face >= 0 && dice[face] === 0) face--;
  return face;
}
