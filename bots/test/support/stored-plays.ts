import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { bloodOrders, bloodOrdersWithExactly } from "@coterie/blood-orders";
import {
  type AnyGame,
  answer,
  answerScene,
  type Game,
  type GameRecord,
  type Json,
  type Kit,
  openScene,
  type Play,
  RECORD_FORMAT,
  readRecord,
  readScenario,
  type ScenarioGame,
  startPlay,
} from "@coterie/kernel";
import { mastersOfTheNight, mastersWithExactly } from "@coterie/masters-of-the-night";

/** A position of a stored play. */
export interface Position {
  readonly game: AnyGame;
  readonly state: unknown;
}

/** The golden records, scenarios and puzzles of one game. A name is folder/file, as `records/duel`. */
export interface StoredPlays {
  records(): string[];
  scenarios(): string[];
  /** The positions at the start and after each of the first answers. */
  positions(name: string, answers?: number): Position[];
}

const endOf = (folder: string): string => (folder === "records" ? ".json.gz" : ".json");

const TOP = join(import.meta.dirname, "../../..");

function storedPlaysOf<K extends Kit>(
  open: (pack?: Json) => ScenarioGame<K>,
  openExactly: (pack: unknown) => Game<K>,
): StoredPlays {
  const { id } = open();
  const folders: Readonly<Record<string, string>> = {
    records: join(TOP, "games", id, "records"),
    scenarios: join(TOP, "games", id, "scenarios"),
    puzzles: join(TOP, "bots/scenarios", id),
  };
  const namesIn = (folder: string): string[] =>
    readdirSync(folders[folder])
      .filter((file) => file.endsWith(endOf(folder)))
      .map((file) => `${folder}/${file.slice(0, -endOf(folder).length)}`);
  const read = (name: string): unknown => {
    const [folder, file] = name.split("/");
    const bytes = readFileSync(join(folders[folder], file + endOf(folder)));
    return JSON.parse(String(folder === "records" ? gunzipSync(bytes) : bytes));
  };
  return {
    records: () => namesIn("records").filter((name) => isPlain(read(name))),
    scenarios: () => [...namesIn("scenarios"), ...namesIn("puzzles")],
    positions(name, answers) {
      const { play, turns } = name.startsWith("records/")
        ? openRecord(openExactly, read(name))
        : openScenario(open, read(name));
      const positions = [{ game: play.game, state: play.state }];
      for (const giveAnswer of turns.slice(0, answers)) {
        giveAnswer();
        positions.push({ game: play.game, state: play.state });
      }
      return positions;
    },
  };
}

export const storedPlays: ReadonlyMap<string, StoredPlays> = new Map([
  ["masters-of-the-night", storedPlaysOf(mastersOfTheNight, mastersWithExactly)],
  ["blood-orders", storedPlaysOf(bloodOrders, bloodOrdersWithExactly)],
]);

/** Whether it is a record in which the setup, the seed and the answers alone lead to every position. */
function isPlain(raw: unknown): boolean {
  const { format, from, answers = [] } = raw as Partial<GameRecord>;
  return (
    format === RECORD_FORMAT &&
    from === undefined &&
    answers.every(({ fates }) => fates === undefined)
  );
}

/** A play at its start, and what gives its answers, one by one. */
interface Opened<K extends Kit> {
  readonly play: Play<K>;
  readonly turns: readonly (() => void)[];
}

/** Without the checks of `replay`, which take long: `records.test.ts` of the game makes them. */
function openRecord<K extends Kit>(
  openExactly: (pack: unknown) => Game<K>,
  raw: unknown,
): Opened<K> {
  const { pack, setup, seed, answers } = readRecord(raw);
  const { play } = startPlay(openExactly(pack.pieces), setup, seed);
  const turns = answers.map(({ seat, key }) => () => {
    answer(play, { seat, question: play.open[seat], key });
  });
  return { play, turns };
}

function openScenario<K extends Kit>(
  open: (pack?: Json) => ScenarioGame<K>,
  raw: unknown,
): Opened<K> {
  const { pack, setup, position, seed, play: given } = readScenario(raw);
  const scene = openScene(open(pack), setup, position, seed);
  const turns = given.map((turn) => () => answerScene(scene, turn.answer, turn.seat));
  return { play: scene.play, turns };
}
