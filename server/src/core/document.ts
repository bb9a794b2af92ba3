import {
  type Fact,
  type FactDeclarations,
  type OpenQuestion,
  openQuestions,
  redactFacts,
  SPECTATOR,
  undoMark,
} from "@coterie/kernel";
import type { LogItem, TableDocument, TableInfo } from "@coterie/protocol";
import type { AnyPlay } from "./parts.js";
import { isFor, type Logged, type Table } from "./table.js";

/**
 * What an audience was told of a table: all that its document is made of. The document itself is made
 * only for those who need the whole of it; others are told what changed.
 */
export interface Seen {
  readonly info: TableInfo;
  /** The state of the game, of which the audience has a view; null if it sees nothing of it. */
  readonly state: AnyPlay["state"] | null;
  readonly question: OpenQuestion | null;
  readonly undoMark: string | null;
}

/** What an audience sees of a table now. */
export function seenNow({ play, info }: Table, audience: number): Seen {
  if (play === null || (audience === SPECTATOR && !info.spectators)) {
    return { info, state: null, question: null, undoMark: null };
  }
  const { state } = play;
  if (audience === SPECTATOR) return { info, state, question: null, undoMark: null };
  const isAsked = info.status === "running";
  const question = isAsked ? (openQuestions(play, audience)[0] ?? null) : null;
  return { info, state, question, undoMark: undoMark(play, audience) ?? null };
}

export function documentOf(table: Table, audience: number): TableDocument {
  return documentAs(table, audience, seenNow(table, audience));
}

/** The whole of what an audience was told. */
export function documentAs({ game }: Table, audience: number, seen: Seen): TableDocument {
  const { info, state, question, undoMark } = seen;
  const view = state === null ? null : game.view(state, audience);
  return { table: info, view: view as never, question, undoMark };
}

/** What an audience may know of something that happened; without its number, which it counts itself. */
export function itemFor(table: Table, logged: Logged, audience: number): Omit<LogItem, "n"> {
  const { facts, says, only, ...rest } = logged;
  if (audience === SPECTATOR && !table.info.spectators) return rest;
  return {
    ...rest,
    ...(facts === undefined ? {} : { facts: redacted(table, facts, audience) }),
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

function redacted(table: Table, facts: unknown, audience: number): never {
  return redactFacts(table.game.facts, facts as readonly Fact[], audience) as never;
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
