import type { BloodKit } from "@coterie/blood-orders";
import { bloodJudgement } from "@coterie/bots";
import type { Door } from "../engine/door.js";
import { Thinker } from "./thinker.js";

export function newThinker(door: Door<BloodKit>): Thinker<BloodKit> {
  return new Thinker(door, bloodJudgement(door.game));
}
