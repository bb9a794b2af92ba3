import { isUnknown } from "@coterie/kernel";
import { agentsBrought, entryLoss, HIGH_VEIL } from "../rules/event.js";
import { VEIL_MAX } from "../rules/veil.js";
import { type Look, tableOf } from "../words/en/play/look.js";
import { actOf } from "../words/en/play/surroundings.js";
import { eventOrNull, eventScene } from "./cards.js";
import type { ForeseenScene, VeilScene } from "./types.js";

/** The veil, and the events that tear at it. */

/** The act of an unknown card is printed on its back. */
function eventsLeft(look: Look): number[] {
  const { cards } = look.state.events;
  return [1, 2, 3].map((act) => cards.filter((card) => actOf(look, card) === act).length);
}

/** An unknown card may lie on a known one. */
function foreseen({ content, state }: Look): ForeseenScene[] {
  return [...state.events.cards]
    .reverse()
    .flatMap((card, depth) =>
      isUnknown(card) ? [] : [{ ...eventScene(content.events[card].card), depth }],
    );
}

export function veilScene(look: Look): VeilScene {
  const { veil, event, omen, eventGain, eventLoss, eventShortage } = look.state;
  const g = tableOf(look);
  return {
    value: veil,
    max: VEIL_MAX,
    isHigh: veil >= HIGH_VEIL,
    high: agentsBrought(g, "high"),
    low: agentsBrought(g, "low"),
    eventsLeft: eventsLeft(look),
    foreseen: foreseen(look),
    event: eventOrNull(look, event),
    omen: eventOrNull(look, omen),
    pending: { gain: eventGain, loss: eventLoss + eventShortage + entryLoss(g) },
  };
}
