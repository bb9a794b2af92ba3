import type { Domains, Part, StateSpec } from "../define/state-spec.js";
import { LARGEST, NONE, SEAT, type Value } from "../define/values.js";
import type { Pile } from "../knowledge.js";
import { type Field, fieldsOf, hasRows, pilesOf } from "./fields.js";
import type { LooseState } from "./loose-state.js";

/** What is wrong with the numbers of a state: out of their range, not sorted, not one for each thing. */
export function rangeErrors<C>(
  spec: StateSpec,
  domains: Domains<C, never>,
  content: C,
  state: LooseState,
): string[] {
  const sizeOf = (domain: string): number =>
    domain === SEAT
      ? Math.max(state.forks.length, 1)
      : domains[domain].ids(content, state as never).length;
  return fieldsOf(spec).flatMap((field) => fieldErrors(field, state[field.name], sizeOf));
}

type SizeOf = (domain: string) => number;

function fieldErrors(field: Field, held: unknown, sizeOf: SizeOf): string[] {
  const { part, name, section } = field;
  if (section === "derived") return isEmpty(held) ? [] : [`${name} is only for views`];
  if (part.kind === "pile") {
    return pilesOf(held).flatMap((pile) => pileErrors(name, pile, sizeOf(part.of)));
  }
  if (hasRows(field)) {
    const of = part.kind === "each" ? part.of : part;
    return (held as number[][]).flatMap((row) => partErrors(name, of as Part, row, sizeOf));
  }
  const inner = part.kind === "each" ? part.of : part;
  if (field.within?.by !== undefined)
    return numbersErrors(name, inner as Value, held as number[], sizeOf);
  return partErrors(name, inner as Part, held, sizeOf);
}

function isEmpty(held: unknown): boolean {
  return Array.isArray(held) && held.length === 0;
}

function partErrors(name: string, part: Part, held: unknown, sizeOf: SizeOf): string[] {
  switch (part.kind) {
    case "list": {
      const numbers = held as number[];
      const errors = numbersErrors(name, part.of, numbers, sizeOf);
      if (part.isSorted && numbers.some((n, i) => i > 0 && numbers[i - 1] > n)) {
        errors.push(`${name} is not sorted`);
      }
      if (part.per !== undefined && numbers.length !== sizeOf(part.per)) {
        errors.push(`${name} has ${numbers.length} numbers; expected ${sizeOf(part.per)}`);
      }
      return errors;
    }
    case "rows": {
      const columns = Object.entries(part.columns);
      return (held as number[]).flatMap((n, i) => {
        const [column, of] = columns[i % columns.length];
        return numbersErrors(`${name}.${column}`, of, [n], sizeOf);
      });
    }
    case "faces":
      return (held as number[]).some((n) => !(n >= 0)) ? [`${name} has a negative count`] : [];
    case "pile":
    case "each":
      return [];
    default:
      return numbersErrors(name, part, [held as number], sizeOf);
  }
}

function pileErrors(name: string, { cards, seen }: Pile, size: number): string[] {
  const errors: string[] = [];
  if (cards.length !== seen.length)
    errors.push(`${name}: ${cards.length} cards and ${seen.length} marks of who has seen them`);
  if (new Set(cards).size !== cards.length) errors.push(`${name}: a card is there twice`);
  if (cards.some((card) => !(card >= 0 && card < size))) errors.push(`${name}: an unknown card`);
  return errors;
}

function numbersErrors(
  name: string,
  value: Value,
  numbers: readonly number[],
  sizeOf: SizeOf,
): string[] {
  const [least, most] = rangeOf(value, sizeOf);
  return numbers
    .filter((n) => !(Number.isInteger(n) && n >= least && n <= most))
    .map(
      (n) => `${name} is ${n}; expected ${least} ${most === LARGEST ? "or more" : `to ${most}`}`,
    );
}

function rangeOf(value: Value, sizeOf: SizeOf): readonly [least: number, most: number] {
  switch (value.kind) {
    case "whole":
      return [value.min, value.max];
    case "flag":
      return [0, 1];
    case "choice":
      return [0, value.names.length - 1];
    case "set":
      return [0, 2 ** sizeOf(value.domain) - 1];
    default:
      return [value.allowsNone ? NONE : 0, sizeOf(value.domain) - 1];
  }
}
