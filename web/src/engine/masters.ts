import words from "words:engine";
import { FREE_UNDO, type OptionWords, type Question } from "@coterie/kernel";
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
    plans: {
      turnOf: (seen, { kind }) => (kind === ACTING ? `${seen.round}/${seen.active}` : undefined),
      who: (seen) => sceneOf(game, seen).vampires.find(({ isActive }) => isActive)?.name ?? "",
      deed,
    },
    optionPlaces: (seen, question, key) => placesOf(game, seen, question, key),
    factPlaces,
  };
}

/** The question of a vampire's turn; all others are about what came of an action (chapter 5). */
const ACTING = "night.act";
/** "Recruit 1 minion (2 AP): veil 5 → 6": what an action costs and brings is told with the options. */
const PRICE = / \(.*$/;

function deed({ kind }: Question, key: string, option: OptionWords): string | undefined {
  if (kind !== ACTING || key === "end-turn") return undefined;
  if (/^(move|leap):/.test(key)) return words.moveTo({ where: option.words });
  if (option.group === "Powers") return words.usePower({ power: option.words });
  const plain = option.words.replace(PRICE, "");
  return plain.charAt(0).toLowerCase() + plain.slice(1);
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
