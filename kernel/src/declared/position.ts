import type { Domains, Part, StateSpec } from "../define/state-spec.js";
import { initialOf, SEAT, type Value } from "../define/values.js";
import { Refusal } from "../errors.js";
import type { Json } from "../hash.js";
import { newPile, type Pile } from "../knowledge.js";
import { numberOf } from "../name-core.js";
import { type Container, type Entry, slotsOf } from "./fields.js";
import type { Ids, LooseState } from "./loose-state.js";
import { readPart, writePart } from "./position-values.js";

type Named = Record<string, Json>;

/** A state in readable terms, and back. */
export interface PositionCodec<C> {
  write(content: C, state: LooseState): Named;
  /**
   * Writes what a position says into a state; parts that it does not mention stay as they are. Parts are
   * read in the order of their declaration, because ids may depend on parts that were read before.
   */
  read(content: C, state: LooseState, position: Named): void;
}

export function positionCodec<C>(spec: StateSpec, domains: Domains<C, never>): PositionCodec<C> {
  const slots = slotsOf(spec);
  const idsIn = (content: C, state: LooseState): Ids => {
    const known = new Map<string, readonly string[]>();
    return (domain) => {
      const found = known.get(domain);
      if (found !== undefined) return found;
      const ids =
        domain === SEAT ? state.forks.map(String) : domains[domain].ids(content, state as never);
      known.set(domain, ids);
      return ids;
    };
  };

  return {
    write(content, state) {
      const ids = idsIn(content, state);
      const position: Named = {};
      for (const { within, entries } of slots) {
        if (within === undefined) writeEntry(position, content, state, entries[0], ids);
        else position[within.name] = writeContainer(content, state, within, entries, ids);
      }
      return position;
    },
    read(content, state, position) {
      for (const { within, entries } of slots) {
        // What was read may have changed the ids.
        if (within === undefined) {
          readEntry(content, state, entries[0], position, idsIn(content, state));
        } else if (position[within.name] !== undefined) {
          readContainer(content, state, within, entries, position[within.name], idsIn);
        }
      }
    },
  };
}

// ── Parts on their own ─────────────────────────────────────────────────────────────────────────

function writeEntry<C>(
  to: Named,
  content: C,
  state: LooseState,
  { part, label, name }: Entry,
  ids: Ids,
): void {
  if (part.kind === "computed") {
    to[label] = writePart(part.part, part.get(content, state, 0), ids);
  } else if (part.kind === "pile") {
    writePile(to, state[name] as Pile, part, label, ids);
  } else if (part.isOmittedInitially !== true || state[name] !== initialOf(part as Value)) {
    to[label] = writePart(part, state[name], ids);
  }
}

function writePile(to: Named, { cards, seen }: Pile, part: Part, label: string, ids: Ids): void {
  to[`${label}Deck`] = writePart(part, cards, ids);
  to[`${label}Seen`] = seen.slice().reverse();
}

function readEntry<C>(content: C, state: LooseState, entry: Entry, from: Named, ids: Ids): void {
  const { part, label, name } = entry;
  if (part.kind === "pile") {
    readPile(state[name] as Pile, part, label, from, ids, label);
    return;
  }
  const json = from[label];
  if (json === undefined) return;
  if (part.kind === "computed") part.set(content, state, readPart(part.part, json, ids, label), 0);
  else state[name] = readPart(part, json, ids, label);
}

/** Without a word on who has seen its cards, a deck that is given is one that no audience has seen. */
function readPile(
  pile: Pile,
  part: Part,
  label: string,
  from: Named,
  ids: Ids,
  where: string,
): void {
  const cards = from[`${label}Deck`];
  const seen = from[`${label}Seen`];
  if (cards !== undefined) {
    pile.cards = readPart(part, cards, ids, `${where}Deck`) as number[];
    pile.seen = pile.cards.map(() => 0);
  }
  if (seen !== undefined) pile.seen = (seen as readonly number[]).slice().reverse();
}

// ── Groups and tables ──────────────────────────────────────────────────────────────────────────

