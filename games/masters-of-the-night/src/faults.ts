import type { Content } from "./content/content.js";
import { vampireCount } from "./rules/terms.js";
import { declaredState, IN_DECK, MINIONS, PLACED, POSITIONS, type State } from "./state.js";

/** Chapter 1 as a check: what must be true of every position. Used by the battery. */
export function faults(content: Content, s: State): string[] {
  const found: string[] = [];
  const expect = (good: boolean, message: () => string): void => {
    if (!good) found.push(message());
  };
  const count = vampireCount(s);
  const blood = sum(s.blood) + s.bloodSupply;
  const agents = sum(s.hidden) + sum(s.exposed) + s.agentReserve;
  const minions = sum(s.minions) + s.minionReserve;
  const inHand = s.combat === 0 && s.fightDie > 0 ? 1 : 0;
  const dice = sum(s.dice) + sum(s.aside) + inHand;
  expect(blood === 4 * count + 2, () => `MN-2.3: ${blood} blood in all`);
  expect(agents === content.trackers[count].agents, () => `MN-2.3: ${agents} agents in all`);
  expect(minions === MINIONS, () => `MN-2.2: ${minions} minions in all`);
  expect(dice === 2 * count, () => `MN-2.5: ${dice} dice in all`);
  expect(s.outcome !== 0 || s.veil !== 0, () => "MN-7.1: the veil is gone and the game goes on");
  // By the summary an emptied reserve is rolled only after all dice have been applied (MN-13).
  const rollsLater = inHand > 0 || (s.combat === 1 && s.fightAt >= 0);
  expect(s.outcome !== 0 || sum(s.dice) > 0 || rollsLater, () => "MN-6.5: no die is left");
  for (let v = 0; v < count; v++) {
    const twice = s.sigils[v] >= 0 && s.sigils.indexOf(s.sigils[v]) !== v;
    expect(!twice, () => `MN-5.11: two sigils at ${s.sigils[v]}`);
  }
  return [...declaredState.rangeErrors(content, s), ...found, ...cardFaults(s)];
}

function cardFaults(s: State): string[] {
  const found: string[] = [];
  const inDeck = s.relicAt.filter((at) => at === IN_DECK).length;
  if (inDeck !== s.relics.cards.length) found.push("MN-9.2: a relic is lost");
  if (s.events.cards.some((event) => s.goneEvents.includes(event)))
    found.push("MN-3.6: an event came back");
  if (s.relicAt.some((at) => at >= PLACED + POSITIONS)) found.push("a relic lies nowhere");
  return found;
}

function sum(counts: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i];
  return total;
}
