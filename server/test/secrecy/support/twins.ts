import {
  type AnyGame,
  advance,
  askedSeats,
  isReady,
  isSimultaneous,
  newContext,
  openQuestions,
  participates,
  swiftChance,
} from "@coterie/kernel";
import { carryOut, playOf } from "../../../src/core/carry-out.js";
import { documentOf } from "../../../src/core/document.js";
import type { Stored, TableEntry } from "../../../src/core/entry.js";
import { type Live, newLive } from "../../../src/core/live.js";
import { note } from "../../../src/core/note.js";
import type { AnyPlay } from "../../../src/core/parts.js";
import type { Table } from "../../../src/core/table.js";
import { remember, updatesFor } from "../../../src/core/telling.js";

type Pick = (below: number) => number;
export type State = AnyPlay["state"];

/** A table, and what the server writes to one audience of it from now on. */
export interface World {
  readonly table: Table;
  readonly live: Live;
  readonly told: string[];
}

/** The same table once more, so that it can go another way. */
function copied(table: Table): Table {
  const play = playOf(table);
  return {
    ...table,
    play: {
      ...play,
      state: table.game.copy(play.state),
      entries: [...play.entries],
      moments: [...play.moments],
      fates: [...play.fates],
      open: [...play.open],
      asked: [...play.asked],
    },
    guests: [...table.guests],
    nonces: [...table.nonces],
    seatCodes: [...table.seatCodes],
    log: [...table.log],
    streams: [...table.streams],
  };
}

/** A copy of a table with somebody of this audience at it, perhaps in disguise. */
export function worldOf(
  table: Table,
  audience: number,
  disguised: (state: State) => State = (state) => state,
): World {
  const own = copied(table);
  const play = playOf(own);
  play.state = disguised(play.state);
  const live = newLive(table.id, 0);
  const connection = { send: () => {}, close: () => {} };
  live.followers.add({ connection, guest: undefined, pass: "", audiences: [audience] });
  return { table: own, live, told: [JSON.stringify(documentOf(own, audience))] };
}

/** A position that looks the same to the audience, by the game's own imagination. */
export function imaginedBy(game: AnyGame, audience: number, pick: Pick): (state: State) => State {
  return (state) => {
    const chance = swiftChance(pick(0x7fffffff).toString(16).padStart(8, "0"));
    const twin = game.imagine(game.view(state, audience), chance) as State;
    advance(game, newContext(game, twin));
    return twin;
  };
}

/** Writes an entry as the server does, and keeps what the audience is told of it. */
function write({ table, live, told }: World, at: number, entry: TableEntry): void {
  const audiences = remember(live, table);
  const stored: Stored = { at, entry, ...carryOut(table, entry) };
  note(table, stored);
  told.push(...updatesFor(live, table, stored, audiences).map(({ text }) => text));
}

function stateOf({ table }: World): State {
  return playOf(table).state;
}

function keysOf({ table }: World, seat: number): string[] {
  const [question] = openQuestions(playOf(table), seat);
  return question?.options.map(({ key }) => key) ?? [];
}

function anyKey(world: World, seat: number, pick: Pick): string {
  const keys = keysOf(world, seat);
  return keys[pick(keys.length)];
}

/** The seat answers as it likes, perhaps after thinking again, until it is ready. */
function becomeReady(world: World, seat: number, at: number, pick: Pick): void {
  while (!isReady(stateOf(world), seat)) {
    if (pick(8) === 0 && stateOf(world).drafts[seat].length > 0) {
      write(world, at, { e: "withdrew", seat });
    }
    write(world, at, { e: "answered", seat, keys: [anyKey(world, seat, pick)] });
  }
}

export interface Twins {
  readonly real: World;
  readonly twin: World;
  readonly audience: number;
}

/**
 * Both worlds go on. What the audience does, and what others do openly, is the same in both; what
 * others do in private, they do as they like. False when something came to light by it, or when
 * others cannot do the same in both: then the worlds may part.
 */
export function goOn(twins: Twins, at: number, pick: Pick): boolean {
  const { real, twin, audience } = twins;
  if (!isSimultaneous(stateOf(real))) {
    const [seat] = askedSeats(real.table.game, newContext(real.table.game, stateOf(real)));
    return seat !== undefined && answerInBoth(twins, seat, at, pick);
  }
  const state = stateOf(real);
  const thinking = [...state.forks.keys()].filter(
    (seat) => participates(state, seat) && !isReady(state, seat),
  );
  const [other] = thinking.filter((seat) => seat !== audience);
  // Whoever is the last to be ready ends the phase, and everything comes to light.
  const mayOtherEnd = thinking.length > 1;
  if (other !== undefined && mayOtherEnd && (pick(2) === 0 || !thinking.includes(audience))) {
    becomeReady(real, other, at, pick);
    becomeReady(twin, other, at, pick);
    return true;
  }
  return thinking.includes(audience) && answerInBoth(twins, audience, at, pick);
}

function answerInBoth(
  { real, twin, audience }: Twins,
  seat: number,
  at: number,
  pick: Pick,
): boolean {
  const key = anyKey(real, seat, pick);
  if (!keysOf(twin, seat).includes(key)) {
    if (seat === audience) throw new Error(`${key} is offered to seat ${seat} in one world only`);
    return false;
  }
  const entry: TableEntry = { e: "answered", seat, keys: [key] };
  const marks = [real, twin].map((world) => {
    write(world, at, entry);
    return playOf(world.table).moments.at(-1)?.mark;
  });
  return marks.every((mark) => mark !== "reveal" && mark !== "chance");
}
