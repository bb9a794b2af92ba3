import type { Table } from "@coterie/masters-of-the-night";

/** A row of the state's list of standing effects: the effect, its holder, its place. */
const ROW = 3;

/** Relics, districts and sigils that forbid or change something now: they act without a word. */
export function inForce(run: Table): Set<string> {
  const { content, state } = run;
  const ids = new Set<string>();
  for (let i = 0; i < state.standing.length; i += ROW) {
    const [def, self, place] = state.standing.slice(i, i + ROW);
    const { kind, piece, when } = content.standings[def];
    if (kind === "trigger" || kind === "until") continue;
    const bound = [self, place, 0, 0];
    if (when === undefined || when(run, { self, place, bound })) ids.add(content.pieces[piece].id);
  }
  return ids;
}
