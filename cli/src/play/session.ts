import type { Decision } from "@coterie/bots";
import {
  answer,
  answeredWords,
  FREE_UNDO,
  isSimultaneous,
  type Kit,
  type Mark,
  newContext,
  type OpenQuestion,
  openQuestions,
  type Play,
  Refusal,
  readQuestion,
  redactFacts,
  type UndoPolicy,
  undo,
  undoMark,
  withdrawAnswers,
} from "@coterie/kernel";
import type { Door } from "../show.js";
import { type Company, nobody } from "./company.js";

/** One answer and what came of it; the first chapter is the setup. */
export interface Chapter<K extends Kit> {
  readonly seat: number;
  /** What was answered, or "" for the setup. */
  readonly words: string;
  readonly forced: boolean;
  /** Nobody at the screen decided it: it was forced, or a bot's. Undo goes past it. */
  readonly byItself: boolean;
  /** What a bot tells of its plan before it answers. */
  readonly says?: string;
  readonly facts: readonly K["Fact"][];
}

/** Among friends everything may be taken back; where there are secrets, nothing that was seen. */
export function undoPolicyFor<K extends Kit>(door: Door<K>): UndoPolicy {
  return door.hasSecrets ? { behindMarks: "never", fate: "kept" } : FREE_UNDO;
}

/** A game at a terminal: the play, and its story so far, one chapter for each answer that counts. */
export class Session<K extends Kit> {
  readonly chapters: Chapter<K>[] = [];
  /** For each seat, how many chapters it has been shown. */
  private readonly shown: number[];
  /** The picture that was shown last. */
  picture = "";
  /** Who sits at the screen. */
  atScreen: number | undefined;
  /** What each seat has noted for itself: in no answer and no record. */
  readonly notes: string[];

  constructor(
    readonly door: Door<K>,
    readonly play: Play<K>,
    facts: readonly (readonly K["Fact"][])[],
    private readonly company: Company<K> = nobody,
  ) {
    this.shown = play.open.map(() => 0);
    this.notes = play.open.map(() => "");
    this.chapters.push({
      seat: 0,
      words: "",
      forced: false,
      byItself: true,
      facts: facts[0] ?? [],
    });
    play.moments.forEach(({ before, seat, key }, i) => {
      const question = readQuestion(door.game, newContext(door.game, before), seat);
      const words = this.answerWords(before, question, key);
      const { forced } = question;
      const byItself = forced || company.isBot(seat);
      this.chapters.push({ seat, words, forced, byItself, facts: facts[i + 1] ?? [] });
    });
  }

  /** What a seat may see of a position. */
  seen(seat: number, state: K["State"] = this.play.state): K["State"] {
    return this.door.game.view(state, seat).seen;
  }

  /** The first chapter that is news to a seat; from now on none is. */
  takeNews(seat: number): number {
    const from = this.shown[seat];
    // Where there are no secrets, all look at the same screen.
    if (this.door.hasSecrets) this.shown[seat] = this.chapters.length;
    else this.shown.fill(this.chapters.length);
    return from;
  }

  /** Going on with an old game, only its last chapter is news. */
  skipNews(): void {
    this.shown.fill(Math.max(0, this.chapters.length - 1));
  }

  private answerWords(
    state: K["State"],
    question: Parameters<Door<K>["show"]["option"]>[1],
    key: string,
  ): string {
    const { show } = this.door;
    return answeredWords(show.option(this.seen(question.seat, state), question, key));
  }

  /** The question that somebody at the terminal answers next: hot seat, one after the other. */
  get question(): OpenQuestion | undefined {
    return openQuestions(this.play)[0];
  }

  give(question: OpenQuestion, key: string, says?: string): void {
    const words = this.answerWords(this.play.state, question, key);
    const facts = answer(this.play, { seat: question.seat, question: question.id, key });
    const { seat, forced } = question;
    const byItself = forced || this.company.isBot(seat);
    const told = says === undefined ? {} : { says };
    this.chapters.push({ seat, words, forced, byItself, ...told, facts });
  }

  /** Answers where there is nothing to decide, and where a bot sits. */
  goOn(): void {
    for (;;) {
      const { question } = this;
      if (question === undefined) return;
      const decision = question.forced
        ? { keys: [question.options[0].key] }
        : this.company.decide(this.play, question.seat);
      if (decision === undefined) return;
      this.giveFor(question.seat, decision);
    }
  }

  private giveFor(seat: number, { keys, plan }: Decision): void {
    keys.forEach((key, i) => {
      const [question] = openQuestions(this.play, seat);
      this.give(question, key, i === 0 ? plan?.says : undefined);
    });
  }

  /** Takes back the last decision with all that followed by itself; tells what it goes behind. */
  takeBack(): { words: string; marks: Mark[] } {
    const { question, play } = this;
    if (question !== undefined && isSimultaneous(play.state)) {
      this.withdraw(question.seat);
      return { words: "all that you have decided in this phase", marks: [] };
    }
    return this.undoLast();
  }

  private undoLast(): { words: string; marks: Mark[] } {
    const marks = new Set<Mark>();
    const [, ...given] = this.chapters;
    for (;;) {
      const last = this.play.moments.at(-1);
      if (last === undefined || given.every(({ byItself }) => byItself)) {
        throw new Refusal("nothing-to-undo", "Nothing has been decided yet.");
      }
      const mark = undoMark(this.play, last.seat);
      undo(this.play, last.seat);
      const chapter = this.chapters[this.chapters.length - 1];
      // Behind a simultaneous phase all answers of the phase are taken back.
      this.chapters.length = this.play.moments.length + 1;
      if (mark !== undefined) marks.add(mark);
      if (chapter.byItself) continue;
      this.shown.forEach((count, seat) => {
        this.shown[seat] = Math.min(count, this.chapters.length);
      });
      return { words: chapter.words, marks: [...marks] };
    }
  }

  /** A seat takes back all that it has said in the running simultaneous phase. */
  withdraw(seat: number): void {
    const before = [...this.play.moments];
    withdrawAnswers(this.play, seat);
    for (let i = before.length - 1; i >= 0; i--) {
      if (this.play.moments.includes(before[i])) continue;
      this.chapters.splice(i + 1, 1);
      this.shown.forEach((count, other) => {
        if (count > i + 1) this.shown[other]--;
      });
    }
  }

  /** All that happened, as this seat may know it. */
  factsFor(seat: number): K["Fact"][] {
    const { game } = this.door;
    const facts = this.chapters.flatMap((chapter) => chapter.facts);
    return redactFacts(game.facts, facts, seat);
  }
}
