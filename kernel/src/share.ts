/**
 * Where two states of a play are the same, the later one takes the parts of the earlier one. A play
 * keeps all its states, most of which is the same from answer to answer; and whoever looks for what
 * changed finds by a glance what did not. Neither may be changed after this: who wants to go on from
 * a state makes a copy.
 */
export function shareUnchanged(before: object, after: object): void {
  unified(before, after);
}

/** The earlier value, if the later one is the same; else the later one, with what is the same in it. */
function unified(before: unknown, after: unknown): unknown {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (!Array.isArray(after)) return Array.isArray(before) ? after : unifiedFields(before, after);
  return Array.isArray(before) ? unifiedList(before, after) : after;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function unifiedList(before: readonly unknown[], after: unknown[]): unknown {
  let isSame = before.length === after.length;
  const shorter = Math.min(before.length, after.length);
  for (let i = 0; i < shorter; i++) {
    const was = before[i];
    const is = after[i];
    if (was === is) continue;
    // Most lists are of numbers: one that differs settles it.
    if (typeof is !== "object") return after;
    after[i] = unified(was, is);
    isSame &&= after[i] === was;
  }
  return isSame ? before : after;
}

function unifiedFields(before: Record<string, unknown>, after: Record<string, unknown>): unknown {
  let isSame = true;
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    if (was === is) continue;
    if (typeof is === "object") {
      const one = unified(was, is);
      if (one !== is) after[key] = one;
      if (one === was) continue;
    }
    isSame = false;
  }
  return isSame ? before : after;
}
