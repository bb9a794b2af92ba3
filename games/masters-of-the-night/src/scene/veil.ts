import { isUnknown } from "@coterie/kernel";
import { modified } from "../rules/standing.js";
import { vampireCount } from "../rules/terms.js";
import { VEIL_MAX } from "../rules/veil.js";
import { NOBODY, NOWHERE } from "../state.js";
import { type Look, positions, tableOf } from "../words/en/play/look.js";
import { actOf, HIGH_VEIL } from "../words/en/play/surroundings.js";
import { eventOrNull, eventScene } from "./cards.js";
import type { BandScene, ForeseenScene, VeilScene } from "./types.js";

/** The veil, and the events that tear at it. */

/** MN-3.4: what changes the grey numbers changes only those that are there. */
function bandScene(look: Look, band: "high" | "low"): BandScene {
  const g = tableOf(look);
  const { red, grey } = look.content.trackers[vampireCount(look.state)][band];
  const value = (name: "red" | "grey", base: number): number =>
    Math.max(0, modified(g, name, base, NOBODY, NOWHERE));
  return { red: value("red", red), grey: grey.map((n) => (n === 0 ? 0 : value("grey", n))) };
}

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

/** MN-3.7, §13: each district where agents were seen entering, or each of those agents. */
function entryLoss(look: Look): number {
  const g = tableOf(look);
  const { entered, entryLoss: eachAgent } = look.state;
  return positions
    .filter((d) => entered[d] > 0)
    .map((d) => {
      const each = Math.max(0, modified(g, "entry-loss", 1, NOBODY, d));
      return each * (eachAgent === 0 ? 1 : entered[d]);
    })
    .reduce((a, b) => a + b, 0);
}

export function veilScene(look: Look): VeilScene {
  const { veil, event, omen, eventGain, eventLoss, eventShortage } = look.state;
  return {
    value: veil,
    max: VEIL_MAX,
    isHigh: veil >= HIGH_VEIL,
    high: bandScene(look, "high"),
    low: bandScene(look, "low"),
    eventsLeft: eventsLeft(look),
    foreseen: foreseen(look),
    event: eventOrNull(look, event),
    omen: eventOrNull(look, omen),
    pending: { gain: eventGain, loss: eventLoss + eventShortage + entryLoss(look) },
  };
}
