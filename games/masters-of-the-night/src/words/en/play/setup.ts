import type { Content } from "../../../content/content.js";
import type { Setup } from "../../../setup.js";
import { listed } from "../numbers.js";

/** What can be agreed before a game, and what was agreed. */

export const setupFields: Readonly<Record<keyof Setup, string>> = {
  vampires: "how many (2 to 5), or which: imre,mila (the turn order)",
  players: "how many people share the vampires (1 to 5)",
  control: "the player of each vampire in turn order, from 0: 0,1,0",
  difficulty: "easy, medium or hard: 6, 5 or 4 events of each act",
  reading: "rulebook or summary (MN-13)",
  layout: "random, or the nine districts by rows: railway-station,museum,…",
  leader: "who leads first: random, or a vampire's id",
};

export function setupWords(content: Content, setup: Setup): string {
  const names = setup.vampires.map(
    (id) => content.vampires.find(({ card }) => card.id === id)?.card.name ?? id,
  );
  const players = setup.players === 1 ? "one player" : `${setup.players} players`;
  const reading = setup.reading === "summary" ? ", summary reading" : "";
  return `${listed(names, "and")}, ${players}, ${setup.difficulty}${reading}`;
}
