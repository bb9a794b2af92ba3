import type { StateSpec } from "../define/state-spec.js";
import { type Field, fieldsOf, hasRows } from "./fields.js";

/**
 * The source of a game's `state.gen.ts`: straight-line code for what search does all the time. A loop
 * over the declaration takes three to eight times as long, and code made at run time is forbidden by
 * the content security policy of the pages.
 */
export function copySource(spec: StateSpec, hasPhases: boolean): string {
  const fields = fieldsOf(spec);
  const rows = hasPhases || fields.some((field) => copyOf(field).startsWith("copyRows"));
  const piles = fields.some((field) => copyOf(field).endsWith("copyPile)"));
  const imports = ["copyChance", ...(piles ? ["copyPile"] : []), ...(rows ? ["copyRows"] : [])];
  const lines = [
    "agenda: s.agenda.slice()",
    `forks: ${hasPhases ? "copyRows(s.forks)" : "[]"}`,
    `drafts: ${hasPhases ? "copyRows(s.drafts)" : "[]"}`,
    "joined: s.joined",
    "chance: copyChance(s.chance)",
    "outcome: s.outcome",
    ...fields.map((field) => `${field.name}: ${copyOf(field)}`),
  ];
  return [
    "// Generated from state.ts by `npm run generate`. Do not edit.",
    `import { ${imports.join(", ")} } from "@coterie/kernel";`,
    'import type { State } from "./state.js";',
    "",
    "export function copyState(s: State): State {",
    "  return {",
    ...lines.map((line) => `    ${line},`),
    "  };",
    "}",
    "",
  ].join("\n");
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
