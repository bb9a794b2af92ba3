import { POSITIONS, type State } from "../state.js";

/** Chapter 1: components and terms. */

/** MN-1.1: districts that share a side, by position of the 3 × 3 grid. */
export const neighbours: readonly (readonly number[])[] = Array.from(
  { length: POSITIONS },
  (_, position) => {
    const others = Array.from({ length: POSITIONS }, (_, other) => other);
    return others.filter((other) => distance(position, other) === 1);
  },
);

function distance(a: number, b: number): number {
  return Math.abs(rowOf(a) - rowOf(b)) + Math.abs(columnOf(a) - columnOf(b));
}

export function rowOf(position: number): number {
  return Math.floor(position / 3);
}

export function columnOf(position: number): number {
  return position % 3;
}

export function isAdjacent(a: number, b: number): boolean {
  return neighbours[a].includes(b);
}

export function isNear(a: number, b: number): boolean {
  return a === b || isAdjacent(a, b);
}

/** MN-1.4: V, the number of vampires in play. */
export function vampireCount(s: State): number {
  return s.vampires.length;
}

export function agentsAt(s: State, district: number): number {
  return s.hidden[district] + s.exposed[district];
}

/** MN-1.6, MN-10.3: a sigillated district always counts as having more minions. */
export function hasMoreMinions(s: State, district: number): boolean {
  return isSigillated(s, district) || s.minions[district] > agentsAt(s, district);
}

export function hasMoreAgents(s: State, district: number): boolean {
  return !isSigillated(s, district) && agentsAt(s, district) > s.minions[district];
}

export function isSigillated(s: State, district: number): boolean {
  return s.sigils.includes(district);
}

export function isDrained(s: State, vampire: number): boolean {
  return s.blood[vampire] === 0;
}

/** Whether a vampire that is not drained is there. */
export function hasAwake(s: State, district: number): boolean {
  for (let v = 0; v < s.at.length; v++) if (s.at[v] === district && s.blood[v] > 0) return true;
  return false;
}

/** MN-1.7: the seat of a choice that no rule assigns. */
export function chooser(s: State): number {
  return s.seatOf[s.night === 1 && s.active >= 0 ? s.active : s.leader];
}
