import { effectNodes } from "@coterie/effects";
import { nameAgenda } from "@coterie/kernel";
import type { Content } from "../content/content.js";
import { facesOf } from "../rules/dice.js";
import { outcomes } from "../rules/ending.js";
import { relicsHeld } from "../rules/relics.js";
import { STANDING_ROW, WAITING_ROW } from "../rules/standing.js";
import { GONE, PLACED, POSITIONS, type State } from "../state.js";
import { rulebook } from "../table.js";
import { type Ids, idsOf } from "./ids.js";
import type { Position } from "./schema.js";

/** The whole position in readable terms. */
export function namePosition(content: Content, s: State): Position {
  const ids = idsOf(content, s);
  const bits = (set: number): string[] =>
    s.city.flatMap((_, position) =>
      (set & (1 << position)) === 0 ? [] : [ids.districtAt(position)],
    );
  return {
    rules: {
      entryLoss: s.entryLoss,
      combat: s.combat,
      abilityKills: s.abilityKills,
      eventsPerAct: s.eventsPerAct,
    },
    team: s.vampires.map((_, v) => ({ id: ids.vampireAt(v), seat: s.seatOf[v] })),
    city: s.city.map((_, position) => ids.districtAt(position)),
    round: s.round,
    night: s.night === 1,
    leader: ids.vampireAt(s.leader),
    active: s.active < 0 ? null : ids.vampireAt(s.active),
    ap: s.ap,
    turnOver: s.turnOver === 1,
    dayDone: bits(s.dayDone),
    hunted: bits(s.hunted),
    veil: s.veil,
    districts: nameDistricts(s, ids),
    vampires: nameVampires(s, ids),
    agentReserve: s.agentReserve,
    minionReserve: s.minionReserve,
    bloodSupply: s.bloodSupply,
    dice: facesOf(s.dice),
    aside: facesOf(s.aside),
    rolls: s.chance.loaded.slice(),
    ...nameCards(content, s, ids),
    standing: nameStanding(content, s, ids),
    waiting: nameWaiting(content, s, ids),
    event: s.event < 0 ? null : ids.eventId(s.event),
    eventVeil: { gain: s.eventGain, loss: s.eventLoss, shortage: s.eventShortage },
    entered: s.entered.slice(),
    demand: s.demand.slice(),
    allotted: s.allotted.slice(),
    omen: s.omen < 0 ? null : ids.eventId(s.omen),
    fight: {
      at: s.fightAt < 0 ? null : ids.districtAt(s.fightAt),
      fighter: s.fighter < 0 ? null : ids.vampireAt(s.fighter),
      byDay: s.fightByDay === 1,
      dice: s.fightDice,
      die: s.fightDie,
      picked: facesOf(s.picked),
      kills: s.fightKills,
      wounds: s.wounds,
    },
    agenda: nameAgenda(rulebook, s.agenda, effectNodes(content.program)),
    chance: { kind: s.chance.kind, key: s.chance.key, drawn: s.chance.drawn.slice() },
    outcome: s.outcome === 0 ? null : outcomes[s.outcome - 1],
  };
}

function nameDistricts(s: State, ids: Ids): NonNullable<Position["districts"]> {
  return Object.fromEntries(
    Array.from({ length: POSITIONS }, (_, d) => [
      ids.districtAt(d),
      { hidden: s.hidden[d], exposed: s.exposed[d], minions: s.minions[d] },
    ]),
  );
}

function nameVampires(s: State, ids: Ids): NonNullable<Position["vampires"]> {
  return Object.fromEntries(
    s.vampires.map((_, v) => [
      ids.vampireAt(v),
      {
        at: ids.districtAt(s.at[v]),
        blood: s.blood[v],
        kills: s.kills[v],
        sigil: s.sigils[v] < 0 ? null : ids.districtAt(s.sigils[v]),
        relics: relicsHeld(s, v).map(ids.relicId),
        nextAp: s.nextAp[v],
      },
    ]),
  );
}

function nameCards(content: Content, s: State, ids: Ids): Position {
  const placed = s.relicAt.flatMap((at, relic): [string, string][] =>
    at >= PLACED ? [[ids.relicId(relic), ids.districtAt(at - PLACED)]] : [],
  );
  return {
    eventDeck: s.events.cards.map(ids.eventId).reverse(),
    eventSeen: s.events.seen.slice().reverse(),
    goneEvents: s.goneEvents.map(ids.eventId),
    relicDeck: s.relics.cards.map(ids.relicId).reverse(),
    relicSeen: s.relics.seen.slice().reverse(),
    placedRelics: Object.fromEntries(placed),
    goneRelics: s.relicAt.flatMap((at, relic) => (at === GONE ? [ids.relicId(relic)] : [])),
    used: s.usedPieces.map((piece) => content.pieces[piece].id),
    trail: s.trail.slice(),
  };
}

interface NamedRow {
  effect: string;
  holder: string | null;
  place: string | null;
}

function nameRow(content: Content, row: readonly number[], at: number, ids: Ids): NamedRow {
  const [def, holder, place] = row.slice(at, at + 3);
  return {
    effect: content.standings[def].name,
    holder: holder < 0 ? null : ids.vampireAt(holder),
    place: place < 0 ? null : ids.districtAt(place),
  };
}

function nameStanding(content: Content, s: State, ids: Ids): NamedRow[] {
  return rowsOf(s.standing, STANDING_ROW).map((at) => nameRow(content, s.standing, at, ids));
}

function nameWaiting(content: Content, s: State, ids: Ids): NonNullable<Position["waiting"]> {
  return rowsOf(s.waiting, WAITING_ROW).map((at) => ({
    ...nameRow(content, s.waiting, at, ids),
    who: s.waiting[at + 3],
    where: s.waiting[at + 4],
  }));
}

/** The indices at which the rows of a flat table begin. */
function rowsOf(table: readonly number[], width: number): number[] {
  return Array.from({ length: table.length / width }, (_, row) => row * width);
}
