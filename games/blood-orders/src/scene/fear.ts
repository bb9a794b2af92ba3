import { fearVp } from "../rules/terms.js";
import { type Look, seats } from "../words/en/play/look.js";
import { textOf } from "../words/en/play/part.js";
import { FEAR_TRACK, fearPlace } from "./places.js";
import type { FearSpaceScene, FearTrackScene } from "./types.js";

/** BO-1.5: the Fear track, with the markers on it. */

function spaceScene(look: Look, at: number): FearSpaceScene {
  const { content, state } = look;
  return {
    place: fearPlace(at),
    at,
    vp: fearVp(content, at),
    isMark: content.fearTrack.marks.some((mark) => mark.at === at),
    seats: seats(look).filter((seat) => state.fear[seat] === at),
  };
}

export function fearTrackScene(look: Look): FearTrackScene {
  const { fearTrack } = look.content;
  return {
    place: FEAR_TRACK,
    text: textOf(fearTrack),
    spaces: Array.from({ length: fearTrack.length + 1 }, (_, at) => spaceScene(look, at)),
  };
}
