/** Where two values differ, one line for each place. */
export function differences(expected: unknown, found: unknown, at = ""): string[] {
  if (!isBranch(expected) || !isBranch(found)) {
    if (expected === found) return [];
    return [`${at}: expected ${short(expected)}, got ${short(found)}`];
  }
  const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...keys].flatMap((key) =>
    differences(expected[key], found[key], at === "" ? key : `${at} / ${key}`),
  );
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Enough to recognise it. */
function short(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}
