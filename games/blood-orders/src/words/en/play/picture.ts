import type { Audience, Block, Line } from "@coterie/kernel";
import { DAYS } from "../../../state.js";
import { cityBlock } from "./city.js";
import { strong } from "./line.js";
import { type Look, seatName } from "./look.js";
import { marketRows } from "./market.js";
import { phaseWords } from "./phase.js";
import { sheetRows } from "./sheets.js";

/** Everything that lies on the table, for a reader. */

const acts = ["I", "II", "III"] as const;

export const actName = (act: number): string => acts[act] ?? "I";

function titleLine({ state }: Look): Line {
  const { act, day, startPlayer } = state;
  return [
    strong(`Act ${actName(act)}, Day ${day} of ${DAYS}`),
    " · ",
    strong(phaseWords(state)),
    ` · start player: ${seatName(startPlayer)}`,
  ];
}

export function picture(look: Look, audience: Audience): Block[] {
  return [
    { kind: "title", line: titleLine(look) },
    cityBlock(look),
    { kind: "rows", rows: marketRows(look) },
    { kind: "rows", rows: sheetRows(look, audience) },
  ];
}
