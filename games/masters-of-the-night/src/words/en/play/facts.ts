import type { Tone } from "@coterie/kernel";
import type { Fact, FactName } from "../../../facts.js";
import { capital } from "../numbers.js";
import { cardFacts } from "./facts-cards.js";
import { fightFacts } from "./facts-fight.js";
import type { Look } from "./look.js";
import { type Teller, Told } from "./told.js";

/** What happened, in a sentence. */

/** Why the veil fell, as the fact says it. */
const veilCauses: Readonly<Record<string, string>> = {
  text: "by the event's own words",
  shortage: "for agents that were missing",
  entry: "because agents were seen entering",
  cost: "as a price",
  "wild-hunt": "for the wild hunt",
  drained: "for a drained vampire",
};

/** What a kill count opens, at the moment it is reached (MN-5.14). */
const unlocked: Readonly<Record<number, string>> = {
  1: "may hunt",
  2: "may hold 1 relic and exchange relics",
  4: "may hunt wildly",
  5: "may hold 2 relics",
  6: "may use the dark ability",
  9: "may place the sigil and hold the ritual",
};

function killsWords({ who, n, fact }: Told): string {
  const now = fact.now ?? 0;
  const opened = Object.entries(unlocked)
    .filter(([at]) => Number(at) > now - n && Number(at) <= now)
    .map(([, what]) => what);
  return `${who}'s kill count is ${now}${opened.length > 0 ? `: ${opened.join(", ")}` : ""}`;
}

function veilLostWords({ n, fact }: Told): string {
  const cause = veilCauses[fact.why ?? ""];
  return `the veil falls by ${n} to ${fact.now}${cause === undefined ? "" : ` ${cause}`}`;
}

function apWords({ who, n }: Told): string {
  return `${who} ${n < 0 ? "loses" : "gains"} ${Math.abs(n)} AP`;
}

const cityFacts = {
  "round-began": ({ n }) => `day ${n} breaks`,
  "lead-passed": ({ who }) => `${who} leads now`,
  "day-effect": ({ place }) => `${place} has its day effect`,
  "agents-placed": (t) => `${t.some(t.agent)} ${t.does("enters", "enter")} ${t.place}`,
  "agents-missing": (t) => `${t.some("agent")} ${t.does("is", "are")} missing from the reserve`,
  "agents-moved": (t) => `${t.some(t.agent)} ${t.does("goes", "go")} from ${t.from} to ${t.to}`,
  "agents-removed": (t) => `${t.some(t.agent)} ${t.does("is", "are")} removed from ${t.place}`,
  "agents-exposed": (t) => `${t.some("agent")} in ${t.place} ${t.does("is", "are")} exposed`,
  "agents-hidden": (t) => `${t.some("agent")} in ${t.place} ${t.does("goes", "go")} into hiding`,
  "minions-placed": (t) => `${t.some("minion")} ${t.does("joins", "join")} you in ${t.place}`,
  "minions-moved": (t) => `${t.some("minion")} ${t.does("goes", "go")} from ${t.from} to ${t.to}`,
  "minions-removed": (t) => `${t.some("minion")} in ${t.place} ${t.does("is", "are")} lost`,
  "blood-gained": ({ who, n, fact }) => `${who} gains ${n} blood: ${fact.now} now`,
  "blood-lost": ({ who, n, fact }) => `${who} loses ${n} blood: ${fact.now} left`,
  drained: ({ who, place }) => `${who} is drained in ${place}`,
  raised: ({ who }) => `${who} rises again`,
  "veil-gained": ({ n, fact }) => `the veil rises by ${n} to ${fact.now}`,
  "veil-lost": veilLostWords,
  "kills-gained": killsWords,
  "ap-changed": apWords,
  "night-fell": () => "night falls",
  "turn-began": ({ who, n }) => `${who}'s turn begins with ${n} AP`,
  "turn-ended": ({ who }) => `${who}'s turn is over`,
  "vampire-moved": ({ who, from, to }) => `${who} goes from ${from} to ${to}`,
  "night-effect-used": ({ who, place }) => `${who} uses ${place}`,
  victory: () => "the Blood Moon rises: you have won",
  defeat: ({ fact }) =>
    fact.why === "defeat-deck"
      ? "no event is left: you have lost"
      : "the veil is torn: you have lost",
} satisfies Partial<Record<FactName, Teller>>;

export const factTexts: Readonly<Record<FactName, Teller>> = {
  ...cityFacts,
  ...fightFacts,
  ...cardFacts,
};

const tones: Readonly<Partial<Record<FactName, Tone>>> = {
  "round-began": "strong",
  "night-fell": "strong",
  "turn-began": "strong",
  "event-revealed": "strong",
  "agents-missing": "danger",
  "veil-lost": "danger",
  drained: "danger",
  defeat: "danger",
  "veil-gained": "good",
  raised: "good",
  victory: "good",
};

export interface FactWords {
  readonly words: string;
  readonly tone?: Tone;
}

export function factWords(look: Look, fact: Fact): FactWords {
  const words = `${capital(factTexts[fact.fact](new Told(look, fact)))}.`;
  const tone = tones[fact.fact];
  return tone === undefined ? { words } : { words, tone };
}
