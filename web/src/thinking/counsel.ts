import { byTime, foresee, HINT_MS, hintsWith, type Judgement, type Sight } from "@coterie/bots";
import type { Advice, Hint, Kit } from "@coterie/kernel";
import type { Door } from "../engine/door.js";
import type { AdviceSheet, HintSheet } from "../sheet/sheet.js";
import { stepsOf } from "./steps.js";

/** How long it is thought before it is said what is thought by then. */
const SLICE_MS = 200;
/** More of what follows for certain nobody reads beside three answers. */
const CERTAIN_FACTS = 2;

type Words = Pick<AdviceSheet, "steps" | "certain">;

/** A question that is thought about: one slice of thinking after another, each told in words. */
export class Counsel<K extends Kit> {
  private readonly thoughts: Generator<Hint, void>;
  private latest: Pick<Hint, "answers" | "sure"> = { answers: [], sure: "close" };
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
    const { answers, sure } = this.latest;
    return { answers: answers.map((answer) => this.told(answer)), sure, isThinking };
  }

  private told(answer: Advice): AdviceSheet {
    const { keys, chance, error, brings } = answer;
    const name = keys.join();
    const words = this.words.get(name) ?? this.wordsOf(keys);
    this.words.set(name, words);
    return { keys, chance, error, brings, ...words };
  }

  private wordsOf(keys: readonly string[]): Words {
    const { door, sight } = this;
    const steps = stepsOf(door, sight, keys);
    // What a plan brings shows only when all of it is carried out, and others have a say then.
    if (keys.length > 1) return { steps, certain: [] };
    const facts = foresee(sight, keys[0]).facts.slice(0, CERTAIN_FACTS);
    const certain = facts.map((fact) => door.show.fact(sight.view.seen, fact).words);
    return { steps, certain };
  }
}
