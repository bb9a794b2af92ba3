import { judgementOf } from "@coterie/bots";
import type { MastersKit } from "@coterie/masters-of-the-night";
import type { Door } from "../engine/door.js";
import { Thinker } from "./thinker.js";

export function newThinker(door: Door<MastersKit>): Thinker<MastersKit> {
  const judgement = judgementOf(door.game);
  if (judgement === undefined) throw new Error(`nobody can judge ${door.game.id}`);
  return new Thinker(door, judgement);
}
