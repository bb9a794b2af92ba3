import { type Entry, entriesOf } from "../declared/fields.js";
import { type FactSpec, factFields, type Numbers, type Text } from "./facts.js";
import type { Computed, Mapping, Part, StateSpec } from "./state-spec.js";
import { LARGEST, SEAT, type Value } from "./values.js";

/** Checks a declaration when it is loaded; all that is wrong is named at once. */
export function checkSpec(
  game: string,
  spec: StateSpec,
  domains: readonly string[],
  visibility: object,
): void {
  const entries = entriesOf(spec);
  const names = entries.filter(({ part }) => part.kind !== "computed").map(({ name }) => name);
  const errors = [
    ...names
      .filter((name, i) => names.indexOf(name) !== i)
      .map((name) => `${name}: declared twice; expected one declaration`),
    ...names
      .filter((name) => CORE.includes(name))
      .map((name) => `${name}: a part of every state; expected another name`),
    ...entries.flatMap((entry) => entryErrors(entry, [...domains, SEAT])),
    ...entries
      .filter(({ section, name }) => COMPUTED.includes(section) && !Object.hasOwn(visibility, name))
      .map(
        ({ section, name }) => `${name}: expected a visibility, as it stands under \`${section}\``,
      ),
  ];
  if (errors.length > 0) throw new Error(`the state of ${game}: ${errors.join("; ")}`);
}

/** Checks what facts refer to. */
export function checkFacts(game: string, spec: FactSpec, domains: readonly string[]): void {
  const errors = Object.entries(spec).flatMap(([fact, declared]) =>
    Object.entries(factFields(declared)).flatMap(([field, part]) =>
      domainErrors(`${fact}.${field}`, part.kind === "own" ? part.of : part, [...domains, SEAT]),
    ),
  );
  if (errors.length > 0) throw new Error(`the facts of ${game}: ${errors.join("; ")}`);
}

/** Only the game can say what is seen of these. */
const COMPUTED = ["partly", "derived"];
const CORE = ["agenda", "forks", "drafts", "joined", "chance", "outcome"];

function entryErrors({ name, part, section, within }: Entry, domains: readonly string[]): string[] {
  const errors = domainErrors(name, part, domains, within?.by);
  if (section === "own") errors.push(...ownErrors(name, part, within?.by));
  if ((part.kind === "pile") !== (section === "piles")) {
    errors.push(`${name}: expected piles, and nothing else, under \`piles\``);
  }
  if (part.kind === "each" && within?.by === undefined) {
    errors.push(`${name}: \`each\` stands outside of a table; expected a table around it`);
  }
  return errors;
}

function domainErrors(
  name: string,
  part: Referring,
  domains: readonly string[],
  by?: string,
): string[] {
  return domainsOf(part)
    .concat(by ?? [])
    .filter((domain) => !domains.includes(domain))
    .map((one) => `${name}: there is no domain "${one}"; expected one of ${domains.join(", ")}`);
}

function ownErrors(name: string, part: Part | Computed, by: string | undefined): string[] {
  if (by !== SEAT) return [`${name}: expected a table by seat under \`own\``];
  const value = part.kind === "list" ? part.of : part;
  const isHidable =
    value.kind === "flag" ||
    value.kind === "choice" ||
    (value.kind === "ref" && !value.allowsNone) ||
    (value.kind === "whole" && value.max < LARGEST);
  if (isHidable) return [];
  return [`${name}: expected a card, a flag, a choice or a number with a limit under \`own\``];
}

/** What may refer to a domain. */
type Referring = Part | Computed | Mapping | Value | Text | Numbers;

function domainsOf(part: Referring): string[] {
  switch (part.kind) {
    case "computed":
      return domainsOf(part.part);
    case "mapping":
      return [part.from, part.to];
    case "list":
      return [...domainsOf(part.of), ...(part.per === undefined ? [] : [part.per])];
    case "rows":
      return Object.values(part.columns).flatMap(domainsOf);
    case "each":
      return [part.by, ...domainsOf(part.of as Value)];
    case "pile":
      return [part.of];
    case "ref":
    case "set":
      return [part.domain];
    default:
      return [];
  }
}
