import type { Block, Line } from "@coterie/kernel";
import { cityBlock } from "./city.js";
import { strong } from "./line.js";
import { type Look, vampireName } from "./look.js";
import { sheetRows } from "./sheets.js";
import { tableRows } from "./surroundings.js";

/** Everything that lies on the table, for a reader. */

function titleLine(look: Look): Line {
  const { round, night, leader, active } = look.state;
  const time = night === 1 ? "Night" : "Day";
  const turn = active >= 0 ? `, ${vampireName(look, active)}'s turn` : "";
  return [strong(`${time} ${round}${turn}`), ` · ${vampireName(look, leader)} leads`];
}

export function picture(look: Look): Block[] {
  return [
    { kind: "title", line: titleLine(look) },
    cityBlock(look),
    { kind: "rows", rows: tableRows(look) },
    { kind: "rows", rows: sheetRows(look) },
  ];
}
