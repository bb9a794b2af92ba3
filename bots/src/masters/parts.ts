import { agentsAt, type Table } from "@coterie/masters-of-the-night";
import { positions } from "./grid.js";

/** What people count in a position of Masters of the Night. */
export function parts({ state: s }: Table): Readonly<Record<string, number>> {
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  return {
    kills: sum(s.kills),
    sigils: s.sigils.filter((place) => place >= 0).length,
    veil: s.veil,
    blood: sum(s.blood),
    minions: sum(s.minions),
    agents: positions.reduce((all, district) => all + agentsAt(s, district), 0),
    relics: s.relicAt.filter((holder) => holder >= 0).length,
  };
}
