/** JSON for people who will edit it: what fits on a line stays on it. */

const WIDTH = 100;

/** A pack is long and nobody reads it there: it comes last, on one line. */
const ON_ONE_LINE = ["pack"];

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function pretty(value: unknown, indent: string): string {
  const flat = spaced(value);
  if (typeof value !== "object" || value === null) return flat;
  if (flat.length + indent.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  if (isList(value)) {
    const lines = value.map((one) => inner + pretty(one, inner));
    return `[\n${lines.join(",\n")}\n${indent}]`;
  }
  const lines = Object.entries(value).map(([key, one]) => {
    const text =
      ON_ONE_LINE.includes(key) && indent === "" ? JSON.stringify(one) : pretty(one, inner);
    return `${inner}${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${lines.join(",\n")}\n${indent}}`;
}

function spaced(value: unknown): string {
  if (isList(value)) return `[${value.map(spaced).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}: ${spaced(one)}`,
  );
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

export function prettyJson(value: unknown): string {
  return pretty(value, "");
}
