import { FREE_UNDO } from "@coterie/kernel";
import {
  type Fact,
  type MastersKit,
  mastersOfTheNight,
  mastersWithExactly,
  placesOf,
  playWords,
  sceneOf,
} from "@coterie/masters-of-the-night";
import type { Door } from "./door.js";

export function mastersDoor(pieces?: unknown): Door<MastersKit> {
  const game = pieces === undefined ? mastersOfTheNight() : mastersWithExactly(pieces);
  return {
    game,
    isUsual: pieces === undefined,
    show: playWords(game),
    usual: { vampires: ["agnieszka", "ishtvan", "mila"], players: 1, difficulty: "easy" },
    undo: FREE_UNDO,
    hasSecrets: false,
    isWon: (outcome) => outcome === "victory",
    scene: (seen) => ({ game: "masters-of-the-night", scene: sceneOf(game, seen) }),
    optionPlaces: (seen, question, key) => placesOf(game, seen, question, key),
    factPlaces,
  };
}

/** The districts and vampires that a fact names, in the order in which something goes through them. */
function factPlaces(fact: Fact): string[] {
  const { from, district, to, vampire } = fact as Fact & {
    readonly [place in "from" | "district" | "to" | "vampire"]?: number;
  };
  const districts = [from, district, to].flatMap((at) => (isPlace(at) ? [`district:${at}`] : []));
  return isPlace(vampire) ? [...districts, `vampire:${vampire}`] : districts;
}

function isPlace(at: number | undefined): at is number {
  return at !== undefined && at >= 0;
}
