import { numberOf, type Pile, Refusal } from "@coterie/kernel";
import type { Content } from "../content/content.js";
import { vampireCount } from "../rules/terms.js";
import { domains, GONE, IN_DECK, MINIONS, NOBODY, NOWHERE, PLACED, type State } from "../state.js";
import type { Position } from "./form.js";

/** Adds to a state what follows from the position of a scenario without being said in it. */
export function complete(content: Content, s: State, p: Position): void {
  completeReserves(content, s, p);
  completeDice(s, p);
  const standing = p.standing === undefined ? s.standing : [];
  completeEvents(content, s, p, standing);
  completeRelics(content, s, p, standing);
  completeSigils(content, s, p, standing);
}

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** Reserves that are not given hold what is not in the city. */
function completeReserves(content: Content, s: State, p: Position): void {
  const count = vampireCount(s);
  const { agents } = content.trackers[count];
  s.agentReserve = p.agentReserve ?? Math.max(0, agents - sum(s.hidden) - sum(s.exposed));
  s.minionReserve = p.minionReserve ?? Math.max(0, MINIONS - sum(s.minions));
  s.bloodSupply = p.bloodSupply ?? Math.max(0, 4 * count + 2 - sum(s.blood));
}

/** Dice that are not in the reserve are set aside. */
function completeDice(s: State, p: Position): void {
  const most = 2 * vampireCount(s);
  if (p.dice !== undefined && p.aside === undefined) {
    const missing = most - p.dice.length;
    if (missing < 0) {
      const { length } = p.dice;
      throw new Refusal("bad-setup", `dice: ${length} dice; expected at most ${most} (MN-2.5)`);
    }
    s.aside = s.aside.map((_, face) => (face === 0 ? missing : 0));
  }
  const inHand = s.fightDie > 0 && s.combat === 0 ? 1 : 0;
  const dice = sum(s.dice) + sum(s.aside) + inHand;
  if (dice === most) return;
  throw new Refusal("bad-setup", `dice, aside: expected ${most} in all (MN-2.5), found ${dice}`);
}

function completeEvents(content: Content, s: State, p: Position, standing: number[]): void {
  const numbered = (id: string, where: string): number =>
    numberOf(domains.event.ids(content, s), id, where);
  for (const id of (p.eventTop ?? []).slice().reverse()) {
    putOnTop(s.events, numbered(id, "eventTop"));
  }
  if (p.eventSeen !== undefined) s.events.seen = p.eventSeen.slice().reverse();
  for (const event of s.goneEvents) removeFrom(s.events, event);
  for (const [id, { with: holder, at }] of Object.entries(p.eventsInPlay ?? {})) {
    const event = numbered(id, "eventsInPlay");
    removeFrom(s.events, event);
    const vampire = optionalNumber(domains.vampire.ids(content, s), holder);
    const district = optionalNumber(domains.district.ids(content, s), at);
    addRows(standing, content.events[event].standing, vampire, district);
  }
}

function optionalNumber(ids: readonly string[], id: string | undefined): number {
  return id === undefined ? NOWHERE : numberOf(ids, id, "eventsInPlay");
}

/** A card comes to the top of the deck: from deeper in it, or instead of the deck's last card. */
function putOnTop(pile: Pile, card: number): void {
  if (!removeFrom(pile, card) && pile.cards.length > 0) {
    pile.cards.shift();
    pile.seen.shift();
  }
  pile.cards.push(card);
  pile.seen.push(0);
}

function removeFrom({ cards, seen }: Pile, card: number): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  seen.splice(at, 1);
  return true;
}

function completeRelics(content: Content, s: State, p: Position, standing: number[]): void {
  s.relicAt.forEach((at, relic) => {
    if (at !== IN_DECK) removeFrom(s.relics, relic);
  });
  if (p.relicDeck !== undefined) dropMissingRelics(s);
  for (const id of (p.relicTop ?? []).slice().reverse()) {
    const relic = numberOf(domains.relic.ids(content, s), id, "relicTop");
    removeFrom(s.relics, relic);
    s.relicAt[relic] = IN_DECK;
    s.relics.cards.push(relic);
    s.relics.seen.push(0);
  }
  if (p.relicSeen !== undefined) s.relics.seen = p.relicSeen.slice().reverse();
  s.vampires.forEach((_, vampire) => {
    content.relics.forEach(({ card, standing: defs }, relic) => {
      if (s.relicAt[relic] !== vampire || card.placed === true) return;
      addRows(standing, defs, vampire, NOWHERE);
    });
  });
  s.relicAt.forEach((at, relic) => {
    if (at >= PLACED) addRows(standing, content.relics[relic].standing, NOBODY, at - PLACED);
  });
}

/** Sigils that a scenario mentions work. */
function completeSigils(content: Content, s: State, p: Position, standing: number[]): void {
  const ids = domains.vampire.ids(content, s);
  for (const [id, { sigil }] of Object.entries(p.vampires ?? {})) {
    if (typeof sigil !== "string") continue;
    const vampire = numberOf(ids, id, "vampires");
    addRows(standing, content.vampires[s.vampires[vampire]].sigil, vampire, s.sigils[vampire]);
  }
}

/** A relic that is neither in the deck nor said to be elsewhere has left the game. */
export function dropMissingRelics(s: State): void {
  s.relicAt.forEach((at, relic) => {
    if (at === IN_DECK && !s.relics.cards.includes(relic)) s.relicAt[relic] = GONE;
  });
}

function addRows(standing: number[], defs: readonly number[], holder: number, place: number): void {
  for (const def of defs) standing.push(def, holder, place);
}
