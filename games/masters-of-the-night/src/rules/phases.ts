import { push } from "@coterie/kernel";
import type { Content } from "../content/content.js";
import type { Phase } from "../position/form.js";
import { NOBODY, type State } from "../state.js";
import type { Table } from "../table.js";
import { beginRound, districtEffects, huntByDay } from "./day.js";
import { revealEvent } from "./event.js";
import { AP_PER_TURN, beginNight, beginTurn, continueTurn, endTurn } from "./night.js";
import { vampireCount } from "./terms.js";

/** Sets the agenda so that the game goes on at the beginning of a phase, as scenarios want it. */
export function beginPhase(content: Content, s: State, phase: Phase, ap = AP_PER_TURN): void {
  const g: Table = { state: s, content, agenda: s.agenda, revealed: false };
  s.agenda.length = 0;
  s.night = phase === "turn" ? 1 : 0;
  if (phase === "dawn") {
    push(g, beginRound);
    return;
  }
  if (s.round === 0) s.round = 1;
  if (phase === "turn") {
    beginAtTurn(g, ap);
    return;
  }
  s.active = NOBODY;
  push(g, beginNight);
  if (phase === "dusk") return;
  push(g, huntByDay);
  if (phase === "hunt") return;
  push(g, revealEvent);
  if (phase === "districts") push(g, districtEffects);
}

/** In the middle of a night: the active vampire (or else the leader) has these AP left. */
function beginAtTurn(g: Table, ap: number): void {
  const s = g.state;
  const count = vampireCount(s);
  if (s.active === NOBODY) s.active = s.leader;
  push(g, beginRound);
  for (let i = count - 1; i >= 0; i--) {
    const v = (s.leader + i) % count;
    if (v === s.active) break;
    push(g, beginTurn, v);
  }
  s.ap = ap;
  push(g, endTurn, s.active);
  push(g, continueTurn);
}
