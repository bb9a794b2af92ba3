import type { OrdersScene } from "@coterie/blood-orders";
import type { Row, Step } from "@coterie/bots";
import type {
  Horizon,
  OptionWords,
  RecordDivergence,
  Sureness,
  Tally,
  Tone,
} from "@coterie/kernel";
import type { MastersScene } from "@coterie/masters-of-the-night";

/**
 * What a table shows, as plain data in words: made where the engine is (a worker, for a game in this
 * browser; from what a server sent, for one elsewhere), drawn by pages that know no rules.
 */

/** An answer that may be given. */
export interface OptionSheet extends OptionWords {
  readonly key: string;
  /** It is dangerous: why, and the rule. */
  readonly warning?: { readonly words: string; readonly rule: string };
  /** Where on the board it is answered, the most exact place first. */
  readonly places: readonly string[];
}

/** What the rules name here but do not allow now. */
interface BlockedSheet {
  readonly action: string;
  readonly why: string;
  readonly rule: string;
}

export interface QuestionSheet {
  readonly id: string;
  /** The rules' own name for what is asked, for whoever explains it. */
  readonly kind: string;
  readonly seat: number;
  readonly who: string;
  readonly ask: string;
  readonly why: string;
  readonly rule: string;
  readonly options: readonly OptionSheet[];
  readonly blocked: readonly BlockedSheet[];
}

/** What an answer would bring for certain. */
export interface PreviewSheet {
  readonly words: readonly string[];
  /** Nothing else follows: neither chance nor a secret has a say. */
  readonly isWhole: boolean;
}

/** An answer that is advised, and why. */
export interface AdviceSheet {
  readonly keys: readonly string[];
  /** As many as there are keys, or fewer where others have a say before the end. */
  readonly steps: readonly Step[];
  /** The same as what goes where. */
  readonly rows: readonly Row[];
  /** The estimated chance to win, 0 to 1, and its standard error. */
  readonly chance: number;
  readonly error: number;
  /** What follows for certain, in short. */
  readonly certain: readonly string[];
  /** What it brings on average within a round or a Day, each under the name of what is counted. */
  readonly brings: Readonly<Record<string, number>>;
  readonly within: Horizon;
}

/** What is thought about a question so far. */
export interface HintSheet {
  /** Best first. */
  readonly answers: readonly AdviceSheet[];
  /** Whether the first is better than the second. */
  readonly sure: Sureness;
  /** There is more to come. */
  readonly isThinking: boolean;
}

/** One thing that happened. */
export interface FactSheet {
  readonly words: string;
  readonly rule: string;
  readonly tone?: Tone;
  /** What it touched on the board. */
  readonly places: readonly string[];
}

/** An answer and what came of it. */
export interface LogSheet {
  /** How many answers had been given with it. */
  readonly at: number;
  readonly who: string;
  /** What a bot that plays along said before its turn. */
  readonly said?: string;
  /** What was answered; empty for the setup. */
  readonly answer: string;
  readonly facts: readonly FactSheet[];
  /** The table as it was then, where it can be shown. */
  readonly after?: GameScene;
}

export interface EndSheet {
  readonly outcome: string;
  readonly isWon: boolean;
  /** What decided it. */
  readonly story: readonly string[];
  readonly tallies: readonly Tally[];
}

/** What lies on the table, by game. */
export type GameScene =
  | { readonly game: "masters-of-the-night"; readonly scene: MastersScene }
  | { readonly game: "blood-orders"; readonly scene: OrdersScene };

/** Everything that one pair of eyes sees of a table now. */
export interface TableSheet {
  readonly on: GameScene;
  /** Whose eyes: a seat, or -1 for those who only watch. */
  readonly seat: number;
  /** How many answers count so far. */
  readonly answers: number;
  readonly question: QuestionSheet | null;
  /** How many lines of the log before the news still hold: an undo takes lines away. */
  readonly logFrom: number;
  /** What happened since the sheet before. */
  readonly news: readonly LogSheet[];
  readonly undo: UndoSheet;
  /** A bot on this device is about to answer. */
  readonly isThinking: boolean;
  /** What the bot that answers next, here or elsewhere, said of the turn that it is in. */
  readonly said: string | null;
  /** Seats see different things. */
  readonly hasSecrets: boolean;
  /** A hint can be asked for. */
  readonly hasHint: boolean;
  readonly end: EndSheet | null;
}

interface UndoSheet {
  readonly isPossible: boolean;
  /** Why not, or who will be asked. */
  readonly words: string;
  /** In a simultaneous phase all answers of it are withdrawn; otherwise the last one is undone. */
  readonly way: "undo" | "withdraw";
}

/** A game on paper. */
export interface ReplayHead {
  readonly game: string;
  /** Who sat there, by seat. */
  readonly seats: readonly string[];
  readonly hasSecrets: boolean;
  /** How many answers can be shown. */
  readonly answers: number;
  readonly outcome: string | null;
  /** The commitment that the seed was checked against, and how many seats added to it. */
  readonly seed: { readonly commitment: string; readonly nonces: number };
  /** Set if the record was made with an older version of the rules. */
  readonly older: OlderRecord | null;
}

export interface OlderRecord {
  readonly recordVersion: number;
  readonly rulesVersion: number;
  /** How many answers the record has. */
  readonly answers: number;
  readonly differs: RecordDivergence | null;
}

export interface ReplayStep {
  readonly sheet: TableSheet;
  /** What is answered next. */
  readonly next: string;
}
