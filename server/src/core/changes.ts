import { type AnyGame, type Json, visibilityOf } from "@coterie/kernel";
import { differenceText, joined } from "@coterie/protocol";
import type { AnyPlay } from "./parts.js";

type State = AnyPlay["state"];

/** The changes of one field of a document as text. */
export function changesUnder(
  field: "table" | "view" | "question" | "undoMark",
  before: Json,
  after: Json,
): string {
  return differenceText(before, after, `"${field}"`);
}

/** What changed from one state of a game to another, as far as it is the same for all who see it. */
interface Compared {
  readonly before: State;
  readonly after: State;
  /** What lies open to everybody. */
  readonly open: string;
  /** The parts of which somebody may see something else now than before. */
  readonly veiled: readonly string[];
}

/** The text of what changed in the view of an audience between two states; null is no view at all. */
type ViewComparer = (audience: number, before: State | null, after: State | null) => string;

/**
 * Compares what several audiences see. A state shares with the one before it what did not change,
 * and a game says which parts are seen differently by whom: so what lies open is compared once for
 * all, and of the rest only what may differ is looked at.
 */
export function viewComparer(game: AnyGame): ViewComparer {
  const known: Compared[] = [];
  const { veils } = game;

  function comparedOnce(before: State, after: State): Compared {
    let found = known.find((one) => one.before === before && one.after === after);
    if (found === undefined) {
      found = compared(before, after, veils ?? {});
      known.push(found);
    }
    return found;
  }

  return (audience, before, after) => {
    if (before === after) return "";
    if (before === null || after === null || veils === undefined) {
      const view = (state: State | null) => (state === null ? null : game.view(state, audience));
      return changesUnder("view", view(before) as never, view(after) as never);
    }
    const { open, veiled } = comparedOnce(before, after);
    let text = open;
    for (const part of veiled) {
      const see = (state: State) => visibilityOf(veils, part)?.see(state, audience) as Json;
      text = joined(text, changesIn(part, see(before), see(after)));
    }
    return text;
  };
}

function compared(before: State, after: State, veils: NonNullable<AnyGame["veils"]>): Compared {
  let open = "";
  for (const part in after) {
    if (before[part] === after[part] || visibilityOf(veils, part) !== undefined) continue;
    open = joined(open, changesIn(part, before[part], after[part]));
  }
  const veiled: string[] = [];
  for (const part in veils) {
    const { by = [] } = visibilityOf(veils, part) ?? {};
    if (by.some((decisive) => before[decisive] !== after[decisive])) veiled.push(part);
  }
  return { before, after, open, veiled };
}

function changesIn(part: string, before: Json, after: Json): string {
  return differenceText(before, after, `"view","seen",${JSON.stringify(part)}`);
}
