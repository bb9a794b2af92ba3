import type { Question } from "@coterie/kernel";
import { effectWords } from "../effect.js";
import { capital } from "../numbers.js";
import { setWords } from "../sets.js";
import { type Asked, askedIn, type EffectAsked, effectAsked } from "./asked.js";
import {
  type Look,
  nameOf,
  pieceCalled,
  some,
  theDistrict,
  tokensWords,
  vampireName,
} from "./look.js";
import { partText, textOf } from "./part.js";

/** What is asked, and why just now. */
export interface QuestionWords {
  readonly ask: string;
  readonly why: string;
}

type Asker = (asked: Asked) => QuestionWords;

const fightWords = (asked: Asked): string => {
  const { fightAt, fightByDay, fightDice } = asked.state;
  const time = fightByDay === 1 ? "Day" : "Night";
  const dice = fightDice > 0 ? `; ${some(fightDice, "die").replace("dies", "dice")} to use` : "";
  const there = tokensWords(asked, fightAt) || "nobody is left";
  return `${time} combat in ${theDistrict(asked, fightAt)}: ${there}${dice}.`;
};

const fighterName = (asked: Asked): string => vampireName(asked, asked.state.fighter);

const cardWords = (asked: Asked): string => {
  const piece = pieceCalled(asked, asked.question.about ?? "");
  return piece === undefined ? "" : `${piece.name}. ${textOf(piece).split("\n").join(" ")}`;
};

const faceDeeds = ["moved", "removed", "replaced by a minion", "exposed and moved"] as const;

const faceQuestion: Asker = (asked) => {
  const [what, n, from] = asked.args;
  const deed = faceDeeds[what] ?? "meant";
  const place = theDistrict(asked, from);
  return {
    ask: `Which agent in ${place} is ${deed}: a hidden or an exposed one?`,
    why: `${some(n, "agent")} there will be ${deed}; there are ${tokensWords(asked, from)}.`,
  };
};

/** What the effect speaks of already: "chosen: the Museum", "now: Mila". */
const knownSoFar = (asked: Asked, effect: EffectAsked): string =>
  effect.known
    .map(({ kind, value, each }) => {
      const named: Readonly<Record<string, (value: number) => string>> = {
        vampire: (v) => vampireName(asked, v),
        district: (d) => theDistrict(asked, d),
        relic: (r) => asked.content.relics[r]?.card.name ?? "",
      };
      return `${each ? "now" : "chosen"}: ${named[kind]?.(value) ?? value}`;
    })
    .join("; ");

/** "Open Vein (1 blood): …" for the piece whose effect asks. */
const effectWhy = (asked: Asked): string => {
  const effect = effectAsked(asked);
  if (effect === undefined) return "";
  const { piece, part } = effect;
  const known = knownSoFar(asked, effect);
  return `${piece.name}. ${partText(piece, part)}${known === "" ? "" : ` (${known})`}`;
};

const chooseQuestion: Asker = (asked) => {
  const effect = effectAsked(asked);
  const at = effect?.at;
  const why = effectWhy(asked);
  if (at?.step.do === "choose") {
    return { ask: `Choose ${setWords(at.step.from, at.scope, "a")}.`, why };
  }
  if (at?.step.do === "return-die") return { ask: "Which used die comes back?", why };
  if (effect?.takes === true) return { ask: "Which die is used up?", why };
  return { ask: `Choose a ${effect?.kind ?? "thing"}.`, why };
};

const mayQuestion: Asker = (asked) => {
  const at = effectAsked(asked)?.at;
  const deed = at?.step.do === "may" ? effectWords(at.step.then, at.scope) : "do it";
  return { ask: `You may do this: ${deed}. Do you?`, why: effectWhy(asked) };
};

const actQuestion: Asker = (asked) => {
  const { active, ap } = asked.state;
  const name = vampireName(asked, active);
  const place = theDistrict(asked, asked.state.at[active]);
  return { ask: `What does ${name} do?`, why: `${name}'s turn in ${place}, ${ap} AP left.` };
};

