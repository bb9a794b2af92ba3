import { type Command, LIMITS } from "@coterie/protocol";
import { Refused } from "../refused.js";
import type { Table } from "../table.js";
import { absence } from "./absence.js";
import type { Act, Asking, Deciders } from "./act.js";
import { game } from "./game.js";
import { guests } from "./guests.js";
import { lobby } from "./lobby.js";

/** Commands that only ask, or that need more than this table. See ask.ts and hall.ts. */
type Question = "why" | "preview" | "hint" | "rematch";
export type Deed = Exclude<Command["do"], Question>;

const deciders: Deciders<Deed> = { ...lobby, ...game, ...absence, ...guests };

/** Judges a command: what is to be written, or a refusal. The table is not changed. */
export function decide(asking: Asking, command: Extract<Command, { do: Deed }>): Act {
  checkRoom(asking.table, command.do);
  const judge = deciders[command.do] as (asking: Asking, command: Command) => Act;
  return judge(asking, command);
}

export function isDeed(command: Command): command is Extract<Command, { do: Deed }> {
  return Object.hasOwn(deciders, command.do);
}

/** What a table that is full still allows: coming to an end. */
const ENDINGS: readonly Deed[] = ["abandon", "resign", "close", "leave"];

/** Nobody plays that long; a table that grows for ever would be read for ever. */
function checkRoom(table: Table, deed: Deed): void {
  if (table.head < LIMITS.entries || ENDINGS.includes(deed)) return;
  throw new Refused("too-many", `this table has ${LIMITS.entries} entries, more than any may have`);
}
