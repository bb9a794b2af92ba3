import { dice, type OpenQuestion } from "@coterie/kernel";
import type {
  Command,
  CommandResult,
  JoinTable,
  OpenTable,
  Seated,
  TableDocument,
  TableInfo,
  Trouble,
} from "@coterie/protocol";
import { type Sheet, type Stored, type TableEntry, troubleOf } from "@coterie/server/core";
import { ask, type Client, openTable, type World } from "./world.js";

/** What people do at a table, so that tests read like play. */

export function join(world: World, table: string, asked: Partial<JoinTable> = {}): Seated {
  return ask<Seated>(world, (reply) => world.hall.join(table, { name: "Ben", ...asked }, reply));
}

/** Somebody follows a link, with the pass that he has at this table if he has one. */
export function redeems(
  world: World,
  table: string,
  code: string,
  asked: { readonly name?: string; readonly pass?: string } = {},
): Seated {
  const { name, pass } = asked;
  const redeem = { code, ...(name === undefined ? {} : { name }) };
  return ask<Seated>(world, (reply) => world.hall.redeem(table, redeem, pass, reply));
}

/** The bearer of a pass does something, over HTTP. */
export function does(
  world: World,
  who: Pick<Seated, "table" | "pass">,
  command: Command,
): CommandResult {
  return ask<CommandResult>(world, (reply) =>
    world.hall.perform(who.table, who.pass, command, reply),
  );
}

/** The same over a connection. */
export function doesOver(world: World, { follower }: Client, command: Command): CommandResult {
  return ask<CommandResult>(world, (reply) =>
    follower.request(command, (trouble, result) =>
      reply(trouble === null ? null : new Told(trouble), result),
    ),
  );
}

/** What a client was told when something was refused. */
class Told extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.message);
  }
}

/** What somebody is told whose wish is not fulfilled. */
export function refusalOf(run: () => unknown): Trouble {
  try {
    run();
  } catch (error) {
    const trouble = error instanceof Told ? error.trouble : troubleOf(error);
    if (trouble === undefined) throw error;
    return trouble;
  }
  throw new Error("it was not refused");
}

/** Only its code, where the words do not matter. */
export function codeOf(run: () => unknown): string {
  return refusalOf(run).code;
}

export function infoOf(world: World, table: string): TableInfo {
  return ask<TableInfo>(world, (reply) => world.hall.info(table, reply));
}

export function sheetsOf(world: World, who: Pick<Seated, "table" | "pass">): readonly Sheet[] {
  return ask<readonly Sheet[]>(world, (reply) => world.hall.sheets(who.table, who.pass, reply));
}

/** What a guest sees at one of his seats; at the first, if none is named. */
export function seenBy(
  world: World,
  who: Pick<Seated, "table" | "pass">,
  seat?: number,
): TableDocument {
  const sheet = sheetsOf(world, who).find(({ to }) => seat === undefined || to === seat);
  if (sheet === undefined) throw new Error(`seat ${seat} is not his`);
  return sheet.document;
}

/** What a seat of the guest is asked now. */
export function questionOf(world: World, who: Seated, seat?: number): OpenQuestion {
  const asked = sheetsOf(world, who)
    .filter(({ to }) => seat === undefined || to === seat)
    .flatMap(({ document }) => document.question ?? []);
  if (asked.length === 0) throw new Error(`guest ${who.guest} is not asked anything`);
  return asked[0];
}

export function isAsked(world: World, who: Seated, seat?: number): boolean {
  return sheetsOf(world, who).some(
    ({ to, document }) => (seat === undefined || to === seat) && document.question !== null,
  );
}

export function keysOf(world: World, who: Seated, seat?: number): string[] {
  return questionOf(world, who, seat).options.map(({ key }) => key);
}

/** Answers what the guest is asked. */
export function answers(world: World, who: Seated, ...keys: string[]): void {
  const { id, seat } = questionOf(world, who);
  does(world, who, { do: "answer", seat, question: id, keys });
}

/** In Lanterns: offers the lantern of this slot, quietly; the two answers of the offering. */
export function offers(world: World, who: Seated, slot = 0): void {
  answers(world, who, keysOf(world, who)[slot]);
  answers(world, who, "quietly");
}

/** A table that plays Lanterns: the first guest is its host, each holds the seat of his number. */
export function playing(
  world: World,
  asked: Partial<OpenTable> = {},
  names: readonly string[] = ["Ben"],
): Seated[] {
  const host = openTable(world, { setup: { players: names.length + 1, goal: 9 }, ...asked });
  const guests = [host, ...names.map((name) => join(world, host.table, { name }))];
  does(world, host, { do: "start" });
  return guests;
}

/** Plays Lanterns on until one has a turn, and gives him back. */
export function untilTurn(world: World, guests: readonly Seated[]): Seated {
  for (let round = 0; round < 9; round++) {
    const turn = guests.find((who) => isAsked(world, who) && kindOf(world, who) === "turn.act");
    if (turn !== undefined) return turn;
    for (const [at, who] of guests.entries()) offers(world, who, (at + round) % 3);
  }
  throw new Error("nobody has a turn");
}

function kindOf(world: World, who: Seated): string {
  return questionOf(world, who).kind;
}

/** Random answers, to the end of the game or at most so many. */
export function playsOn(world: World, guests: readonly Seated[], seed: string, most = 1000): void {
  const pick = dice(seed);
  for (let i = 0; i < most; i++) {
    if (infoOf(world, guests[0].table).status !== "running") return;
    const asked = guests.filter((who) => isAsked(world, who));
    if (asked.length === 0) throw new Error(`seed ${seed}: nobody is asked`);
    const who = asked[pick(asked.length)];
    const keys = keysOf(world, who);
    answers(world, who, keys[pick(keys.length)]);
  }
}

/** All that is written of a table, and how much that is. */
export function storedOf(world: World, table: string): Stored[] {
  const stretch = ask<{ readonly bodies: readonly string[] } | null>(world, (reply) =>
    world.parts.store.read(table, 0, reply),
  );
  return (stretch?.bodies ?? []).map((body) => JSON.parse(body) as Stored);
}

export function entriesOf(world: World, table: string): TableEntry[] {
  return storedOf(world, table).map(({ entry }) => entry);
}

/** Refused with this code, and nothing was written. */
export function refusedUnwritten(world: World, table: string, run: () => unknown): Trouble {
  const before = entriesOf(world, table).length;
  const trouble = refusalOf(run);
  const after = entriesOf(world, table).length;
  if (after !== before) throw new Error(`${after - before} entries were written`);
  return trouble;
}
