import { effectNodes } from "@coterie/effects";
import { numberOf, Refusal, unnameAgenda } from "@coterie/kernel";
import type { Content } from "../content/content.js";
import { outcomes } from "../rules/ending.js";
import { beginPhase } from "../rules/phases.js";
import { vampireCount } from "../rules/terms.js";
import { GONE, IN_DECK, MINIONS, PLACED, POSITIONS, type State } from "../state.js";
import { rulebook } from "../table.js";
import { countFaces, type Ids, idsOf } from "./ids.js";
import { checkLimits } from "./limits.js";
import type { Position } from "./schema.js";

/** Changes a state to what a position says; what it does not mention stays as it is. */
export function arrange(content: Content, s: State, p: Position): void {
  const ids = idsOf(content, s);
  arrangeTime(s, p, ids);
  arrangeCity(content, s, p, ids);
  arrangeVampires(s, p, ids);
  arrangeDice(s, p);
  arrangeEvents(content, s, p, ids);
  arrangeRelics(content, s, p, ids);
  arrangeStanding(content, s, p, ids);
  arrangeMoment(s, p, ids);
  checkLimits(content, s, p);
  if (p.agenda !== undefined) {
    s.agenda = unnameAgenda(rulebook, p.agenda, effectNodes(content.program));
  } else if (p.phase !== undefined) beginPhase(content, s, p.phase, p.ap);
}

function arrangeTime(s: State, p: Position, ids: Ids): void {
  const bits = (list: readonly string[], where: string): number =>
    list.reduce((set, id) => set | (1 << ids.position(id, where)), 0);
  if (p.round !== undefined) s.round = p.round;
  if (p.night !== undefined) s.night = p.night ? 1 : 0;
  if (p.leader !== undefined) s.leader = ids.vampire(p.leader, "leader");
  if (p.active !== undefined) s.active = p.active === null ? -1 : ids.vampire(p.active, "active");
  if (p.ap !== undefined) s.ap = p.ap;
  if (p.turnOver !== undefined) s.turnOver = p.turnOver ? 1 : 0;
  if (p.dayDone !== undefined) s.dayDone = bits(p.dayDone, "dayDone");
  if (p.hunted !== undefined) s.hunted = bits(p.hunted, "hunted");
  if (p.veil !== undefined) s.veil = p.veil;
}

/** Reserves that are not given hold what is not in the city. */
function arrangeCity(content: Content, s: State, p: Position, ids: Ids): void {
  for (const [id, tokens] of Object.entries(p.districts ?? {})) {
    const district = ids.position(id, "districts");
    if (tokens.hidden !== undefined) s.hidden[district] = tokens.hidden;
    if (tokens.exposed !== undefined) s.exposed[district] = tokens.exposed;
    if (tokens.minions !== undefined) s.minions[district] = tokens.minions;
  }
  const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
  const agents = content.trackers[vampireCount(s)].agents;
  s.agentReserve = p.agentReserve ?? Math.max(0, agents - sum(s.hidden) - sum(s.exposed));
  s.minionReserve = p.minionReserve ?? Math.max(0, MINIONS - sum(s.minions));
}

function arrangeVampires(s: State, p: Position, ids: Ids): void {
  for (const [id, vampire] of Object.entries(p.vampires ?? {})) {
    const v = ids.vampire(id, "vampires");
    const where = `vampires.${id}`;
    if (vampire.at !== undefined) s.at[v] = ids.position(vampire.at, `${where}.at`);
    if (vampire.blood !== undefined) s.blood[v] = vampire.blood;
    if (vampire.kills !== undefined) s.kills[v] = vampire.kills;
    if (vampire.nextAp !== undefined) s.nextAp[v] = vampire.nextAp;
    if (vampire.sigil !== undefined) {
      s.sigils[v] = vampire.sigil === null ? -1 : ids.position(vampire.sigil, `${where}.sigil`);
    }
  }
  const total = 4 * vampireCount(s) + 2;
  s.bloodSupply = p.bloodSupply ?? Math.max(0, total - s.blood.reduce((a, b) => a + b, 0));
}

