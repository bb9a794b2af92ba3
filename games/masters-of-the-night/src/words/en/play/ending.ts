import type { Fact } from "../../../facts.js";
import { type Look, some, theDistrict, vampireName } from "./look.js";

/** How a game ended, and what decided it. */

export const outcomeTexts: Readonly<Record<string, string>> = {
  victory: "Victory: the Blood Moon rises over a city that is yours.",
  "defeat-veil": "Defeat: the veil is torn, and the city knows your faces.",
  "defeat-deck": "Defeat: the last event is spent, and your time is up.",
};

function total(facts: readonly Fact[], name: Fact["fact"]): number {
  return facts.reduce((sum, { fact, n = 1 }) => (fact === name ? sum + n : sum), 0);
}

/** What the veil was lost to, all in all. */
const toll: Readonly<Record<string, string>> = {
  text: "event texts",
  shortage: "missing agents",
  entry: "agents seen entering",
  cost: "prices paid",
  "wild-hunt": "wild hunts",
  drained: "drained vampires",
};

const tollWords = (why: string | undefined): string => toll[why ?? ""] ?? "other effects";

/** The largest first. */
function veilLosses(facts: readonly Fact[]): string {
  const causes = new Map<string, number>();
  for (const { fact, n = 0, why } of facts) {
    const cause = tollWords(why);
    if (fact === "veil-lost") causes.set(cause, (causes.get(cause) ?? 0) + n);
  }
  return [...causes]
    .sort(([, a], [, b]) => b - a)
    .map(([cause, n]) => `${cause} ${n}`)
    .join(", ");
}

function lastBlow(facts: readonly Fact[]): string {
  const last = facts.filter(({ fact }) => fact === "veil-lost").at(-1);
  return last === undefined ? "" : `The last blow: ${tollWords(last.why)}.`;
}

function decided(look: Look, facts: readonly Fact[]): string {
  const { outcome, round, at, sigils } = look.state;
  if (outcome === 1) return `The ritual was held in ${theDistrict(look, at[0])} in night ${round}.`;
  if (outcome === 2) return `The veil reached 0 in round ${round}. ${lastBlow(facts)}`;
  const placed = sigils.filter((place) => place >= 0).length;
  return `Day ${round} had no event left, with ${placed} of ${sigils.length} sigils placed.`;
}

/** What decided it first, then what the game was like. */
export function endingWords(look: Look, facts: readonly Fact[]): string[] {
  const { state } = look;
  const losses = veilLosses(facts);
  const kills = state.vampires.map((_, v) => `${vampireName(look, v)} ${state.kills[v]}`);
  const counts = [
    some(state.round, "round"),
    some(count(facts, "fight-began"), "fight"),
    `${some(total(facts, "agents-removed"), "agent")} removed`,
    `${total(facts, "blood-lost")} blood lost`,
    some(count(facts, "drained"), "draining"),
  ];
  return [
    ...(state.outcome === 0 ? [] : [decided(look, facts)]),
    ...(losses === "" ? [] : [`Veil lost to: ${losses}.`]),
    `Kill counts: ${kills.join(", ")}. ${counts.join(", ")}.`,
  ];
}

function count(facts: readonly Fact[], name: Fact["fact"]): number {
  return facts.filter(({ fact }) => fact === name).length;
}
