import { askedSeats, newContext, readQuestion } from "@coterie/kernel";
import type { Place } from "./pins.js";
import { type StoredPlays, storedPlays } from "./stored-plays.js";

/** How many places are pinned in each game. */
export const PLACES = 200;

/**
 * Places of all kinds of question that leave a choice: rare kinds too, therefore the cube root. Those of
 * one kind are spread over the golden records, and these over the stages of the game.
 */
export function choosePlaces(gameId: string): Place[] {
  const kinds = placesByKind(storedPlays.get(gameId)!);
  return [...shareOut(PLACES, kinds, Math.cbrt)].flatMap(([kind, count]) => {
    const plays = groupBy(kinds.get(kind) ?? [], ({ play }) => play);
    return [...shareOut(count, plays, () => 1)].flatMap(([play, part], i) =>
      choose(part, momentsOf(plays.get(play) ?? []), (i + 0.5) / plays.size),
    );
  });
}

/** Scenarios stand in for kinds of question that no record has. */
function placesByKind(plays: StoredPlays): Map<string, Place[]> {
  const [inRecords, inScenarios] = [plays.records(), plays.scenarios()].map((names) => {
    const places = names.flatMap((play) => placesOf(plays, play));
    return groupBy(places, ({ kind }) => kind);
  });
  return new Map([...inScenarios, ...inRecords]);
}

function placesOf(plays: StoredPlays, play: string): Place[] {
  return plays.positions(play).flatMap(({ game, state }, answers) => {
    const run = newContext(game, state);
    return askedSeats(game, run)
      .map((seat) => readQuestion(game, run, seat))
      .filter(({ options }) => options.length > 1)
      .map(({ seat, kind }) => ({ play, answers, seat, kind }));
  });
}

function groupBy(places: readonly Place[], nameOf: (place: Place) => string): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  for (const place of places) {
    const name = nameOf(place);
    groups.set(name, [...(groups.get(name) ?? []), place]);
  }
  return groups;
}

/** How many of so many places each group gets: in proportion to its weight, and no more than it has. */
function shareOut(
  count: number,
  groups: ReadonlyMap<string, readonly Place[]>,
  weightOf: (size: number) => number,
): Map<string, number> {
  const sizes = [...groups]
    .map(([name, { length }]) => ({ name, size: length, weight: weightOf(length) }))
    .sort((a, b) => a.size - b.size);
  let left = count;
  let weightLeft = sizes.reduce((sum, { weight }) => sum + weight, 0);
  const shares = new Map<string, number>();
  for (const { name, size, weight } of sizes) {
    const share = Math.min(size, Math.round((left * weight) / weightLeft));
    shares.set(name, share);
    left -= share;
    weightLeft -= weight;
  }
  return shares;
}

/** The places after the same answers: several in a simultaneous phase. */
type Moment = readonly Place[];

function momentsOf(places: readonly Place[]): Moment[] {
  return [...groupBy(places, ({ answers }) => String(answers)).values()];
}

/** All places of as few moments as have so many. The moments lie at equal distances. */
function choose(count: number, moments: readonly Moment[], offset: number): Place[] {
  let chosen: Place[] = [];
  for (let n = 1; chosen.length < count; n++) {
    const at = Array.from({ length: n }, (_, i) => Math.floor(((i + offset) * moments.length) / n));
    chosen = at.flatMap((i) => moments[i]);
  }
  return chosen.slice(0, count);
}
