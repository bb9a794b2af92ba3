import type { Effect, Step } from "../../content/language.js";
import type { EventCard } from "../../content/pieces.js";
import { conditionWords } from "./conditions.js";
import { effectLines, effectWords } from "./effect.js";
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

/** "Put this card here" goes on with "until"; where no sentence of its own says that, it is added. */
function withUntil(lines: readonly string[], until: string): string {
  if (until === "") return lines.join(" ");
  const at = lines.findIndex((line) => /^(Put this card|This card stays in play)/.test(line));
  if (at < 0) return `${lines.join(" ")} It stays${until}.`;
  return lines.map((line, i) => (i === at ? `${line.slice(0, -1)}${until}.` : line)).join(" ");
}

export function eventText(event: EventCard): string {
  const lines = effectLines(event.effect, atHome(leader));
  const { stays } = event;
  if (!stays) return lines.join(" ");
  const { scope, defaults } = stayFrame(stayStep(event.effect));
  const whole = withUntil(lines, untilWords(stays, scope));
  const standing = standingSentences(stays.standing ?? [], scope, defaults);
  if (standing === "") return whole;
  return `${whole} ${stays.until ? "Meanwhile: " : ""}${standing}`;
}
