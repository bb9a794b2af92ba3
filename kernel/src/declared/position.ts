import type { Domains, Part, StateSpec } from "../define/state-spec.js";
import { initialOf, SEAT, type Value } from "../define/values.js";
import { Refusal } from "../errors.js";
import type { Json } from "../hash.js";
import { newPile, type Pile } from "../knowledge.js";
import { numberOf } from "../name-core.js";
import { type Container, type Entry, entriesIn, entriesOf, isListed } from "./fields.js";
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
  const entries = entriesOf(spec).filter(isListed);
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
      for (const entry of entries) {
        const { within } = entry;
        if (within === undefined) Object.assign(position, writeEntry(content, state, entry, ids));
        else
          position[within.name] ??= writeContainer(content, state, entriesIn(entries, within), ids);
      }
      return position;
    },
    read(content, state, position) {
      const done = new Set<string>();
      for (const entry of entries) {
        // What was read may have changed the ids.
        const ids = idsIn(content, state);
        const { within } = entry;
        if (within === undefined) readEntry(content, state, entry, position, ids);
        else if (!done.has(within.name) && position[within.name] !== undefined) {
          done.add(within.name);
          readContainer(content, state, entriesIn(entries, within), position[within.name], idsIn);
        }
      }
    },
  };
}

// ── Parts on their own ─────────────────────────────────────────────────────────────────────────

function writeEntry<C>(content: C, state: LooseState, entry: Entry, ids: Ids): Named {
  const { part, label, name } = entry;
  if (part.kind === "computed")
    return { [label]: writePart(part.part, part.get(content, state, 0), ids) };
  if (part.kind !== "pile") {
    const isInitial = part.isOmittedInitially === true && state[name] === initialOf(part as Value);
    return isInitial ? {} : { [label]: writePart(part, state[name], ids) };
  }
  return writePile(state[name] as Pile, part, label, ids);
}

function writePile({ cards, seen }: Pile, part: Part, label: string, ids: Ids): Named {
  return {
    [`${label}Deck`]: writePart(part, cards, ids),
    [`${label}Seen`]: seen.slice().reverse(),
  };
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
  inside: readonly Entry[],
  ids: Ids,
): Json {
  const within = inside[0].within as Container;
  const { by } = within;
  if (by === undefined) {
    return Object.assign({}, ...inside.map((one) => writeEntry(content, state, one, ids))) as Json;
  }
  const row = (i: number): Named =>
    Object.assign({}, ...inside.map((one) => writeCell(content, state, one, i, ids))) as Named;
  const length = rowCount(state, inside, ids);
  const written = Array.from({ length }, (_, i) => row(i));
  if (within.isList) return written;
  return Object.fromEntries(written.map((one, i) => [ids(by)[i], one]));
}

/** A table may have fewer rows than its domain has things: see the Quarters of a game for two. */
function rowCount(state: LooseState, inside: readonly Entry[], ids: Ids): number {
  const stored = inside.find(({ part }) => part.kind !== "computed" && part.kind !== "each");
  if (stored !== undefined) return (state[stored.name] as unknown[]).length;
  return ids((inside[0].within as Container).by ?? "").length;
}

function writeCell<C>(content: C, state: LooseState, entry: Entry, i: number, ids: Ids): Named {
  const { part, label, name } = entry;
  if (part.kind === "computed")
    return { [label]: writePart(part.part, part.get(content, state, i), ids) };
  const held = state[name] as unknown[];
  if (part.kind === "pile") return writePile(held[i] as Pile, part, label, ids);
  if (part.kind !== "each") return { [label]: writePart(part, held[i], ids) };
  const width = ids(part.by).length;
  return { [label]: writePart(part, held.slice(i * width, (i + 1) * width), ids) };
}

type IdsIn<C> = (content: C, state: LooseState) => Ids;

function readContainer<C>(
  content: C,
  state: LooseState,
  inside: readonly Entry[],
  json: Json,
  idsIn: IdsIn<C>,
): void {
  const { name, by, isList } = inside[0].within as Container;
  if (by === undefined) {
    const ids = idsIn(content, state);
    for (const one of inside) readEntry(content, state, one, json as Named, ids);
    return;
  }
  const before = idsIn(content, state);
  // A complete position says how many rows there are; the number of seats is known by then.
  const inPlay = rowCount(state, inside, before) || (by === SEAT ? before(SEAT).length : 0);
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
