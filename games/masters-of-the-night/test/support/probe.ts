import type { Effect, Happening, Standing } from "../../src/content/language.js";
import type { Ability, Activated, EventCard, Relic } from "../../src/content/pieces.js";
import { housePack, type Piece, type Position } from "../../src/index.js";
import { plainCity, quietTracker } from "./city.js";
import { type TableOptions, type TestTable, table } from "./table.js";

/** Small test pieces, and tables at which exactly one of them matters. */

/** Nine districts without any effect, but for the parts that are given. */
export const city = plainCity;

/** A vampire of the house with other abilities or another sigil. */
export function vampire(
  id: string,
  parts: { blood?: Partial<Ability>; dark?: Partial<Ability>; sigil?: Standing[] },
): Piece {
  const card = housePack.pieces.find((piece) => piece.kind === "vampire" && piece.id === id);
  if (card?.kind !== "vampire") throw new Error(`there is no vampire ${id}`);
  const plain = { name: "Test", timing: "turn" as const, cost: {} };
  return {
    ...card,
    blood: parts.blood === undefined ? card.blood : { ...plain, effect: [], ...parts.blood },
    dark: parts.dark === undefined ? card.dark : { ...plain, effect: [], ...parts.dark },
    sigil: { name: "Test", standing: parts.sigil ?? card.sigil.standing },
  };
}

export function relic(id: string, parts: Pick<Relic, "use" | "standing" | "placed">): Piece {
  return { kind: "relic", id, name: id, origin: "house", ...parts };
}

export function event(id: string, effect: Effect, stays?: EventCard["stays"]): Piece {
  const grid: EventCard["grid"] = { red: 0, grey: [1, 2] };
  const card = { kind: "event", id, name: id, origin: "house", act: 1, grid, effect } as const;
  return stays === undefined ? card : { ...card, stays };
}

/** A card of the whole city, called watch, that answers to a happening. */
export function watch(after: Happening, then: Effect, once?: "round"): Piece {
  const trigger = {
    kind: "trigger",
    after,
    then,
    ...(once === undefined ? {} : { once }),
  } as const;
  return event("watch", [{ do: "stay" }], { standing: [trigger] });
}

/** Trackers by which no event places agents by its grid. */
export function noGrid(): Piece[] {
  return [2, 3, 4, 5].map(quietTracker);
}

/** Imre acts in the cathedral; Mila waits at the railway station; there is nobody else. */
export function turn(position: Position = {}, options: TableOptions = {}): TestTable {
  const { vampires, districts, ...rest } = position;
  return table(
    {
      phase: "turn",
      active: "imre",
      ...rest,
      vampires: {
        ...vampires,
        imre: { at: "cathedral", ...vampires?.imre },
      },
      districts: { "railway-station": { minions: 0 }, ...districts },
    },
    { ...options, pieces: [...plainCity(), ...noGrid(), ...(options.pieces ?? [])].filter(isLast) },
  );
}

/** Of pieces with the same id the last one counts. */
function isLast(piece: Piece, i: number, all: readonly Piece[]): boolean {
  return !all.slice(i + 1).some((other) => other.kind === piece.kind && other.id === piece.id);
}

/** As `turn`; Imre's blood ability costs nothing and does this. */
export function wield(effect: Effect, position: Position = {}, options: TableOptions = {}) {
  const imre = vampire("imre", { blood: { effect } });
  return turn(position, { ...options, pieces: [imre, ...(options.pieces ?? [])] });
}

/** As `wield`, and it is used. */
export function did(effect: Effect, position: Position = {}, options: TableOptions = {}) {
  return wield(effect, position, options).answer("blood-ability");
}

/** Whether an ability that does this would change something, and so is offered (MN-5.13). */
export function changes(
  effect: Effect,
  position: Position = {},
  options: TableOptions = {},
): boolean {
  const why = wield(effect, position, options).whyNot("blood-ability");
  if (why !== undefined && why !== "changes-nothing MN-5.13") throw new Error(why);
  return why === undefined;
}

/** As `turn`; the cathedral's night effect does this, for 1 AP unless told otherwise. */
export function rite(
  effect: Effect,
  position: Position = {},
  parts: Partial<Activated> = {},
  options: TableOptions = {},
) {
  const night = { cost: { ap: 1 }, effect, ...parts };
  const pieces = [...plainCity({ cathedral: { night } }), ...(options.pieces ?? [])];
  return turn(position, { ...options, pieces });
}

/** As `turn`; the cathedral has these standing effects. */
export function under(standing: Standing[], position: Position = {}, options: TableOptions = {}) {
  const pieces = [...plainCity({ cathedral: { standing } }), ...(options.pieces ?? [])];
  return turn(position, { ...options, pieces });
}

/** The event of the day does this, in a quiet city and with no agents by its grid. */
export function today(
  effect: Effect,
  position: Position = {},
  options: TableOptions & { stays?: EventCard["stays"] } = {},
): TestTable {
  const { stays, pieces = [], ...rest } = options;
  const all = [...plainCity(), ...noGrid(), event("today", effect, stays), ...pieces];
  return table(
    {
      phase: "event",
      eventTop: ["today"],
      ...position,
      districts: { "railway-station": { minions: 0 }, ...position.districts },
    },
    { ...rest, pieces: all.filter(isLast) },
  );
}
