import type { StateSpec } from "../define/state-spec.js";
import { initialOf, type Value } from "../define/values.js";
import { type Field, fieldsOf, hasRows } from "./fields.js";

/**
 * The source of a game's `state.gen.ts`: straight-line code for what search does all the time, and for the
 * start of a game. A loop over the declaration takes three to eight times as long, and code made at run
 * time is forbidden by the content security policy of the pages.
 */
export function stateSource(spec: StateSpec, hasPhases: boolean): string {
  const fields = fieldsOf(spec);
  const rows = (made: string): string => (hasPhases ? made : "[]");
  const copied = fields.map((field) => `${field.name}: ${copyOf(field)},`);
  const blank = fields.map((field) => `${field.name}: ${blankOf(field)},`);
  const needed = [...copied, ...blank].join();
  const helpers = [
    "copyChance",
    ...(needed.includes("copyPile)") ? ["copyPile"] : []),
    ...(hasPhases || needed.includes("copyRows(") ? ["copyRows"] : []),
    ...(hasPhases || needed.includes("emptyRows(") ? ["emptyRows"] : []),
    ...(needed.includes("filled(") ? ["filled"] : []),
    ...(needed.includes("newPile") ? ["newPile"] : []),
  ];
  return [
    "// Generated from state.ts by `npm run generate`. Do not edit.",
    `import { type ChanceState, ${helpers.join(", ")} } from "@coterie/kernel";`,
    'import type { State } from "./state.js";',
    "",
    "export function copyState(s: State): State {",
    "  return {",
    "    agenda: s.agenda.slice(),",
    `    forks: ${rows("copyRows(s.forks)")},`,
    `    drafts: ${rows("copyRows(s.drafts)")},`,
    "    joined: s.joined,",
    "    chance: copyChance(s.chance),",
    "    outcome: s.outcome,",
    ...copied.map((line) => `    ${line}`),
    "  };",
    "}",
    "",
    "export function blankState(n: Readonly<Record<string, number>>, chance: ChanceState): State {",
    "  return {",
    "    agenda: [],",
    `    forks: ${rows("emptyRows(n.seat)")},`,
    `    drafts: ${rows("emptyRows(n.seat)")},`,
    "    joined: 0,",
    "    chance,",
    "    outcome: 0,",
    ...blank.map((line) => `    ${line}`),
    "  };",
    "}",
    "",
  ].join("\n");
}

function blankOf(field: Field): string {
  const { part, within, section } = field;
  if (section === "derived") return "[]";
  if (part.kind === "pile") {
    return within === undefined ? "newPile()" : `Array.from({ length: n.${within.by} }, newPile)`;
  }
  if (part.kind === "faces") return `filled(${part.count}, 0)`;
  if (part.kind === "rows") return "[]";
  if (within?.by === undefined) {
    if (part.kind !== "list") return String(initialOf(part as Value));
    return part.per === undefined ? "[]" : `filled(n.${part.per}, ${initialOf(part.of)})`;
  }
  const length = `n.${within.by}${part.kind === "each" ? ` * n.${part.by}` : ""}`;
  if (hasRows(field)) return `emptyRows(${length})`;
  return `filled(${length}, ${initialOf((part.kind === "each" ? part.of : part) as Value)})`;
}

function copyOf(field: Field): string {
  const { name, part, section } = field;
  if (section === "derived") return "[]";
  if (part.isFixed === true) return `s.${name}`;
  if (part.kind === "pile") {
    if (field.within !== undefined) return `s.${name}.map(copyPile)`;
    return `{ cards: s.${name}.cards.slice(), seen: s.${name}.seen.slice() }`;
  }
  if (hasRows(field)) return `copyRows(s.${name})`;
  const isList = field.within?.by !== undefined || ["list", "rows", "faces"].includes(part.kind);
  return isList ? `s.${name}.slice()` : `s.${name}`;
}
