import { mastersJudgement, mastersTeller } from "@coterie/bots";
import type { MastersKit } from "@coterie/masters-of-the-night";
import type { Door } from "../engine/door.js";
import { Thinker } from "./thinker.js";

export function newThinker(door: Door<MastersKit>): Thinker<MastersKit> {
  const { game, show } = door;
  return new Thinker(door, mastersJudgement(game), mastersTeller(game, show));
}
