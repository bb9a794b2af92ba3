import {
  answer,
  type Kit,
  type Mark,
  newRun,
  type OpenQuestion,
  openQuestions,
  type Play,
  Refusal,
  readQuestion,
  scrub,
  undo,
  undoMark,
} from "@coterie/kernel";
import type { Door } from "../show.js";

/** One answer and what came of it; the first chapter is the setup. */
export interface Chapter<K extends Kit> {
  readonly seat: number;
  /** What was answered, or "" for the setup. */
  readonly words: string;
  readonly forced: boolean;
  readonly facts: readonly K["Fact"][];
}

/** A game at a terminal: the play, and its story so far. */
export class Session<K extends Kit> {
  readonly chapters: Chapter<K>[] = [];
  /** Chapters that the player has been shown. */
  shown = 0;
  /** The picture that was shown last. */
  picture = "";

  constructor(
    readonly door: Door<K>,
    readonly play: Play<K>,
    facts: readonly (readonly K["Fact"][])[],
  ) {
    this.chapters.push({ seat: 0, words: "", forced: false, facts: facts[0] ?? [] });
    play.moments.forEach(({ before, seat, key }, i) => {
      const question = readQuestion(door.game, newRun(door.game, before), seat);
      const words = this.answerWords(before, question, key);
      const { forced } = question;
      this.chapters.push({ seat, words, forced, facts: facts[i + 1] ?? [] });
    });
  }

  /** What a seat may see of a position. */
  seen(seat: number, state: K["State"] = this.play.state): K["State"] {
    return this.door.game.view(state, seat).seen;
  }

  private answerWords(
    state: K["State"],
    question: Parameters<Door<K>["show"]["option"]>[1],
    key: string,
  ): string {
    const { group, words } = this.door.show.option(this.seen(question.seat, state), question, key);
    // "Move · 1 AP" is what the options below it have in common.
    const [action, price] = group.split(" · ");
    return price === undefined ? words : `${action}: ${words}`;
  }

  /** The question that somebody at the terminal answers next: hot seat, one after the other. */
  get question(): OpenQuestion | undefined {
    return openQuestions(this.play)[0];
  }

  give(question: OpenQuestion, key: string): void {
    const words = this.answerWords(this.play.state, question, key);
    const facts = answer(this.play, { seat: question.seat, question: question.id, key });
    this.chapters.push({ seat: question.seat, words, forced: question.forced, facts });
  }

  /** Answers where there is nothing to decide. */
  skipForced(): void {
    for (;;) {
      const { question } = this;
      if (question?.forced !== true) return;
      this.give(question, question.options[0].key);
    }
  }

  /** Takes back the last decision with all that followed by itself; tells what it goes behind. */
  takeBack(): { words: string; marks: Mark[] } {
    const marks = new Set<Mark>();
    const [, ...given] = this.chapters;
    for (;;) {
      const last = this.play.moments.at(-1);
      if (last === undefined || given.every(({ forced }) => forced)) {
        throw new Refusal("nothing-to-undo", "Nothing has been decided yet.");
      }
      const mark = undoMark(this.play, last.seat);
      undo(this.play, last.seat);
      const chapter = this.chapters.pop();
      if (mark !== undefined) marks.add(mark);
      if (chapter?.forced === true) continue;
      this.shown = Math.min(this.shown, this.chapters.length);
      return { words: chapter?.words ?? "", marks: [...marks] };
    }
  }

  /** All that happened, as this seat may know it. */
  factsFor(seat: number): K["Fact"][] {
    const { game } = this.door;
    return this.chapters
      .flatMap(({ facts }) => facts)
      .map((fact) => scrub(game.facts, fact, seat) as K["Fact"]);
  }
}