function writeContainer<C>(
  content: C,
  state: LooseState,
  within: Container,
  inside: readonly Entry[],
  ids: Ids,
): Json {
  if (within.by === undefined) {
    const group: Named = {};
    for (const one of inside) writeEntry(group, content, state, one, ids);
    return group;
  }
  const length = rowCount(state, within, inside, ids);
  const rows = Array.from({ length }, (_, i) => {
    const row: Named = {};
    for (const one of inside) writeCell(row, content, state, one, i, ids);
    return row;
  });
  if (within.isList) return rows;
  const names = ids(within.by);
  const table: Named = {};
  rows.forEach((row, i) => {
    table[names[i]] = row;
  });
  return table;
}

/** A table may have fewer rows than its domain has things: see the Quarters of a game for two. */
function rowCount(
  state: LooseState,
  { by = "" }: { readonly by: string | undefined },
  inside: readonly Entry[],
  ids: Ids,
): number {
  const stored = inside.find(({ part }) => part.kind !== "computed" && part.kind !== "each");
  if (stored !== undefined) return (state[stored.name] as unknown[]).length;
  return ids(by).length;
}

function writeCell<C>(
  row: Named,
  content: C,
  state: LooseState,
  { part, label, name }: Entry,
  i: number,
  ids: Ids,
): void {
  if (part.kind === "computed") {
    row[label] = writePart(part.part, part.get(content, state, i), ids);
    return;
  }
  const held = state[name] as unknown[];
  if (part.kind === "pile") {
    writePile(row, held[i] as Pile, part, label, ids);
  } else if (part.kind === "each") {
    const width = ids(part.by).length;
    row[label] = writePart(part, held.slice(i * width, (i + 1) * width), ids);
  } else {
    row[label] = writePart(part, held[i], ids);
  }
}

type IdsIn<C> = (content: C, state: LooseState) => Ids;

function readContainer<C>(
  content: C,
  state: LooseState,
  within: Container,
  inside: readonly Entry[],
  json: Json,
  idsIn: IdsIn<C>,
): void {
  const { name, by, isList } = within;
  if (by === undefined) {
    const ids = idsIn(content, state);
    for (const one of inside) readEntry(content, state, one, json as Named, ids);
    return;
  }
  const before = idsIn(content, state);
  // A complete position says how many rows there are; the number of seats is known by then.
  const inPlay = rowCount(state, within, inside, before) || (by === SEAT ? before(SEAT).length : 0);
  const given = Object.entries(json as Record<string, Named>);
  if (isList && inPlay > 0 && given.length > inPlay) {
    const found = `the position gives ${given.length}`;
    throw new Refusal("bad-setup", `${name}: there are ${inPlay} of them, ${found}`);
  }
  for (const one of inside) {
    const ids = idsIn(content, state);
    const known = isList ? [] : ids(by).slice(0, inPlay || undefined);
    for (const [id, row] of given) {
      const i = isList ? Number(id) : numberOf(known, id, name);
      const where = `${name}.${id}.${one.label}`;
      if (one.part.kind === "pile") {
        const piles = state[one.name] as Pile[];
        piles[i] ??= newPile();
        readPile(piles[i], one.part, one.label, row, ids, where);
      } else if (row[one.label] !== undefined) {
        readCell(content, state, one, i, row[one.label], ids, where);
      }
    }
  }
}

function readCell<C>(
  content: C,
  state: LooseState,
  { part, name }: Entry,
  i: number,
  json: Json,
  ids: Ids,
  where: string,
): void {
  if (part.kind === "computed") {
    part.set(content, state, readPart(part.part, json, ids, where), i);
    return;
  }
  const held = state[name] as unknown[];
  if (part.kind !== "each") {
    held[i] = readPart(part, json, ids, where);
    return;
  }
  const width = ids(part.by).length;
  ids(part.by).forEach((id, at) => {
    const one = (json as Named)[id];
    if (one !== undefined) held[i * width + at] = readPart(part.of, one, ids, `${where}.${id}`);
  });
}