/** Dice that are not in the reserve are set aside. */
function arrangeDice(s: State, p: Position): void {
  if (p.dice !== undefined) s.dice = countFaces(p.dice);
  if (p.aside !== undefined) s.aside = countFaces(p.aside);
  else if (p.dice !== undefined) {
    const missing = 2 * vampireCount(s) - p.dice.length;
    if (missing < 0) {
      const most = 2 * vampireCount(s);
      const count = p.dice.length;
      throw new Refusal("bad-setup", `dice: ${count} dice; expected at most ${most} (MN-2.5)`);
    }
    s.aside = countFaces(new Array<number>(missing).fill(1));
  }
  const inHand = p.fight !== undefined && p.fight.die > 0 && s.combat === 0 ? 1 : 0;
  const dice = [...s.dice, ...s.aside].reduce((a, b) => a + b, inHand);
  if (dice !== 2 * vampireCount(s)) {
    throw new Refusal(
      "bad-setup",
      `dice, aside: expected ${2 * vampireCount(s)} in all (MN-2.5), found ${dice}`,
    );
  }
  if (p.rolls !== undefined) s.chance.loaded = p.rolls.slice();
  if (p.chance !== undefined) s.chance = { ...p.chance, loaded: s.chance.loaded };
}

function arrangeEvents(content: Content, s: State, p: Position, ids: Ids): void {
  if (p.eventDeck !== undefined) {
    s.events.cards = p.eventDeck.map((id) => ids.event(id, "eventDeck")).reverse();
    s.events.seen = s.events.cards.map(() => 0);
  }
  for (const id of (p.eventTop ?? []).slice().reverse()) putOnTop(s, ids.event(id, "eventTop"));
  if (p.eventSeen !== undefined) s.events.seen = p.eventSeen.slice().reverse();
  if (p.goneEvents !== undefined) {
    s.goneEvents = p.goneEvents.map((id) => ids.event(id, "goneEvents"));
    for (const event of s.goneEvents) removeFromDeck(s.events.cards, s.events.seen, event);
  }
  for (const [id, where] of Object.entries(p.eventsInPlay ?? {})) {
    const event = ids.event(id, "eventsInPlay");
    const holder = where.with === undefined ? -1 : ids.vampire(where.with, "eventsInPlay");
    const place = where.at === undefined ? -1 : ids.position(where.at, "eventsInPlay");
    removeFromDeck(s.events.cards, s.events.seen, event);
    for (const def of content.events[event].standing) s.standing.push(def, holder, place);
  }
}

/** A card comes to the top of the deck: from deeper in it, or instead of the deck's last card. */
function putOnTop(s: State, event: number): void {
  const { cards, seen } = s.events;
  if (!removeFromDeck(cards, seen, event) && cards.length > 0) {
    cards.shift();
    seen.shift();
  }
  cards.push(event);
  seen.push(0);
}

function removeFromDeck(cards: number[], seen: number[], card: number): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  seen.splice(at, 1);
  return true;
}

function arrangeRelics(content: Content, s: State, p: Position, ids: Ids): void {
  if (p.relicDeck !== undefined) {
    s.relics.cards = p.relicDeck.map((id) => ids.relic(id, "relicDeck")).reverse();
    s.relics.seen = s.relics.cards.map(() => 0);
    // What is neither in the deck nor said to be elsewhere has left the game.
    s.relicAt = s.relicAt.map((_, relic) => (s.relics.cards.includes(relic) ? IN_DECK : GONE));
  }
  const take = (id: string, where: string, to: number): number => {
    const relic = ids.relic(id, where);
    removeFromDeck(s.relics.cards, s.relics.seen, relic);
    s.relicAt[relic] = to;
    return relic;
  };
  for (const id of p.goneRelics ?? []) take(id, "goneRelics", GONE);
  for (const [id, vampire] of Object.entries(p.vampires ?? {})) {
    const holder = ids.vampire(id, "vampires");
    for (const relic of vampire.relics ?? []) {
      const { card, standing } = content.relics[take(relic, `vampires.${id}.relics`, holder)];
      if (card.placed !== true) addRows(s, standing, holder, -1);
    }
  }
  for (const [id, place] of Object.entries(p.placedRelics ?? {})) {
    const position = ids.position(place, "placedRelics");
    addRows(s, content.relics[take(id, "placedRelics", PLACED + position)].standing, -1, position);
  }
  for (const id of (p.relicTop ?? []).slice().reverse()) {
    const relic = take(id, "relicTop", IN_DECK);
    s.relics.cards.push(relic);
    s.relics.seen.push(0);
  }
  if (p.relicSeen !== undefined) s.relics.seen = p.relicSeen.slice().reverse();
}

