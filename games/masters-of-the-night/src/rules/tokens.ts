import { push } from "@coterie/kernel";
import { NOBODY } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { noteEntry } from "./entry.js";
import { gainKills } from "./kills.js";
import { happen } from "./standing.js";
import { agentsAt, chooser } from "./terms.js";

/** MN-1.5: agents and minions come from their reserve and go back to it; a moved one keeps its face. */

export type Face = "hidden" | "exposed";

/** Puts agents from the reserve into a district; gives back how many there were. */
export function placeAgents(
  g: Table,
  district: number,
  n: number,
  face: Face,
  byEvent: boolean,
  rule: string,
): number {
  const s = g.state;
  const placed = Math.min(n, s.agentReserve);
  if (placed === 0) return 0;
  if (byEvent) noteEntry(g, district, placed);
  s.agentReserve -= placed;
  s[face][district] += placed;
  g.tell?.({ fact: "agents-placed", rule, district, n: placed, side: face });
  happen(g, "agents-enter", NOBODY, district);
  return placed;
}

export function moveAgents(
  g: Table,
  face: Face,
  n: number,
  from: number,
  to: number,
  byEvent: boolean,
): void {
  const s = g.state;
  const moved = Math.min(n, s[face][from]);
  if (moved === 0 || from === to) return;
  if (byEvent) noteEntry(g, to, moved);
  s[face][from] -= moved;
  s[face][to] += moved;
  g.tell?.({ fact: "agents-moved", rule: "MN-1.5", from, to, n: moved, side: face });
  happen(g, "agents-enter", NOBODY, to);
}

/** Removed agents count for `killer`, if there is one; at once, unless they are counted later. */
export function removeAgents(
  g: Table,
  face: Face,
  n: number,
  district: number,
  killer: number,
  rule: string,
  countedLater = false,
): number {
  const s = g.state;
  const removed = Math.min(n, s[face][district]);
  if (removed === 0) return 0;
  s[face][district] -= removed;
  s.agentReserve += removed;
  g.tell?.({ fact: "agents-removed", rule, district, n: removed, side: face });
  if (killer !== NOBODY && !countedLater) gainKills(g, killer, removed, rule);
  happen(g, "agents-removed", killer, district);
  return removed;
}

export function exposeAgents(g: Table, district: number, n: number, rule: string): void {
  const s = g.state;
  const turned = Math.min(n, s.hidden[district]);
  if (turned === 0) return;
  s.hidden[district] -= turned;
  s.exposed[district] += turned;
  g.tell?.({ fact: "agents-exposed", rule, district, n: turned });
  happen(g, "agents-exposed", NOBODY, district);
}

export function hideAgents(g: Table, district: number, n: number): void {
  const s = g.state;
  const turned = Math.min(n, s.exposed[district]);
  if (turned === 0) return;
  s.exposed[district] -= turned;
  s.hidden[district] += turned;
  g.tell?.({ fact: "agents-hidden", rule: "MN-1.5", district, n: turned });
}

export function placeMinions(g: Table, district: number, n: number, rule: string): number {
  const s = g.state;
  const placed = Math.min(n, s.minionReserve);
  if (placed === 0) return 0;
  s.minionReserve -= placed;
  s.minions[district] += placed;
  g.tell?.({ fact: "minions-placed", rule, district, n: placed });
  happen(g, "minions-placed", NOBODY, district);
  return placed;
}

export function moveMinions(g: Table, n: number, from: number, to: number, rule: string): void {
  const s = g.state;
  const moved = Math.min(n, s.minions[from]);
  if (moved === 0 || from === to) return;
  s.minions[from] -= moved;
  s.minions[to] += moved;
  g.tell?.({ fact: "minions-moved", rule, from, to, n: moved });
}

export function removeMinions(g: Table, n: number, district: number, rule: string): number {
  const s = g.state;
  const removed = Math.min(n, s.minions[district]);
  if (removed === 0) return 0;
  s.minions[district] -= removed;
  s.minionReserve += removed;
  g.tell?.({ fact: "minions-removed", rule, district, n: removed });
  happen(g, "minions-removed", NOBODY, district);
  return removed;
}

/** MN-3.10: an agent replaced by a minion; without a minion in reserve it only goes. */
function replaceAgent(g: Table, face: Face, district: number, killer: number): void {
  if (removeAgents(g, face, 1, district, killer, "MN-3.10") === 0) return;
  placeMinions(g, district, 1, "MN-3.10");
}

/** What is done to agents of either face, one after the other. */
export const MOVE = 0;
export const REMOVE = 1;
export const REPLACE = 2;
export const EXPOSE_AND_MOVE = 3;

/**
 * Does something to n agents of a district, whatever their face. Where both faces are there and
 * not all are meant, the choosing seat says which (MN-1.7).
 */
export const handleAgents = rulebook.step(
  "tokens.agents",
  (g, what, n, from, to, killer, byEvent) => {
    const s = g.state;
    const count = Math.min(n, agentsAt(s, from));
    if (count === 0) return;
    const mixed = s.hidden[from] > 0 && s.exposed[from] > 0;
    if (mixed && count < agentsAt(s, from)) {
      push(g, faceQuestion, what, count, from, to, killer, byEvent);
      return;
    }
    push(g, handleAgents, what, count - 1, from, to, killer, byEvent);
    handleOne(g, s.hidden[from] > 0 ? "hidden" : "exposed", what, from, to, killer, byEvent);
  },
);

function handleOne(
  g: Table,
  face: Face,
  what: number,
  from: number,
  to: number,
  killer: number,
  byEvent: number,
): void {
  if (what === MOVE) moveAgents(g, face, 1, from, to, byEvent === 1);
  else if (what === EXPOSE_AND_MOVE) {
    if (face === "hidden") exposeAgents(g, from, 1, "MN-1.5");
    moveAgents(g, "exposed", 1, from, to, byEvent === 1);
  } else if (what === REMOVE) removeAgents(g, face, 1, from, killer, "MN-1.5");
  else replaceAgent(g, face, from, killer);
}

const HIDDEN = 0;
const EXPOSED = 1;

const faceQuestion = rulebook.question({
  name: "tokens.face",
  rule: "MN-1.7",
  seat: (g) => chooser(g.state),
  list(_g, options) {
    options.add(HIDDEN);
    options.add(EXPOSED);
  },
  answer(g, option, what, n, from, to, killer, byEvent) {
    push(g, handleAgents, what, n - 1, from, to, killer, byEvent);
    handleOne(g, option === HIDDEN ? "hidden" : "exposed", what, from, to, killer, byEvent);
  },
  key: (_g, option) => (option === HIDDEN ? "hidden" : "exposed"),
});
