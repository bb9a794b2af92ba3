import { rollDie } from "@coterie/kernel";
import { FACES, NOBODY, NOWHERE } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { happen } from "./standing.js";
import { vampireCount } from "./terms.js";

/** MN-2.5, MN-6.5: the shared reserve of dice, counted by face. */

export function diceIn(counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < FACES; i++) sum += counts[i];
  return sum;
}

/** The faces that are counted, in rising order. */
export function facesOf(counts: readonly number[]): number[] {
  return counts.flatMap((n, i) => new Array<number>(n).fill(i + 1));
}

export function lowestDie(counts: readonly number[]): number {
  return 1 + counts.findIndex((count) => count > 0);
}

export function rollAll(g: Table, rule: string): void {
  const s = g.state;
  s.dice.fill(0);
  s.aside.fill(0);
  for (let i = 2 * vampireCount(s); i > 0; i--) s.dice[rollDie(s.chance, FACES) - 1]++;
  g.tell?.({ fact: "dice-rolled", rule, dice: facesOf(s.dice) });
  happen(g, "dice-rolled", NOBODY, NOWHERE);
}

/** Takes a die out of the reserve; it is in nobody's count until it is set aside. */
export function takeDie(g: Table, face: number): void {
  g.state.dice[face - 1]--;
}

export function setAside(g: Table, face: number): void {
  g.state.aside[face - 1]++;
}

/** MN-6.5: as soon as the reserve is empty all dice are rolled. */
export function refill(g: Table): void {
  if (diceIn(g.state.dice) === 0) rollAll(g, "MN-6.5");
}

/** Uses up a die for something other than a combat. */
export function spendDie(g: Table, face: number): void {
  takeDie(g, face);
  setAside(g, face);
  g.tell?.({ fact: "die-used", rule: "MN-6.5", face });
  refill(g);
}

/** MN-6.7: die values never leave 1–6. */
export function clampFace(face: number): number {
  return Math.max(1, Math.min(FACES, face));
}

export function turnDie(g: Table, from: number, to: number): void {
  const { dice } = g.state;
  const face = clampFace(to);
  if (dice[from - 1] === 0 || face === from) return;
  dice[from - 1]--;
  dice[face - 1]++;
  g.tell?.({ fact: "die-changed", rule: "MN-6.7", face: from, now: face });
}

/** Rolls one die of the reserve again. */
export function rerollDie(g: Table, face: number): void {
  const { dice, chance } = g.state;
  if (dice[face - 1] === 0) return;
  const now = rollDie(chance, FACES);
  dice[face - 1]--;
  dice[now - 1]++;
  g.tell?.({ fact: "die-changed", rule: "MN-6.5", face, now });
}

/** Rolls the dice of the reserve again, not those set aside. */
export function rerollReserve(g: Table): void {
  const { dice, chance } = g.state;
  const count = diceIn(dice);
  dice.fill(0);
  for (let i = 0; i < count; i++) dice[rollDie(chance, FACES) - 1]++;
  g.tell?.({ fact: "dice-rolled", rule: "MN-6.5", n: count, dice: facesOf(dice) });
}

export function returnDie(g: Table, face: number): void {
  const { dice, aside } = g.state;
  if (aside[face - 1] === 0) return;
  aside[face - 1]--;
  dice[face - 1]++;
  g.tell?.({ fact: "die-returned", rule: "MN-6.5", face });
}

/** The dice are rolled once at setup (MN-2.5). */
export const firstRoll = rulebook.step("dice.first-roll", (g) => {
  rollAll(g, "MN-2.5");
});
