import type { Question } from "@coterie/kernel";
import { killsOf, woundsOf } from "../../../rules/combat.js";
import { WAITING_ROW } from "../../../rules/standing.js";
import { effects } from "../../../rules/verbs/effects.js";
import { effectWords } from "../effect.js";
import { capital } from "../numbers.js";
import { type Asked, askedIn, effectAsked } from "./asked.js";
import {
  type Look,
  pieceCalled,
  positionOf,
  some,
  tableOf,
  theDistrict,
  tokensWords,
  vampireName,
  vampireOf,
} from "./look.js";
import { nightTexts } from "./options-night.js";
import { partText, textOf } from "./part.js";

/** An option in plain words; options of one group stand together under its name. */
export interface OptionWords {
  readonly group: string;
  readonly words: string;
  /** What it would do, where that needs a text of its own. */
  readonly more?: string;
}

type Option = string | { readonly words: string; readonly more: string };
type Worder = (asked: Asked, key: string) => Option | undefined;

const withTail = (head: string, tail: string): string => (tail === "" ? head : `${head} (${tail})`);

function districtOption(asked: Asked, id: string): string | undefined {
  const position = positionOf(asked, id);
  if (position < 0) return undefined;
  return withTail(theDistrict(asked, position), tokensWords(asked, position));
}

function vampireOption(asked: Asked, id: string): string | undefined {
  const v = vampireOf(asked, id);
  if (v < 0) return undefined;
  const { blood, at } = asked.state;
  const state = blood[v] === 0 ? "drained" : `${blood[v]} blood`;
  return `${vampireName(asked, v)} (${state}, in ${theDistrict(asked, at[v])})`;
}

function relicOption(asked: Asked, id: string): Option | undefined {
  const piece = pieceCalled(asked, id);
  return piece && { words: piece.name, more: textOf(piece).split("\n").join(" ") };
}

/** `die:4`. */
const faceIn = (key: string): number => Number(key.slice(key.lastIndexOf(":") + 1));

/** What a die does to the agent and to the fighter is known before it is picked. */
function fightDie(asked: Asked, key: string): string {
  const { fighter, blood } = asked.state;
  const face = faceIn(key);
  const name = vampireName(asked, fighter);
  const wounds = Math.min(woundsOf(tableOf(asked), face), blood[fighter]);
  const agent = killsOf(face) > 0 ? "an agent falls" : "no agent falls";
  const drained = wounds > 0 && wounds === blood[fighter] ? " and is drained" : "";
  const hurt = wounds === 0 ? `${name} is unhurt` : `${name} loses ${wounds} blood${drained}`;
  return `a ${face}: ${agent}, ${hurt}`;
}

function minionsOption(_asked: Asked, key: string): string {
  const n = faceIn(key);
  return n === 0 ? "none" : some(n, "minion");
}

function windowOption(asked: Asked, key: string): Option | undefined {
  if (key === "done") return "leave it as it is";
  const kind = key.startsWith("blood") ? "blood" : "dark";
  const card = asked.content.vampires[asked.state.vampires[asked.state.fighter]]?.card;
  const words = `${card?.[kind].name} on the ${faceIn(key)}`;
  return card && { words, more: partText(card, kind) };
}

/** `museum:2-to-asylum`. */
function redirectOption(asked: Asked, key: string): string {
  const n = Number(/:(\d+)-to-/.exec(key)?.[1] ?? 0);
  return n === 0 ? "none" : `${some(n, "agent")} to ${theDistrict(asked, asked.args[1])}`;
}

/** `resolve:imre:2`: the piece, and the row of those that wait, after those that are held back. */
function orderOption(asked: Asked, key: string): string | undefined {
  const [, id, number] = key.split(":");
  const piece = pieceCalled(asked, id);
  const { waiting } = asked.state;
  const held = waiting.length / WAITING_ROW - asked.question.options.length;
  const row = (held + Number(number) - 1) * WAITING_ROW;
  const [who = -1, where = -1] = waiting.slice(row + 3, row + WAITING_ROW);
  const about = [
    ...(who < 0 ? [] : [vampireName(asked, who)]),
    ...(where < 0 ? [] : [theDistrict(asked, where)]),
  ];
  return piece && withTail(piece.name, about.join(", "));
}

/** A day effect whose condition does not hold says only that: its slot passes (MN-3.2). */
function dayOption(asked: Asked, id: string): Option | undefined {
  const position = positionOf(asked, id);
  const words = districtOption(asked, id);
  if (words === undefined) return undefined;
  const { day, card } = asked.content.districts[asked.state.city[position]];
  const env = { self: asked.state.leader, place: position, bound: [0, 0, 0, 0] };
  const acts = day >= 0 && effects.would(tableOf(asked), day, env);
  return { words, more: acts ? partText(card, "day") : "Nothing would happen now." };
}

function chosenOption(asked: Asked, key: string): Option | undefined {
  if (key === "decline") return "none: leave it";
  const effect = effectAsked(asked);
  switch (effect?.kind) {
    case "district":
      return districtOption(asked, key);
    case "vampire":
      return vampireOption(asked, key);
    case "relic":
      return relicOption(asked, key);
    case "die":
      return `a die showing ${faceIn(key)}`;
    case "number":
      return key;
    default:
      return undefined;
  }
}

function eitherOption(asked: Asked, key: string): string | undefined {
  const at = effectAsked(asked)?.at;
  const way = at?.step.do === "either" ? at.step.of.find(({ name }) => name === key) : undefined;
  return at && way && effectWords(way.then, at.scope);
}

function lentOption(asked: Asked, id: string): Option | undefined {
  const piece = pieceCalled(asked, id);
  if (piece?.kind !== "vampire") return undefined;
  return { words: `${piece.name}'s ${piece.blood.name}`, more: partText(piece, "blood") };
}

const yesOrNo: Readonly<Record<string, string>> = { yes: "Yes", no: "No" };

export const optionTexts: Readonly<Record<string, Worder>> = {
  "day.next-district": dayOption,
  "day.next-combat": districtOption,
  "event.more-grey": districtOption,
  "fill.last-agent": districtOption,
  "fill.redirect-agents": redirectOption,
  "combat.first-fighter": vampireOption,
  "combat.give-up-minions": minionsOption,
  "combat.successor": vampireOption,
  "combat.pick-die": fightDie,
  "combat.pick-one-of-all": fightDie,
  "combat.bear-wound": vampireOption,
  "combat.window": windowOption,
  "relics.give": vampireOption,
  "relics.discard": relicOption,
  "standing.order": orderOption,
  "tokens.face": (_asked, key) => (key === "hidden" ? "a hidden one" : "an exposed one"),
  "effect.choose": chosenOption,
  "effect.may": (_asked, key) => yesOrNo[key],
  "effect.either": eitherOption,
  "effect.company": minionsOption,
  "custom.lent-ability": lentOption,
};

function nightOption(asked: Asked, key: string): OptionWords | undefined {
  const [action] = key.split(":", 1);
  return nightTexts[action]?.(asked, key.slice(action.length + 1));
}

/** The words for an option, or undefined where it has none. */
export function optionWords(look: Look, question: Question, key: string): OptionWords | undefined {
  const asked = askedIn(look, question);
  const found =
    question.kind === "night.act"
      ? nightOption(asked, key)
      : grouped(optionTexts[question.kind]?.(asked, key));
  return found && { ...found, words: capital(found.words) };
}

function grouped(option: Option | undefined): OptionWords | undefined {
  if (option === undefined) return undefined;
  return typeof option === "string" ? { group: "", words: option } : { group: "", ...option };
}