export const questionTexts: Readonly<Record<string, Asker>> = {
  "day.next-district": () => ({
    ask: "Which district's day effect comes next?",
    why: "By day each of these has its turn once, in the order you like.",
  }),
  "day.next-combat": () => ({
    ask: "Which day combat is fought first?",
    why: "Agents crowd around a vampire in each of these districts.",
  }),
  "event.more-grey": (asked) => {
    const [first, second] = asked.args;
    const [more, less] = [Math.max(first, second), Math.min(first, second)];
    return {
      ask: `Which grey district gets ${some(more, "agent")}? The other gets ${less}.`,
      why: `The grid of ${nameOf(asked, asked.question.about ?? "")} marks both.`,
    };
  },
  "fill.last-agent": ({ state }) => ({
    ask: "Where does the next of the last agents go?",
    why: `The reserve runs out: ${state.agentReserve} for ${sum(state.demand)} that are called for.`,
  }),
  "fill.redirect-agents": (asked) => {
    const [district, to] = asked.args;
    const there = some(asked.state.demand[district], "agent");
    return {
      ask: `How many of the ${there} for ${theDistrict(asked, district)} go to ${theDistrict(asked, to)} instead?`,
      why: cardWords(asked),
    };
  },
  "combat.first-fighter": (asked) => ({ ask: "Who begins the fight?", why: fightWords(asked) }),
  "combat.give-up-minions": (asked) => ({
    ask: `How many minions does ${fighterName(asked)} give up?`,
    why: `${fightWords(asked)} Each takes an exposed agent with it.`,
  }),
  "combat.successor": (asked) => ({
    ask: `${fighterName(asked)} is drained. Who fights on?`,
    why: fightWords(asked),
  }),
  "combat.pick-die": (asked) => ({
    ask: `Which die does ${fighterName(asked)} use?`,
    why: fightWords(asked),
  }),
  "combat.pick-one-of-all": (asked) => ({
    ask: `Which die does ${fighterName(asked)} pick next?`,
    why: `${fightWords(asked)} All are applied together.`,
  }),
  "combat.bear-wound": (asked) => ({
    ask: `Who loses 1 blood in ${fighterName(asked)}'s place?`,
    why: `${some(asked.state.wounds, "wound")} left to bear.`,
  }),
  "combat.window": (asked) => ({
    ask: `Does ${fighterName(asked)} change the die?`,
    why: fightWords(asked),
  }),
  "relics.give": (asked) => ({
    ask: `Who gets ${nameOf(asked, asked.question.about ?? "")}?`,
    why: cardWords(asked),
  }),
  "relics.discard": (asked) => ({
    ask: `Which relic does ${vampireName(asked, asked.args[0])} discard?`,
    why: "One relic too many for its kill count.",
  }),
  "standing.order": () => ({
    ask: "Which of these happens first?",
    why: "They are due at the same moment.",
  }),
  "tokens.face": faceQuestion,
  "effect.choose": chooseQuestion,
  "effect.may": mayQuestion,
  "effect.either": (asked) => ({ ask: "Choose one.", why: effectWhy(asked) }),
  "effect.company": (asked) => ({
    ask: `How many minions go with ${vampireName(asked, asked.args[0])} to ${theDistrict(asked, asked.args[1])}?`,
    why: `${vampireName(asked, asked.args[0])} leaves ${theDistrict(asked, asked.state.at[asked.args[0]])}.`,
  }),
  "custom.lent-ability": () => ({
    ask: "Whose blood ability is borrowed?",
    why: "Only vampires that are not in play lend theirs.",
  }),
  "night.act": actQuestion,
};

function sum(counts: readonly number[]): number {
  return counts.reduce((a, b) => a + b, 0);
}

/** The words for a question, or undefined where its kind has none. */
export function questionWords(look: Look, question: Question): QuestionWords | undefined {
  const words = questionTexts[question.kind]?.(askedIn(look, question));
  return words && { ask: capital(words.ask), why: words.why };
}

/** Who is asked: one player alone, or one of several with its vampires. */
export function seatWords(look: Look, seat: number): string {
  const { seatOf } = look.state;
  if (Math.max(...seatOf) === 0) return "You";
  const own = seatOf.flatMap((of, v) => (of === seat ? [vampireName(look, v)] : []));
  return `Player ${seat + 1} (${own.join(", ")})`;
}
