import {
  type Fact,
  type FactDeclarations,
  type Look,
  openQuestions,
  SPECTATOR,
  scrub,
  undoMark,
} from "@coterie/kernel";
import type { LogItem, TableDocument } from "@coterie/protocol";
import type { AnyPlay } from "./parts.js";
import { isFor, type Logged, type Table } from "./table.js";

/** What an audience was told of a table, and the state of the game of which it was made. */
export interface Seen {
  readonly document: TableDocument;
  readonly state: AnyPlay["state"];
}

/** All that an audience sees of a table now; `earlier` spares what has not changed since. */
export function documentOf(table: Table, audience: number, earlier?: Seen): TableDocument {
  const { play, info, game } = table;
  if (play === null || (audience === SPECTATOR && !info.spectators)) {
    return { table: info, view: null, question: null, undoMark: null };
  }
  const isSeat = audience !== SPECTATOR;
  return {
    table: info,
    view: game.view(play.state, audience, lookOf(earlier)) as never,
    question:
      isSeat && info.status === "running" ? (openQuestions(play, audience)[0] ?? null) : null,
    undoMark: isSeat ? (undoMark(play, audience) ?? null) : null,
  };
}

function lookOf(earlier: Seen | undefined): Look<AnyPlay["state"]> | undefined {
  const view = earlier?.document.view ?? null;
  return view === null ? undefined : { state: earlier?.state, view: view as never };
}

/** What an audience may know of something that happened; without its number, which it counts itself. */
export function itemFor(table: Table, logged: Logged, audience: number): Omit<LogItem, "n"> {
  const { facts, says, only, ...rest } = logged;
  if (audience === SPECTATOR && !table.info.spectators) return rest;
  return {
    ...rest,
    ...(facts === undefined ? {} : { facts: facts.map((fact) => scrubbed(table, fact, audience)) }),
    ...(says === undefined ? {} : { says }),
  };
}

/** Whether every audience may know all of it. */
export function isTheSameToAll(table: Table, { facts, says, only }: Logged): boolean {
  if (only !== undefined || (facts === undefined && says === undefined)) return true;
  if (!table.info.spectators) return false;
  return (facts ?? []).every((fact) => isOpen(table.game.facts, fact as unknown as Fact));
}

const openFacts = new WeakMap<FactDeclarations, Map<string, boolean>>();

/** Looked up, because it is asked for every fact of every move. */
function isOpen(declared: FactDeclarations, { fact }: Fact): boolean {
  const known = openFacts.get(declared) ?? new Map<string, boolean>();
  openFacts.set(declared, known);
  let open = known.get(fact);
  if (open === undefined) {
    open = Object.values(declared[fact] ?? {}).every((audience) => audience === "all");
    known.set(fact, open);
  }
  return open;
}

function scrubbed(table: Table, fact: unknown, audience: number): never {
  return scrub(table.game.facts, fact as Fact, audience) as never;
}

/** What an audience was told after a number of its own count. */
export function logAfter(table: Table, audience: number, have: number): LogItem[] {
  const items: LogItem[] = [];
  let n = 0;
  for (const logged of table.log) {
    if (!isFor(logged, audience)) continue;
    n++;
    if (n > have) items.push({ n, ...itemFor(table, logged, audience) });
  }
  return items;
}
