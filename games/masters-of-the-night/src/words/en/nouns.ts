import type { Feature, Token } from "../../content/language.js";
import type { Noun } from "./numbers.js";

/** The things of the city. A word of the language that is missing here does not compile. */

export const tokenNouns: Readonly<Record<Token, Noun>> = {
  agent: { one: "agent", many: "agents" },
  hidden: { one: "hidden agent", many: "hidden agents" },
  exposed: { one: "exposed agent", many: "exposed agents" },
  minion: { one: "minion", many: "minions" },
};

interface FeatureWords {
  /** After "with" or "there is". */
  readonly has: string;
  /** After "with" or "there is", where it is missing. */
  readonly lacks: string;
  /** Several plain ones share their "no": "no agent or minion". */
  readonly plain?: string;
  readonly many?: true;
}

const plain = (article: "a" | "an", noun: string): FeatureWords => ({
  has: `${article} ${noun}`,
  lacks: `no ${noun}`,
  plain: noun,
});

export const featureWords: Readonly<Record<Feature, FeatureWords>> = {
  agent: plain("an", "agent"),
  hidden: plain("a", "hidden agent"),
  exposed: plain("an", "exposed agent"),
  minion: plain("a", "minion"),
  vampire: plain("a", "vampire"),
  awake: plain("an", "undrained vampire"),
  drained: plain("a", "drained vampire"),
  sigil: plain("a", "sigil"),
  card: plain("a", "placed card"),
  "more-agents": {
    has: "more agents than minions",
    lacks: "no more agents than minions",
    many: true,
  },
  "more-minions": {
    has: "more minions than agents",
    lacks: "no more minions than agents",
    many: true,
  },
  crowd: { has: "three or more agents", lacks: "fewer than three agents", many: true },
};
