import type { Table } from "../table.js";
import { happen } from "./standing.js";
import { moveMinions } from "./tokens.js";

/** MN-5.1: a vampire goes to another district, with minions; agents never block. */
export function travel(g: Table, vampire: number, to: number, minions: number, rule: string): void {
  const s = g.state;
  const from = s.at[vampire];
  if (from === to) return;
  s.at[vampire] = to;
  g.tell?.({ fact: "vampire-moved", rule, vampire, from, to });
  moveMinions(g, minions, from, to, rule);
  happen(g, "arrives", vampire, to);
}
