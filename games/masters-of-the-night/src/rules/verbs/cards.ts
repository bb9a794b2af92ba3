import { type Action, fault, inside, type Scope } from "@coterie/effects";
import { ALL_AUDIENCES, drawTop, push, show } from "@coterie/kernel";
import { NOBODY, NOWHERE } from "../../state.js";
import type { Table } from "../../table.js";
import {
  canDrawRelic,
  discardRelic,
  drawRelic,
  holdRelic,
  placeRelic,
  relicLimit,
  relicsOf,
} from "../relics.js";
import { establish, leavePlay } from "../standing.js";
import type { Speaker, VerbOf } from "./lexicon.js";
import { hereOf, numberRef, placeRef, vampireRef } from "./refs.js";

/** The verbs about events, relics and cards that stay. */
type CardStep = VerbOf<
  | "draw-relic"
  | "discard-relic"
  | "give-relic"
  | "omen"
  | "discard-event"
  | "foresee"
  | "delay-event"
  | "stay"
  | "leave"
  | "install"
>;

export function cardVerb(step: CardStep, scope: Scope, speaker: Speaker): Action<Table> {
  switch (step.do) {
    case "draw-relic":
      return { would: canDrawRelic, run: (g) => push(g, drawRelic) };
    case "discard-relic": {
      const relic = numberRef(step.relic, inside(scope, "relic"), "relic");
      return { would: () => true, run: (g, env) => discardRelic(g, relic(g, env)) };
    }
    case "give-relic":
      return giveVerb(step, scope);
    case "omen":
      return { would: hasEvents, run: turnOmen };
    case "discard-event":
      return { would: hasEvents, run: discardEvent };
    case "foresee":
      return { would: hasEvents, run: (g) => foresee(g, step.n) };
    case "delay-event":
      return { would: (g) => g.state.events.cards.length > 1, run: delayEvent };
    case "stay":
      return stayVerb(step, scope, speaker);
    case "leave":
      return { would: () => true, run: (g) => leave(g, speaker) };
    case "install":
      return installVerb(scope, speaker);
  }
}

function hasEvents(g: Table): boolean {
  return g.state.events.cards.length > 0;
}

/** A relic changes hands; the taker must have room for it (MN-9.1). */
function giveVerb(step: VerbOf<"give-relic">, scope: Scope): Action<Table> {
  const relic = numberRef(step.relic, inside(scope, "relic"), "relic");
  const to = vampireRef(step.to, inside(scope, "to"));
  const hasRoom = (g: Table, taker: number): boolean =>
    relicsOf(g, taker).length < relicLimit(g, taker);
  return {
    would: (g, env) => hasRoom(g, to(g, env)) && g.state.relicAt[relic(g, env)] !== to(g, env),
    run(g, env) {
      if (hasRoom(g, to(g, env))) holdRelic(g, relic(g, env), to(g, env), "MN-9.1");
    },
  };
}

/** Takes the top event out of the game, face up and unresolved (MN-5.15). */
function turnTop(g: Table, fact: "omen" | "event-discarded"): number {
  const event = drawTop(g.state.events);
  g.revealed = true;
  g.state.goneEvents.push(event);
  g.tell?.({ fact, rule: "MN-5.15", event });
  return event;
}

function turnOmen(g: Table): void {
  if (hasEvents(g)) g.state.omen = turnTop(g, "omen");
}

function discardEvent(g: Table): void {
  if (hasEvents(g)) turnTop(g, "event-discarded");
}

function foresee(g: Table, n: number): void {
  const { events } = g.state;
  const first = Math.max(0, events.cards.length - n);
  for (let i = first; i < events.cards.length; i++) show(events, i, ALL_AUDIENCES);
  g.revealed = true;
  const seen = events.cards.slice(first).reverse();
  g.tell?.({ fact: "events-foreseen", rule: "MN-3.3", events: seen });
}

/** The top two events change places, and what is known of them goes with them. */
function delayEvent(g: Table): void {
  const { cards, seen } = g.state.events;
  const top = cards.length - 1;
  if (top < 1) return;
  [cards[top], cards[top - 1]] = [cards[top - 1], cards[top]];
  [seen[top], seen[top - 1]] = [seen[top - 1], seen[top]];
  g.tell?.({ fact: "events-swapped", rule: "MN-3.3" });
}

/** MN-3.6: on a district, on a vampire's sheet, or for the whole city. */
function stayVerb(step: VerbOf<"stay">, scope: Scope, speaker: Speaker): Action<Table> {
  if (!speaker.isEvent) fault(scope, "only an event can stay");
  const at = step.at === undefined ? undefined : placeRef(step.at, inside(scope, "at"));
  const holder = step.with === undefined ? undefined : vampireRef(step.with, inside(scope, "with"));
  return {
    would: () => true,
    run(g, env) {
      const card = g.content.events.find((event) => event.piece === speaker.piece);
      const standing = card?.standing ?? [];
      const place = at?.(g, env) ?? NOWHERE;
      establish(g, standing, holder?.(g, env) ?? NOBODY, place);
      g.tell?.({ fact: "card-stays", rule: "MN-3.6", piece: speaker.piece, district: place });
    },
  };
}

function relicOf(g: Table, speaker: Speaker): number {
  return g.content.relics.findIndex((card) => card.piece === speaker.piece);
}

function leave(g: Table, speaker: Speaker): void {
  const relic = relicOf(g, speaker);
  if (relic >= 0) discardRelic(g, relic);
  else leavePlay(g, speaker.piece);
}

function installVerb(scope: Scope, speaker: Speaker): Action<Table> {
  if (!speaker.isRelic) fault(scope, "only a relic can be installed");
  return {
    would: () => true,
    run: (g, env) => placeRelic(g, relicOf(g, speaker), hereOf(g, env)),
  };
}
