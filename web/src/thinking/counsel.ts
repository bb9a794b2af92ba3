import {
  byTime,
  HINT_MS,
  hintsWith,
  type Judgement,
  reasonsFor,
  rowsOf,
  type Sight,
} from "@coterie/bots";
import type { Advice, Hint, Horizon, Kit } from "@coterie/kernel";
import type { Door } from "../engine/door.js";
import type { AdviceSheet, HintSheet } from "../sheet/sheet.js";

/** How long it is thought before it is said what is thought by then. */
const SLICE_MS = 200;

type Words = Pick<AdviceSheet, "steps" | "rows" | "certain">;

/** A question that is thought about: one slice of thinking after another, each told in words. */
export class Counsel<K extends Kit> {
  private readonly thoughts: Generator<Hint, void>;
  private latest: Omit<Hint, "playouts"> = { answers: [], sure: "close", within: "round" };
  /** An answer is put into words once: those stay the same while it is thought about. */
  private readonly words = new Map<string, Words>();

  constructor(
    private readonly door: Door<K>,
    judgement: Judgement<K>,
    private readonly sight: Sight<K>,
  ) {
    this.thoughts = hintsWith(judgement, sight, byTime(HINT_MS, Date.now));
  }

  more(): HintSheet {
    const until = Date.now() + SLICE_MS;
    let isThinking = true;
    do {
      const { value, done } = this.thoughts.next();
      isThinking = done !== true;
      this.latest = value ?? this.latest;
    } while (isThinking && Date.now() < until);
    const { answers, sure, within } = this.latest;
    return { answers: answers.map((answer) => this.told(answer, within)), sure, isThinking };
  }

  private told(answer: Advice, within: Horizon): AdviceSheet {
    const { keys, chance, error, brings } = answer;
    const name = keys.join();
    const words = this.words.get(name) ?? this.wordsOf(keys);
    this.words.set(name, words);
    return { keys, chance, error, brings, within, ...words };
  }

  private wordsOf(keys: readonly string[]): Words {
    const { steps, certain } = reasonsFor(this.door.show, this.sight, keys);
    return { steps, rows: rowsOf(steps), certain };
  }
}
