import { Refusal } from "@coterie/kernel";
import type { Content } from "../content/content.js";
import { orders } from "../content/language.js";
import { dieFor } from "../rules/terms.js";
import { NEW_BLOOD, NONE, QUARTERS } from "../state.js";
import { type Ids, idsOf } from "./ids.js";
import type { Complete, NamedPlayer, NamedQuarter, Position } from "./schema.js";

/**
 * A fresh, complete position changed to what a scenario says. What it does not mention stays, and
 * the decks are made whole: a card that is said to be somewhere is not in its deck, and a card that
 * had to make room is.
 */
export function arranged(content: Content, fresh: Complete, p: Position): Complete {
  const ids = idsOf(content);
  const { phase: _phase, victimTop, ritualTop, quarters, players, ...given } = p;
  const merged: Complete = {
    ...fresh,
    ...said(given),
    quarters: arrangedQuarters(content, ids, fresh, quarters ?? {}),
    players: arrangedPlayers(fresh.players, players ?? []),
  };
  const withDecks = dealtAgain(content, { ...merged, ...arrangedDecks(content, merged, p) }, p);
  if (p.standing !== undefined) return withDecks;
  return { ...withDecks, standing: standingOf(content, ids, withDecks.players) };
}

/** Only what is said: a field that is there but undefined must not hide what was. */
function said<T extends object>(given: T): { [F in keyof T]?: Exclude<T[F], undefined> } {
  const fields = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as { [F in keyof T]?: Exclude<T[F], undefined> };
}

/** A new Victim brings its loot, and dice are set, unless the scenario says otherwise. */
function arrangedQuarters(
  content: Content,
  ids: Ids,
  fresh: Complete,
  given: NonNullable<Position["quarters"]>,
): Complete["quarters"] {
  const quarters: Complete["quarters"] = { ...fresh.quarters };
  for (const name of QUARTERS) {
    const change = given[name];
    if (change === undefined) continue;
    const was = fresh.quarters[name];
    if (was === undefined) {
      throw new Refusal("bad-setup", `quarters.${name}: not in play with so few players (BO-1.1)`);
    }
    const now = { ...was, ...said(change) };
    quarters[name] = { ...now, ...defaultsFor(content, ids, now), ...said(change) };
  }
  return quarters;
}

function defaultsFor(content: Content, ids: Ids, { location, victim }: NamedQuarter) {
  const at = ids.locationCalled(location, "location");
  const card = victim === null ? NONE : ids.victimCalled(victim, "victim");
  return {
    die: dieFor(content, at, card),
    blood: NEW_BLOOD,
    influence: card === NONE ? 0 : content.victims[card].card.cost,
  };
}

function arrangedPlayers(
  fresh: readonly NamedPlayer[],
  given: NonNullable<Position["players"]>,
): NamedPlayer[] {
  if (given.length > fresh.length) {
    throw new Refusal(
      "bad-setup",
      `players: there are ${fresh.length} of them, the position gives ${given.length}`,
    );
  }
  return fresh.map((player, seat) => {
    const { piles, boosts, ...rest } = given[seat] ?? {};
    return {
      ...player,
      ...said(rest),
      piles: { ...player.piles, ...said(piles ?? {}) },
      boosts: { ...player.boosts, ...said(boosts ?? {}) },
    };
  });
}

/** What is of the current Act and lies nowhere else is in its deck. */
function arrangedDecks(
  content: Content,
  merged: Complete,
  p: Position,
): Pick<Complete, "victimDeck" | "victimSeen" | "ritualDeck" | "ritualSeen"> {
  const out = cardsOut(merged);
  const { victims, rituals } = content.acts[merged.act - 1];
  const victimIds = victims.map((victim) => content.victims[victim].card.id);
  const ritualIds = rituals.map((ritual) => content.rituals[ritual].card.id);
  const victimDeck =
    p.victimDeck ?? wholeDeck(merged.victimDeck, victimIds, out, p.victimTop ?? []);
  const ritualDeck =
    p.ritualDeck ?? wholeDeck(merged.ritualDeck, ritualIds, out, p.ritualTop ?? []);
  return {
    victimDeck,
    victimSeen: p.victimSeen ?? victimDeck.map(() => 0),
    ritualDeck,
    ritualSeen: p.ritualSeen ?? ritualDeck.map(() => 0),
  };
}

/**
 * What the fresh game dealt openly but the scenario says that a player has makes room: the Quarter
 * and the market get the next card of their deck.
 */
function dealtAgain(content: Content, p: Complete, given: Position): Complete {
  const held = new Set(p.players.flatMap(cardsOf));
  const [victimDeck, ritualDeck] = [p.victimDeck.slice(), p.ritualDeck.slice()];
  const quarters = { ...p.quarters };
  for (const name of QUARTERS) {
    const quarter = quarters[name];
    if (quarter?.victim == null || given.quarters?.[name]?.victim !== undefined) continue;
    if (!held.has(quarter.victim)) continue;
    const now = { ...quarter, victim: victimDeck.shift() ?? null };
    const change = said(given.quarters?.[name] ?? {});
    quarters[name] = { ...now, ...defaultsFor(content, idsOf(content), now), ...change };
  }
  const market =
    given.market ??
    p.market.map((id) => (id !== null && held.has(id) ? (ritualDeck.shift() ?? null) : id));
  const seen = (list: readonly number[], deck: readonly string[]): number[] =>
    list.slice(list.length - deck.length);
  return {
    ...p,
    quarters,
    market,
    victimDeck,
    victimSeen: seen(p.victimSeen, victimDeck),
    ritualDeck,
    ritualSeen: seen(p.ritualSeen, ritualDeck),
  };
}

/** All cards and Rituals of a player. */
function cardsOf(player: NamedPlayer): string[] {
  return [
    ...player.hand,
    ...player.sure,
    ...player.torpor,
    ...player.rituals,
    ...orders.flatMap((order) => player.piles[order]),
  ];
}

/** Ids of the cards that lie outside the decks. */
function cardsOut(p: Complete): ReadonlySet<string | null> {
  const held = p.players.flatMap(cardsOf);
  const city = Object.values(p.quarters).map(({ victim }) => victim);
  return new Set([...held, ...city, ...p.discards, ...p.gone, ...p.market, ...p.brokenRituals]);
}

function wholeDeck(
  deck: readonly string[],
  all: readonly string[],
  out: ReadonlySet<string | null>,
  top: readonly string[],
): string[] {
  const rest = [...deck, ...all.filter((id) => !deck.includes(id))];
  return [...top, ...rest.filter((id) => !out.has(id) && !top.includes(id))];
}

function standingOf(
  content: Content,
  ids: Ids,
  players: readonly NamedPlayer[],
): Complete["standing"] {
  return players.flatMap(({ rituals }, owner) =>
    rituals.flatMap((id) =>
      content.rituals[ids.ritualCalled(id, `players.${owner}.rituals`)].standing.map((def) => ({
        effect: content.standings[def].name,
        owner,
      })),
    ),
  );
}
