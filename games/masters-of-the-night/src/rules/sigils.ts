import type { Table } from "../table.js";
import { establish, happen } from "./standing.js";

/** Chapter 10: a placed sigil adds its effect to the district for the rest of the game (MN-10.1). */
export function placeSigil(g: Table, vampire: number, district: number): void {
  const s = g.state;
  s.sigils[vampire] = district;
  establish(g, g.content.vampires[s.vampires[vampire]].sigil, vampire, district);
  g.tell?.({ fact: "sigil-placed", rule: "MN-10.1", vampire, district });
  happen(g, "sigillates", vampire, district);
}
