import type { Tone } from "@coterie/kernel";
import type { Fact, FactName } from "../../../facts.js";
import { sentence } from "../english.js";
import { dayFacts } from "./facts-day.js";
import { effectFacts } from "./facts-effects.js";
import { endFacts } from "./facts-end.js";
import { resolutionFacts } from "./facts-resolution.js";
import type { Look } from "./look.js";
import { type Teller, Told } from "./told.js";

/** What happened, in a sentence. */

export const factTexts: Readonly<Record<FactName, Teller>> = {
  ...dayFacts,
  ...resolutionFacts,
  ...effectFacts,
  ...endFacts,
};

const tones: Readonly<Partial<Record<FactName, Tone>>> = {
  "day-begins": "strong",
  "act-begins": "strong",
  planned: "strong",
  dawn: "strong",
  dusk: "strong",
  night: "strong",
  contest: "strong",
  "fear-failed": "danger",
  "too-little-influence": "danger",
  "no-victim": "danger",
  "contest-lost": "danger",
  stalemate: "danger",
  "over-limit": "danger",
  "ritual-gained": "good",
  "victim-gained": "good",
  "pile-revealed": "faint",
  "market-filled": "faint",
  scored: "strong",
  won: "good",
};

export interface FactWords {
  readonly words: string;
  readonly tone?: Tone;
}

export function factWords(look: Look, fact: Fact): FactWords {
  const words = sentence(factTexts[fact.fact](new Told(look, fact)));
  const tone = tones[fact.fact];
  return tone === undefined ? { words } : { words, tone };
}
