import type { Action, Lexicon, Pick, Scope } from "@coterie/effects";
import type { MastersLanguage, Verb } from "../../content/language.js";
import type { Table } from "../../table.js";
import { amountOf } from "./amounts.js";
import { cardVerb } from "./cards.js";
import { conditionOf } from "./conditions.js";
import { customVerb } from "./custom.js";
import { diceVerb } from "./dice.js";
import { setOf } from "./sets.js";
import { tokenVerb } from "./tokens.js";
import { vampireVerb } from "./vampires.js";

export type VerbOf<D extends Verb["do"]> = Extract<Verb, { do: D }>;

/** What the words of a piece need to know of the piece that says them. */
export interface Speaker {
  /** Its number in the pack. */
  readonly piece: number;
  /** The piece is an event, whose agents may be missing or enter (MN-3.9), now or as a card that stayed. */
  readonly isEvent: boolean;
  readonly isRelic: boolean;
  /**
   * The words are a blood or dark ability, used on its user's turn or on a picked die: agents that it
   * removes count (MN-5.7).
   */
  readonly ability: "turn" | "die" | undefined;
}

/** Whether a piece is the event that is being resolved: its veil changes wait (MN-3.8). */
export function isEventNow(g: Table, speaker: Speaker): boolean {
  return (
    speaker.isEvent && g.state.event >= 0 && g.content.events[g.state.event].piece === speaker.piece
  );
}

export function lexiconFor(speaker: Speaker): Lexicon<Table, MastersLanguage> {
  return {
    set: setOf,
    amount: amountOf,
    condition: conditionOf,
    verb: (step, scope) => verbOf(step, scope, speaker),
  };
}

function verbOf(step: Verb, scope: Scope, speaker: Speaker): Action<Table> | Pick<Table> {
  switch (step.do) {
    case "place":
    case "recruit":
    case "remove":
    case "move":
    case "replace":
    case "expose":
    case "hide":
      return tokenVerb(step, scope, speaker);
    case "gain":
    case "lose":
    case "travel":
    case "fight":
      return vampireVerb(step, scope, speaker);
    case "spend-die":
    case "reroll":
    case "turn-die":
    case "return-die":
    case "change-die":
      return diceVerb(step, scope);
    case "draw-relic":
    case "discard-relic":
    case "give-relic":
    case "omen":
    case "discard-event":
    case "foresee":
    case "delay-event":
    case "stay":
    case "leave":
    case "install":
      return cardVerb(step, scope, speaker);
    case "custom":
      return customVerb(step, scope);
  }
}
