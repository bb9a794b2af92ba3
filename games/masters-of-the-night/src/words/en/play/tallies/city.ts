import { type Tally, type TallyRow, tallied } from "@coterie/kernel";
import type { Fact } from "../../../../facts.js";
import { capital } from "../../numbers.js";
import type { Look } from "../look.js";
import { veilLosses, veilLost } from "../veil-toll.js";
import { amount, times } from "./count.js";

/** What became of the city, which belongs to all. */

const columns = ["City"];
const row = (label: string, n: number): TallyRow => ({ label, values: [n] });

const acts = ["I", "II", "III"] as const;

/** MN-3.8: an event is also over when it has torn the veil, but then nobody survives it. */
function eventRows({ content }: Look, facts: readonly Fact[]): TallyRow[] {
  const torn = facts.findIndex(({ fact, now }) => fact === "veil-lost" && now === 0);
  const survived = torn < 0 ? facts : facts.slice(0, torn);
  return acts.map((act, i) => {
    const isOfAct = ({ event = -1 }: Fact): boolean => content.acts[i]?.includes(event) ?? false;
    return row(`Events of Act ${act} survived`, times(survived, "event-ended", isOfAct));
  });
}

function veilRows(facts: readonly Fact[]): TallyRow[] {
  const losses = veilLosses(facts);
  return [
    ...losses.map(({ cause, n }) => row(capital(cause), n)),
    { ...row("Veil lost", veilLost(losses)), isTotal: true },
  ];
}

export function cityTallies(look: Look, facts: readonly Fact[]): Tally[] {
  const rows = [
    row("Nights", times(facts, "night-fell")),
    ...eventRows(look, facts),
    row("Veil gained", amount(facts, "veil-gained")),
    row("Agents entered", amount(facts, "agents-placed")),
    row("Agents missing", amount(facts, "agents-missing")),
    row("Agents removed", amount(facts, "agents-removed")),
    row("Minions joined", amount(facts, "minions-placed")),
    row("Minions lost", amount(facts, "minions-removed")),
    row("Fights", times(facts, "fight-began")),
    row("Times dice were rolled", times(facts, "dice-rolled")),
  ];
  return [
    ...tallied({ title: "Veil lost to", columns, rows: veilRows(facts) }),
    ...tallied({ title: "The city", columns, rows }),
  ];
}
