import { push } from "@coterie/kernel";
import { POSITIONS } from "../state.js";
import { rulebook, type Table } from "../table.js";
import { noteShortage } from "./entry.js";
import { STANDING_ROW, standingRow } from "./standing.js";
import { chooser } from "./terms.js";
import { placeAgents, removeMinions } from "./tokens.js";

/**
 * MN-3.5: agents are placed as the state's `demand` says. Where the reserve runs out, the last
 * ones go where the choosing seat wants; then standing effects may send some elsewhere; then all
 * are placed together.
 */
export const HIDDEN_FACE = 0;
export const EXPOSED_FACE = 1;

/** Why agents are placed: the number in {@link RULES} of the rule that the fact cites. */
export const BY_GRID = 0;
export const BY_EFFECT = 1;
const BY_REPLACING = 2;
const RULES = ["MN-3.4", "MN-1.5", "MN-3.10"];

function total(counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < POSITIONS; i++) sum += counts[i];
  return sum;
}

export const fillDemand = rulebook.step("fill", (g, face, byEvent, rule) => {
  const s = g.state;
  const wanted = total(s.demand);
  const short = wanted - s.agentReserve;
  push(g, redirectAgents, face, byEvent, rule, 0);
  if (short <= 0) return;
  if (byEvent === 1) noteShortage(g, short);
  push(g, allotLast);
});

/** MN-3.10: one after the other the minion goes, then an agent is placed as any other is. */
export const replaceMinions = rulebook.step("fill.replace-minions", (g, n, district, byEvent) => {
  if (n === 0 || removeMinions(g, 1, district, "MN-3.10") === 0) return;
  push(g, replaceMinions, n - 1, district, byEvent);
  g.state.demand[district]++;
  push(g, fillDemand, HIDDEN_FACE, byEvent, BY_REPLACING);
});

/** Gives out the reserve one by one, as long as there is a choice. */
const allotLast = rulebook.step("fill.allot", (g) => {
  const s = g.state;
  const left = s.agentReserve - total(s.allotted);
  const open = openDistricts(g);
  if (left > 0 && open.length > 1) {
    push(g, allotLast);
    push(g, lastQuestion);
    return;
  }
  if (open.length === 1) s.allotted[open[0]] += left;
  s.demand = s.allotted.slice();
  s.allotted.fill(0);
});

function openDistricts(g: Table): number[] {
  const { demand, allotted } = g.state;
  return demand.flatMap((wanted, district) => (allotted[district] < wanted ? [district] : []));
}

const lastQuestion = rulebook.question({
  name: "fill.last-agent",
  rule: "MN-3.5",
  seat: (g) => chooser(g.state),
  list(g, options) {
    for (const district of openDistricts(g)) options.add(district);
  },
  answer(g, district) {
    g.state.allotted[district]++;
  },
  key: (g, district) => g.content.districts[g.state.city[district]].card.id,
});

/** Agents that an event would add elsewhere may go to a placed relic's district (MN-9.3, §14). */
const redirectAgents = rulebook.step("fill.redirect", (g, face, byEvent, rule, from) => {
  const s = g.state;
  const row = byEvent === 1 ? standingRow(g, "redirect", -1, -1) : -1;
  const to = row < 0 ? -1 : s.standing[row + 2];
  let district = from;
  while (district < POSITIONS && (row < 0 || district === to || s.demand[district] === 0))
    district++;
  if (row < 0 || district >= POSITIONS) {
    placeAll(g, face, byEvent === 1, RULES[rule]);
    return;
  }
  push(g, redirectAgents, face, byEvent, rule, district + 1);
  push(g, redirectQuestion, district, to, row / STANDING_ROW);
});

const redirectQuestion = rulebook.question({
  name: "fill.redirect-agents",
  rule: "MN-9.3",
  seat: (g) => chooser(g.state),
  about: (g, _district, _to, row) => {
    const def = g.content.standings[g.state.standing[row * STANDING_ROW]];
    return g.content.pieces[def.piece].id;
  },
  list(g, options, district) {
    for (let n = 0; n <= g.state.demand[district]; n++) options.add(n);
  },
  answer(g, n, district, to) {
    g.state.demand[district] -= n;
    g.state.demand[to] += n;
  },
  key: (g, n, district, to) => {
    const id = (position: number): string => g.content.districts[g.state.city[position]].card.id;
    return `${id(district)}:${n}-to-${id(to)}`;
  },
});

function placeAll(g: Table, face: number, byEvent: boolean, rule: string): void {
  const { demand } = g.state;
  g.state.demand = new Array<number>(POSITIONS).fill(0);
  for (let district = 0; district < POSITIONS; district++) {
    if (demand[district] === 0) continue;
    const side = face === EXPOSED_FACE ? "exposed" : "hidden";
    placeAgents(g, district, demand[district], side, byEvent, rule);
  }
}
