import type { BloodOrders } from "../game.js";
import type { State } from "../state.js";
import type { Look } from "../words/en/play/look.js";
import { altarScene } from "./altar.js";
import { catacombsScene } from "./catacombs.js";
import { quarterScenes } from "./city.js";
import { discardScenes, ritualDeckScene, victimDeckScene } from "./decks.js";
import { asPlanned } from "./draft.js";
import { fearTrackScene } from "./fear.js";
import { playerScenes } from "./players.js";
import { standingScenes } from "./standing.js";
import { timeScene } from "./time.js";
import type { OrdersScene } from "./types.js";

/** What an audience may see (`seen` of its view) as plain data for a board. */
export function sceneOf({ content }: BloodOrders, seen: State, audience: number): OrdersScene {
  const look: Look = { content, state: asPlanned(seen, audience) };
  const seat = seen.hands[audience] === undefined ? null : audience;
  return {
    audience: seat,
    time: timeScene(look),
    quarters: quarterScenes(look),
    altar: altarScene(look, seat),
    catacombs: catacombsScene(look),
    victimDeck: victimDeckScene(look),
    ritualDeck: ritualDeckScene(look),
    discards: discardScenes(look),
    fearTrack: fearTrackScene(look),
    players: playerScenes(look, audience),
    standing: standingScenes(look),
  };
}

/** All places of a scene, each once: whatever in it has a `place`. */
export function placeIds(scene: OrdersScene): string[] {
  return [...new Set(placesIn(scene))];
}

function placesIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === "place" && typeof value === "string" ? [value] : placesIn(value),
  );
}