function addRows(s: State, defs: readonly number[], holder: number, place: number): void {
  for (const def of defs) s.standing.push(def, holder, place);
}

/** Sigils that a scenario mentions work; a complete position lists all standing effects itself. */
function arrangeStanding(content: Content, s: State, p: Position, ids: Ids): void {
  for (const [id, vampire] of Object.entries(p.vampires ?? {})) {
    if (typeof vampire.sigil !== "string") continue;
    const v = ids.vampire(id, "vampires");
    addRows(s, content.vampires[s.vampires[v]].sigil, v, s.sigils[v]);
  }
  const rowOf = (row: {
    effect: string;
    holder: string | null;
    place: string | null;
  }): number[] => {
    const def = content.standings.findIndex((one) => one.name === row.effect);
    if (def < 0) throw new Refusal("bad-setup", `standing: there is no effect ${row.effect}`);
    const holder = row.holder === null ? -1 : ids.vampire(row.holder, "standing");
    return [def, holder, row.place === null ? -1 : ids.position(row.place, "standing")];
  };
  if (p.standing !== undefined) s.standing = p.standing.flatMap(rowOf);
  if (p.waiting !== undefined) {
    s.waiting = p.waiting.flatMap((row) => [...rowOf(row), row.who, row.where]);
  }
  if (p.used !== undefined) s.usedPieces = p.used.map((id) => ids.piece(id, "used"));
  if (p.trail !== undefined) s.trail = p.trail.slice();
}

function arrangeMoment(s: State, p: Position, ids: Ids): void {
  const table = (list: readonly number[], where: string): number[] => {
    if (list.length === POSITIONS) return list.slice();
    throw new Refusal("bad-setup", `${where}: expected ${POSITIONS} numbers`);
  };
  if (p.event !== undefined) s.event = p.event === null ? -1 : ids.event(p.event, "event");
  if (p.omen !== undefined) s.omen = p.omen === null ? -1 : ids.event(p.omen, "omen");
  if (p.entered !== undefined) s.entered = table(p.entered, "entered");
  if (p.demand !== undefined) s.demand = table(p.demand, "demand");
  if (p.allotted !== undefined) s.allotted = table(p.allotted, "allotted");
  if (p.eventVeil !== undefined) {
    s.eventGain = p.eventVeil.gain;
    s.eventLoss = p.eventVeil.loss;
    s.eventShortage = p.eventVeil.shortage;
  }
  if (p.fight !== undefined) {
    const { at, fighter, byDay, dice, die, picked, wounds } = p.fight;
    s.fightAt = at === null ? -1 : ids.position(at, "fight.at");
    s.fighter = fighter === null ? -1 : ids.vampire(fighter, "fight.fighter");
    s.fightByDay = byDay ? 1 : 0;
    s.fightDice = dice;
    s.fightDie = die;
    s.picked = countFaces(picked);
    s.fightKills = p.fight.kills ?? 0;
    s.wounds = wounds;
  }
  if (p.outcome !== undefined) {
    s.outcome = p.outcome === null ? 0 : 1 + numberOf(outcomes, p.outcome, "outcome");
  }
}
