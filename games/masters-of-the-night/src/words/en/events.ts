import type { Effect, Step } from "../../content/language.js";
import type { EventCard } from "../../content/pieces.js";
import { conditionWords } from "./conditions.js";
import { effectSentences, effectWords } from "./effect.js";
import { atHome, type Scope, scopeOf } from "./scope.js";
import { bearer, leader, thisPlace } from "./someone.js";
import {
  cityDefaults,
  type Defaults,
  heldDefaults,
  placedDefaults,
  standingSentences,
} from "./standing.js";

/** What an event says; its grid is a picture. */

type Stay = Extract<Step, { do: "stay" }>;
type Stays = NonNullable<EventCard["stays"]>;

/** Steps that hold steps have them under these keys. */
function innerLists(step: Step): Effect[] {
  switch (step.do) {
    case "may":
    case "each":
    case "repeat":
      return [step.then];
    case "if":
      return [step.then, step.else ?? []];
    case "either":
      return step.of.map((way) => way.then);
    default:
      return [];
  }
}

function stayStep(effect: Effect): Stay | undefined {
  for (const step of effect) {
    if (step.do === "stay") return step;
    const inner = stayStep(innerLists(step).flat());
    if (inner) return inner;
  }
  return undefined;
}

interface StayFrame {
  readonly scope: Scope;
  readonly defaults: Defaults;
}

/** From then on `here` is the district that the card lies in, and `self` whose sheet it is on. */
function stayFrame(stay: Stay | undefined): StayFrame {
  if (stay?.at !== undefined)
    return { scope: scopeOf(leader, thisPlace), defaults: placedDefaults };
  return stay?.with === undefined
    ? { scope: atHome(leader), defaults: cityDefaults }
    : { scope: atHome(bearer), defaults: heldDefaults };
}

function untilWords({ until, then }: Stays, scope: Scope): string {
  const end = until ? ` until ${conditionWords(until, scope)}` : "";
  return then ? `${end}; then ${effectWords(then, scope)}` : end;
}

/** "Put this card here" goes on with "until"; where it is not the last step, it is said again. */
function withUntil(event: EventCard, text: string, until: string): string {
  const last = event.effect[event.effect.length - 1];
  return last?.do === "stay" || until === ""
    ? `${text.slice(0, -1)}${until}.`
    : `${text} It stays${until}.`;
}

export function eventText(event: EventCard): string {
  const text = effectSentences(event.effect, atHome(leader));
  const { stays } = event;
  if (!stays) return text;
  const { scope, defaults } = stayFrame(stayStep(event.effect));
  const whole = withUntil(event, text, untilWords(stays, scope));
  const standing = standingSentences(stays.standing ?? [], scope, defaults);
  if (standing === "") return whole;
  return `${whole} ${stays.until ? "Meanwhile: " : ""}${standing}`;
}
