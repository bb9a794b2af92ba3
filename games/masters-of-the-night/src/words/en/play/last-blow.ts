import type { Fact, FactName } from "../../../facts.js";
import { capital } from "../numbers.js";
import { factTexts } from "./facts.js";
import { type Look, theDistrict, vampireName } from "./look.js";
import { Told } from "./told.js";
import { veilLosses, veilLost } from "./veil-toll.js";

/** Which event, fight or deed took the last veil (MN-12.2). */

/** MN-3.8: losses that an event brings at its end. */
const byEvent: readonly (string | undefined)[] = ["text", "shortage", "entry"];

/** What has a price, which is paid at once (MN-5.5, MN-5.6, MN-9.3). */
const priced: readonly FactName[] = [
  "night-effect-used",
  "ability-used",
  "relic-used",
  "vampire-moved",
];

/** What can touch the veil by what it says (MN-3.9). */
const worded: readonly FactName[] = [
  "day-effect",
  "event-revealed",
  "night-effect-used",
  "ability-used",
  "relic-used",
  "trigger",
];

const lastIndex = (facts: readonly Fact[], ...names: readonly FactName[]): number =>
  facts.map(({ fact }) => names.includes(fact)).lastIndexOf(true);

/** "The last veil", "The last 3 veil". */
const theLast = (n: number): string => (n > 1 ? `The last ${n} veil` : "The last veil");

/** "The Last Crusade took the last 3 veil: event texts 2, agents seen entering 1." */
function eventBlow(look: Look, facts: readonly Fact[]): string {
  const from = Math.max(0, lastIndex(facts, "event-revealed"));
  const losses = veilLosses(facts.slice(from).filter(({ why }) => byEvent.includes(why)));
  const parts = losses.map(({ cause, n }) => `${cause} ${n}`).join(", ");
  const { event } = new Told(look, facts[from]);
  return `${capital(event)} took ${theLast(veilLost(losses)).toLowerCase()}: ${parts}.`;
}

/** MN-4.2: "The last veil fell for Mila, who had been drained in a fight in the Museum." */
function drainedBlow(look: Look, facts: readonly Fact[], vampire: number): string {
  const own = facts.map(({ fact, vampire: of }) => fact === "drained" && of === vampire);
  const at = own.lastIndexOf(true);
  const head = `The last veil fell for ${vampireName(look, vampire)}, who had been drained`;
  if (at < 0) return `${head}.`;
  const before = facts.slice(0, at);
  const isFight = lastIndex(before, "fight-began") > lastIndex(before, "fight-ended");
  const where = theDistrict(look, facts[at].district ?? -1);
  return `${head} in ${isFight ? "a fight in " : ""}${where}.`;
}

/** In the words for what was told last and can have done it. */
function deedBlow(look: Look, facts: readonly Fact[], { n = 1, why }: Fact): string {
  const isPrice = why === "cost";
  const deed = facts[lastIndex(facts, ...(isPrice ? priced : worded))];
  const was = n > 1 ? "were" : "was";
  const head = `${theLast(n)} ${isPrice ? `${was} a price` : "fell by an effect"}`;
  return deed === undefined
    ? `${head}.`
    : `${head}: ${factTexts[deed.fact](new Told(look, deed))}.`;
}

/** Nothing where the facts do not tell it. */
export function lastBlow(look: Look, facts: readonly Fact[]): string[] {
  const blow = facts[lastIndex(facts, "veil-lost")];
  if (blow === undefined) return [];
  const { active } = look.state;
  // A card that stayed found no agent: what set it off is told, not the event of the day.
  if (blow.rule === "MN-3.9") return [deedBlow(look, facts, blow)];
  switch (blow.why) {
    case "text":
    case "shortage":
    case "entry":
      return [eventBlow(look, facts)];
    case "drained":
      return [drainedBlow(look, facts, active)];
    case "wild-hunt":
      return [`${theLast(blow.n ?? 1)} fell for the wild hunt of ${vampireName(look, active)}.`];
    default:
      return [deedBlow(look, facts, blow)];
  }
}
