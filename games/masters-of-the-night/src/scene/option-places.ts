import type { Question } from "@coterie/kernel";
import type { Masters } from "../game.js";
import { WAITING_ROW } from "../rules/standing.js";
import type { State } from "../state.js";
import { type Asked, askedIn, type EffectAsked, effectAsked } from "../words/en/play/asked.js";
import { nightPlaces } from "./night-places.js";
import { asidePlace, diePlace, pickedPlace, powerPlace } from "./places.js";
import {
  atDistrict,
  atDistrictCalled,
  atPiece,
  atRelicCalled,
  atVampire,
  atVampireCalled,
  type Places,
} from "./whereabouts.js";

/** Where on the board an option of a question is answered, by the kind of the question. */
type Placer = (asked: Asked, key: string) => Places;

/** `die:4`. */
const faceIn = (key: string): number => Number(key.slice(key.lastIndexOf(":") + 1));

const die: Placer = (_asked, key) => [diePlace(faceIn(key))];

const fight: Placer = ({ state }) => [...atDistrict(state.fightAt), ...atVampire(state.fighter)];

/** `museum:2-to-asylum`: those that are not sent on stay. */
function redirect(asked: Asked, key: string): Places {
  const [, from = "", n = "0", to = ""] = /^(.+):(\d+)-to-(.+)$/.exec(key) ?? [];
  const [source, target] = [atDistrictCalled(asked, from), atDistrictCalled(asked, to)];
  return n === "0" ? source : [...target, ...source];
}

/** `blood-ability:die:4`, or `done`. */
function inWindow({ state }: Asked, key: string): Places {
  const self = atVampire(state.fighter);
  if (key === "done") return self;
  const power = key.startsWith("blood") ? "blood" : "dark";
  const face = faceIn(key);
  return [powerPlace(state.fighter, power), pickedPlace(face), diePlace(face), ...self];
}

/** `resolve:imre:2`: rows that are held back come before those that are offered. */
function waiting(asked: Asked, key: string): Places {
  const { content, state, question } = asked;
  const held = state.waiting.length / WAITING_ROW - question.options.length;
  const row = (held + faceIn(key) - 1) * WAITING_ROW;
  const [def, holder, place, who, where] = state.waiting.slice(row, row + WAITING_ROW);
  const piece = content.pieces[content.standings[def].piece];
  return [
    ...atPiece(asked, piece, "standing"),
    ...atDistrict(where),
    ...atVampire(who),
    ...atDistrict(place),
    ...atVampire(holder),
  ];
}

/** What the effect speaks of already: what was chosen last, or whose turn it is among many. */
function atKnown(asked: Asked, { known }: EffectAsked): Places {
  return [...known].reverse().flatMap(({ kind, value }) => {
    if (kind === "district") return atDistrict(value);
    if (kind === "vampire") return atVampire(value);
    return kind === "relic" ? atRelicCalled(asked, asked.content.relics[value].card.id) : [];
  });
}

/** An answer that names nothing on the board: where it matters, then the piece that asks. */
const inEffect: Placer = (asked) => {
  const effect = effectAsked(asked);
  if (effect === undefined) return [];
  const [, self, place] = asked.args;
  return [
    ...atKnown(asked, effect),
    ...atPiece(asked, effect.piece, effect.part),
    ...atDistrict(place),
    ...atVampire(self),
  ];
};

/** A die of the reserve, or one of those set aside that comes back. */
function chosenDie(effect: EffectAsked, key: string): Places {
  const face = faceIn(key);
  const comesBack = effect.at?.step.do === "return-die";
  return [...(comesBack ? [asidePlace(face)] : []), diePlace(face)];
}

function chosen(asked: Asked, key: string): Places {
  const effect = effectAsked(asked);
  if (key === "decline" || effect === undefined) return inEffect(asked, key);
  switch (effect.kind) {
    case "district":
      return atDistrictCalled(asked, key);
    case "vampire":
      return atVampireCalled(asked, key);
    case "relic":
      return atRelicCalled(asked, key);
    case "die":
      return chosenDie(effect, key);
    default:
      return inEffect(asked, key);
  }
}

export const placers: Readonly<Record<string, Placer>> = {
  "day.next-district": atDistrictCalled,
  "day.next-combat": atDistrictCalled,
  "event.more-grey": atDistrictCalled,
  "fill.last-agent": atDistrictCalled,
  "fill.redirect-agents": redirect,
  "combat.first-fighter": atVampireCalled,
  "combat.give-up-minions": fight,
  "combat.successor": atVampireCalled,
  "combat.pick-die": die,
  "combat.pick-one-of-all": die,
  "combat.bear-wound": atVampireCalled,
  "combat.window": inWindow,
  "relics.give": atVampireCalled,
  "relics.discard": atRelicCalled,
  "standing.order": waiting,
  // Asked with what is done, to how many, and where.
  "tokens.face": ({ args }) => atDistrict(args[2]),
  "effect.choose": chosen,
  "effect.may": inEffect,
  "effect.either": inEffect,
  // Asked with the vampire and where it goes.
  "effect.company": ({ args }) => [...atDistrict(args[1]), ...atVampire(args[0])],
  // Asked with the one who borrows.
  "custom.lent-ability": ({ args }) => atVampire(args[0]),
  "night.act": nightPlaces,
};

/** MN-1.7: whoever decides stands for what has no place of its own. */
function decider({ night, active, leader }: State): Places {
  return atVampire(night === 1 && active >= 0 ? active : leader);
}

/** Places of the scene, the most exact first: at least one, and each of them is there. */
export function placesOf(
  { content }: Masters,
  seen: State,
  question: Question,
  key: string,
): readonly string[] {
  const asked = askedIn({ content, state: seen }, question);
  const places = new Set(placers[question.kind]?.(asked, key) ?? []);
  return places.size > 0 ? [...places] : decider(seen);
}
