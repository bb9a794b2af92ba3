import { push } from "@coterie/kernel";
import { NOBODY, NOWHERE, POSITIONS } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { startDayCombat } from "./combat.js";
import { revealEvent } from "./event.js";
import { beginNight } from "./night.js";
import { happen, modified } from "./standing.js";
import { agentsAt, chooser, hasAwake, vampireCount } from "./terms.js";
import { effects } from "./verbs/effects.js";

/** Chapter 3: the day, but for the event (event.ts). */

export const beginRound = rulebook.step("round.begin", (g) => {
  const s = g.state;
  s.round++;
  s.night = 0;
  s.active = NOBODY;
  s.dayDone = 0;
  s.hunted = 0;
  s.usedPieces = [];
  g.tell?.({ fact: "round-began", rule: "MN-4.4", n: s.round });
  if (s.round > 1) passLead(g);
  push(g, beginNight);
  push(g, huntByDay);
  push(g, revealEvent);
  push(g, districtEffects);
  happen(g, "dawn", NOBODY, NOWHERE);
});

/** MN-3.1. */
function passLead(g: Table): void {
  const s = g.state;
  s.leader = (s.leader + 1) % vampireCount(s);
  g.tell?.({ fact: "lead-passed", rule: "MN-3.1", vampire: s.leader });
}

/** MN-3.2: every day effect gets exactly one slot, in the order that the leader's player chooses. */
export const districtEffects = rulebook.step("day.districts", (g) => {
  const open = openSlots(g);
  if (open.length === 0) return;
  push(g, districtEffects);
  if (open.length === 1) resolveSlot(g, open[0]);
  else push(g, slotQuestion);
});

function wouldChange(g: Table, position: number): boolean {
  const { day } = g.content.districts[g.state.city[position]];
  return effects.would(g, day, { self: g.state.leader, place: position, bound: [0, 0, 0, 0] });
}

function openSlots(g: Table): number[] {
  const { city, dayDone } = g.state;
  const open: number[] = [];
  for (let position = 0; position < POSITIONS; position++) {
    if ((dayDone & (1 << position)) === 0 && g.content.districts[city[position]].day >= 0) {
      open.push(position);
    }
  }
  return open;
}

function resolveSlot(g: Table, position: number): void {
  const s = g.state;
  const { day, piece } = g.content.districts[s.city[position]];
  s.dayDone |= 1 << position;
  g.tell?.({ fact: "day-effect", rule: "MN-3.2", district: position, piece });
  effects.start(g, day, s.leader, position);
}

const slotQuestion = rulebook.question({
  name: "day.next-district",
  rule: "MN-3.2",
  // Where no effect would change anything, their order cannot matter.
  isIdle: (g) => !openSlots(g).some((position) => wouldChange(g, position)),
  seat: (g) => chooser(g.state),
  list(g, options) {
    for (const position of openSlots(g)) options.add(position);
  },
  answer(g, position) {
    resolveSlot(g, position);
  },
  key: (g, position) => g.content.districts[g.state.city[position]].card.id,
});

/** How many agents start a combat by day (MN-3.11). */
const CROWD = 3;

export function isCrowd(g: Table, district: number): boolean {
  return agentsAt(g.state, district) >= modified(g, "crowd", CROWD, NOBODY, district);
}

/** MN-3.11: looked at again before each fight. */
export const huntByDay = rulebook.step("day.hunt", (g) => {
  const open = huntedDistricts(g);
  if (open.length === 0) return;
  push(g, huntByDay);
  if (open.length === 1) hunt(g, open[0]);
  else push(g, huntQuestion);
});

function huntedDistricts(g: Table): number[] {
  const s = g.state;
  const open: number[] = [];
  for (let district = 0; district < POSITIONS; district++) {
    if ((s.hunted & (1 << district)) !== 0) continue;
    if (hasAwake(s, district) && agentsAt(s, district) > 0 && isCrowd(g, district)) {
      open.push(district);
    }
  }
  return open;
}

function hunt(g: Table, district: number): void {
  g.state.hunted |= 1 << district;
  startDayCombat(g, district, "MN-3.11");
}

const huntQuestion = rulebook.question({
  name: "day.next-combat",
  rule: "MN-3.11",
  seat: (g) => chooser(g.state),
  list(g, options) {
    for (const district of huntedDistricts(g)) options.add(district);
  },
  answer(g, district) {
    hunt(g, district);
  },
  key: (g, district) => g.content.districts[g.state.city[district]].card.id,
});
