import type { Content } from "../../../content/content.js";
import { fearVp } from "../../../rules/terms.js";
import { vpWords } from "./look.js";

/** Where a marker stands on the Fear track, and what that is worth (BO-1.5). */

/** "2 VP; 0 VP from 9": the mark reached, and the next one. */
function markWords(content: Content, fear: number): string {
  const ahead = content.fearTrack.marks.filter(({ at }) => at > fear);
  const next = ahead.reduce<(typeof ahead)[number] | undefined>(
    (first, mark) => (first === undefined || mark.at < first.at ? mark : first),
    undefined,
  );
  const now = vpWords(fearVp(content, fear));
  return next === undefined ? now : `${now}; ${vpWords(next.vp)} from ${next.at}`;
}

/** "Fear 6 of 24 (2 VP; 0 VP from 9)". */
export const fearWords = (content: Content, fear: number): string =>
  `Fear ${fear} of ${content.fearTrack.length} (${markWords(content, fear)})`;
