import { phaseArgs } from "../../../rules/verbs/phase-args.js";
import { NONE } from "../../../state.js";
import { costWords } from "../costs.js";
import { articled, capital } from "../english.js";
import { cardNoun } from "../nouns.js";
import { type Asked, idIn, type KindTable, type OptionText } from "./asked.js";
import { cardList, cardName, fullCard } from "./cards.js";
import { effectAsked, effectWhy } from "./effect-asked.js";
import { isKnown, theSpace } from "./look.js";
import { memberOption } from "./members.js";

/** Questions that the effects of pieces ask. */

/** "Choose another Quarter.", or "You may choose another Quarter." */
function chooseAsk(asked: Asked): string {
  const words = effectAsked(asked)?.at?.words ?? "choose one";
  const mayDecline = asked.question.options.some(({ key }) => key === "decline");
  return `${capital(mayDecline ? `you may ${words}` : words)}.`;
}

function branchOption(asked: Asked, key: string): string | undefined {
  return effectAsked(asked)?.at?.branches.find((branch) => branch.key === key)?.words;
}

const yesOrNo: Readonly<Record<string, string>> = { yes: "yes", no: "no" };
const payOrNot: Readonly<Record<string, string>> = { pay: "pay", decline: "do not pay" };

function payAsk(asked: Asked): string {
  const step = effectAsked(asked)?.at?.step;
  return step?.do === "pay" ? `Do you ${costWords(step.cost)}?` : "Do you pay?";
}

/** "Do you discard a Bleeder from your hand? (1 of up to 2 so far)" */
function handAsk(asked: Asked): string {
  const [number] = phaseArgs(asked.state);
  const verb = asked.content.handVerbs[number ?? NONE];
  if (verb === undefined) return "Do you choose a card of your hand?";
  const deed = verb.discards ? "discard" : "show";
  const most = verb.most === 1 ? "" : ` (${asked.draft.length} of up to ${verb.most} so far)`;
  return `Do you ${deed} ${articled(cardNoun(verb).one)} from your hand?${most}`;
}

function handWhy(asked: Asked): string {
  const chosen = asked.draft.length === 0 ? "" : ` Chosen: ${cardList(asked, asked.draft)}.`;
  return `${effectWhy(asked)}${chosen}`;
}

const handOption = (asked: Asked, key: string): string | undefined => {
  if (key === "enough") return asked.draft.length === 0 ? "no card" : "no more than these";
  return fullCard(asked, idIn(key));
};

/** What may be done with one of the Victims that were looked at, by the keys of the options. */
const lookWays: Readonly<Record<string, (asked: Asked) => string>> = {
  take: () => "take into your hand",
  discard: () => "discard",
  bury: () => "put under the deck",
  raise: () => "put on top of the deck",
  place: (asked) => {
    const quarter = phaseArgs(asked.state)[3];
    const old = cardName(asked, asked.state.victims[quarter]);
    const instead = isKnown(asked.state.victims[quarter]) ? ` in place of ${old}` : "";
    return `put into ${theSpace(quarter)}${instead}`;
  },
};

function lookAsk(asked: Asked): string {
  const key = asked.question.options.find((option) => option.key.includes(":"))?.key ?? "";
  return `Which of these do you ${lookWays[key.split(":")[0]]?.(asked) ?? "choose"}?`;
}

function lookOption(asked: Asked, key: string): OptionText | undefined {
  if (key === "none") return { words: "none: leave the deck as it is" };
  const words = fullCard(asked, idIn(key));
  return words === undefined ? undefined : { words };
}

export const effectKinds: KindTable = {
  "effect.choose": {
    ask: (asked) => ({ ask: chooseAsk(asked), why: effectWhy(asked) }),
    option: memberOption,
  },
  "effect.may": {
    ask: (asked) => ({ ask: "Do you do this?", why: effectWhy(asked) }),
    option: (asked, key) => branchOption(asked, key) ?? yesOrNo[key],
  },
  "effect.either": {
    ask: (asked) => ({ ask: "Choose one.", why: effectWhy(asked) }),
    option: branchOption,
  },
  "effect.pay": {
    ask: (asked) => ({ ask: payAsk(asked), why: effectWhy(asked) }),
    option: (asked, key) => branchOption(asked, key) ?? payOrNot[key],
  },
  "hand.pick": {
    ask: (asked) => ({ ask: handAsk(asked), why: handWhy(asked) }),
    option: handOption,
  },
  "look.pick": {
    ask: (asked) => ({
      ask: lookAsk(asked),
      why: "You alone see these Victims, from the top of the deck.",
    }),
    option: lookOption,
  },
};
