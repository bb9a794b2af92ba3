import { isDeepStrictEqual } from "node:util";
import { replay, toRecord } from "@coterie/kernel";
import { disguise, type LanternState } from "@coterie/kernel/tiny";
import { documentOf } from "../core/document.js";
import type { Table } from "../core/table.js";
import type { Complain } from "./verdict.js";
import type { World } from "./world.js";

/** What others may not know can be anything: an audience is told the same. */
export function checkDisguise({ luck }: World, table: Table, complain: Complain): void {
  const { play, game } = table;
  if (play === null || game.id !== "lanterns") return;
  for (let audience = -1; audience < table.info.seats.length; audience++) {
    const copy = game.copy(play.state) as LanternState;
    const other = disguise(copy, audience, (below) => luck.below(below));
    const twin = { ...table, play: { ...play, state: other } };
    if (
      JSON.stringify(documentOf(twin, audience)) !== JSON.stringify(documentOf(table, audience))
    ) {
      complain(`what audience ${audience} is shown depends on what it may not know`);
    }
  }
}

/** The record of the game can be played again, and leads where the table is. */
export function checkRecord({ play, game }: Table, complain: Complain): void {
  if (play === null) return;
  try {
    const record = JSON.parse(JSON.stringify(toRecord(play)));
    const again = replay(game, record).play;
    if (!isDeepStrictEqual(again.state, play.state)) complain("the record leads elsewhere");
  } catch (error) {
    complain(`the record cannot be played again: ${error}`);
  }
}
