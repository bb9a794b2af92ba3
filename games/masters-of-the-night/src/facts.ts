import {
  count,
  type EmittedFact,
  type FactOf,
  int,
  list,
  maybe,
  perhaps,
  ref,
  text,
} from "@coterie/kernel/define";

const vampire = ref("vampire");
const district = ref("district");
const n = count();
/** What the number is after the change. */
const now = int();
const face = count();
/** What rolled dice show. */
const dice = list(face);
/** Which side of agents is up. */
const side = perhaps(text("hidden", "exposed"));
const event = ref("event");
const relic = ref("relic");
const piece = ref("piece");
const why = text();

/**
 * What can happen in the game. Tokens lie open and the players play together: every audience sees
 * everything that happens.
 */
export const factSpec = {
  "round-began": { n },
  "lead-passed": { vampire },
  "day-effect": { district, piece },
  "event-revealed": { event },
  "event-ended": { event },
  "agents-placed": { district, n, side },
  "agents-missing": { n },
  "agents-moved": { from: district, to: district, n, side },
  "agents-removed": { district, n, side },
  "agents-exposed": { district, n },
  "agents-hidden": { district, n },
  "minions-placed": { district, n },
  "minions-moved": { from: district, to: district, n },
  "minions-removed": { district, n },
  "blood-gained": { vampire, n, now },
  "blood-lost": { vampire, n, now },
  drained: { vampire, district },
  raised: { vampire },
  "veil-gained": { n, now },
  "veil-lost": { n, now, why: perhaps(why) },
  "kills-gained": { vampire, n, now },
  "ap-changed": { vampire, n: int() },
  "night-fell": {},
  "turn-began": { vampire, n },
  "turn-ended": { vampire },
  "vampire-moved": { vampire, from: district, to: district },
  "night-effect-used": { vampire, district },
  "ability-used": { vampire, piece, ability: text("blood", "dark") },
  "relic-used": { vampire, relic },
  "fight-began": { district },
  "minions-sacrificed": { vampire, n },
  "fighter-changed": { vampire },
  "die-picked": { vampire, face },
  "die-changed": { face, now },
  "die-returned": { face },
  "die-used": { vampire: perhaps(vampire), face },
  "dice-rolled": { n: perhaps(n), dice },
  "fight-ended": { district, n },
  "relic-drawn": { relic },
  "relic-given": { relic, vampire },
  "relic-discarded": { relic },
  "relic-placed": { relic, district },
  "sigil-placed": { vampire, district },
  "card-stays": { piece, vampire: perhaps(maybe("vampire")), district: perhaps(maybe("district")) },
  "card-left": { piece },
  trigger: { piece, vampire: perhaps(maybe("vampire")), district: perhaps(maybe("district")) },
  omen: { event },
  "event-discarded": { event },
  "events-foreseen": { events: list(event) },
  "events-swapped": {},
  victory: { why },
  defeat: { why },
} as const;

export type FactName = keyof typeof factSpec;
/** What a rule emits. */
export type Emitted = EmittedFact<typeof factSpec>;
/** What a reader of facts gets. */
export type Fact = FactOf<typeof factSpec>;

export const factNames = Object.keys(factSpec) as FactName[];
