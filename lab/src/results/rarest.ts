import { type Estimate, FEW } from "../stats/estimate.js";
import type { Check } from "./document.js";
import { withInterval } from "./words.js";

/** How often something came up, of the games in which it could; null where it never could. */
interface Frequency {
  readonly name: string;
  readonly share: Estimate | null;
}

/** All pieces of a kind. */
interface Frequencies {
  readonly kind: string;
  readonly pieces: readonly Frequency[];
}

/** How the answer is put: `Rarest: the event Curfew (II), in 7 % of all games`. */
interface RarestWords {
  readonly about: string;
  readonly rarest: string;
  readonly of: string;
}

/** Whether all pieces came up at all; the rarest of each kind is named. */
export function rarestCheck(
  kinds: readonly Frequencies[],
  { about, rarest, of }: RarestWords,
  section: string,
): Check {
  const never = kinds.flatMap(({ pieces }) => pieces.filter(({ share }) => isNever(share)));
  // What could come up in a few games only says nothing yet.
  const isShown = never.some(({ share }) => (share?.n ?? 0) >= FEW);
  const said = kinds.flatMap(({ kind, pieces }) => rarestOf(kind, pieces, of));
  const names = never.map(({ name }) => name).join(", ");
  return {
    about,
    verdict: never.length === 0 ? "holds" : isShown ? "fails" : "open",
    answer: `${never.length === 0 ? "" : `Never: ${names}. `}${rarest}: ${said.join("; ")}.`,
    section,
  };
}

function isNever(share: Estimate | null): boolean {
  return share === null || share.value === 0;
}

function rarestOf(kind: string, pieces: readonly Frequency[], of: string): string[] {
  const known = pieces.flatMap(({ name, share }) => (share === null ? [] : [{ name, share }]));
  const [least] = known.sort((a, b) => a.share.value - b.share.value);
  if (least === undefined) return [];
  return [`the ${kind} ${least.name}, in ${withInterval(least.share, "share")} of ${of}`];
}
