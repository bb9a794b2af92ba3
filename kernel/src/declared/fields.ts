import type { Computed, Part, Section, StateSpec } from "../define/state-spec.js";
import type { Pile } from "../knowledge.js";

type SectionName = keyof StateSpec;

/** An entry of a declaration with what surrounds it: all that is derived walks a list of these. */
export interface Entry {
  /** The part's name in the state. */
  readonly name: string;
  /** Its name in positions. */
  readonly label: string;
  readonly part: Part | Computed;
  readonly section: SectionName;
  /** The group or table of the position in which it stands. */
  readonly within: Container | undefined;
}

export interface Container {
  readonly name: string;
  /** For a table, the domain of its rows. */
  readonly by: string | undefined;
  readonly isList: boolean;
}

/** An entry that the state holds. */
export interface Field extends Entry {
  readonly part: Part;
}

const SECTIONS = [
  "open",
  "own",
  "piles",
  "partly",
  "derived",
] as const satisfies readonly SectionName[];

/** All entries in the order of their declaration. */
export function entriesOf(spec: StateSpec): Entry[] {
  return SECTIONS.flatMap((section) => sectionEntries(section, spec[section] ?? {}));
}

export function fieldsOf(spec: StateSpec): Field[] {
  return entriesOf(spec).filter((entry): entry is Field => entry.part.kind !== "computed");
}

/** What a position writes in one place: a part on its own, or all parts of a group or table. */
export interface Slot {
  readonly within: Container | undefined;
  readonly entries: readonly Entry[];
}

/** The slots of positions; a group or table holds its parts from whatever section. */
export function slotsOf(spec: StateSpec): Slot[] {
  const slots = new Map<string, { within: Container | undefined; entries: Entry[] }>();
  for (const one of entriesOf(spec).filter(isListed)) {
    const key = one.within === undefined ? `part ${one.name}` : `container ${one.within.name}`;
    const slot = slots.get(key) ?? { within: one.within, entries: [] };
    slot.entries.push(one);
    slots.set(key, slot);
  }
  return [...slots.values()];
}

function sectionEntries(section: SectionName, parts: Section): Entry[] {
  return Object.entries(parts).flatMap(([name, one]) => {
    if (one.kind !== "group" && one.kind !== "table") return [entry(section, name, one, undefined)];
    const by = one.kind === "table" ? one.by : undefined;
    const within = { name, by, isList: one.kind === "table" && one.isList };
    return Object.entries(one.parts).map(([inner, part]) => entry(section, inner, part, within));
  });
}

function entry(
  section: SectionName,
  name: string,
  part: Part | Computed,
  within: Container | undefined,
): Entry {
  return { name, label: (part as Part).as ?? name, part, section, within };
}

/** Whether positions say this entry. */
function isListed({ part, section }: Entry): boolean {
  return section !== "derived" && (part as Part).isUnlisted !== true;
}

/** The piles of a field: one, or in a table one for each thing of a domain. */
export function pilesOf(held: unknown): Pile[] {
  return Array.isArray(held) ? held : [held as Pile];
}

/** Rows of the state: a list of lists, one for each thing of a domain. */
export function hasRows({ part, within }: Field): boolean {
  if (within?.by === undefined) return false;
  return part.kind === "list" || (part.kind === "each" && part.of.kind === "list");
}
