import words from "words:engine";
import { sightOf } from "@coterie/bots";
import {
  answer,
  answerBatch,
  answeredWords,
  dice,
  type GameRecord,
  type GameReport,
  hashOf,
  isForked,
  isSamePhase,
  type Json,
  type Kit,
  type Moment,
  newRun,
  type OpenQuestion,
  openQuestions,
  outcomeOf,
  type Play,
  readQuestion,
  toRecord,
  undo,
  withdrawAnswers,
} from "@coterie/kernel";
import type { PreviewSheet, TableSheet } from "../sheet/sheet.js";
import type { Door } from "./door.js";
import { endSheet } from "./end-sheet.js";
import { factSheet } from "./fact-sheet.js";
import { questionSheet } from "./question-sheet.js";
import { type Complaint, reportOf } from "./report.js";
import type { Saved } from "./saved.js";
import { Story } from "./story.js";
import { hintOf, previewOf } from "./thinking.js";

/** What a game on this device was begun with. */
export type Agreed = Pick<Saved, "setup" | "seed" | "people" | "from">;

/** A game on this device: some seats are people's who sit before it, the others are bots'. */
export class HomeTable<K extends Kit> {
  private readonly story = new Story<K>();
  /** Who looks at the table: the last person who was asked. */
  private eyes: number;

  constructor(
    private readonly door: Door<K>,
    private readonly agreed: Agreed,
    private readonly play: Play<K>,
    facts: readonly K["Fact"][],
  ) {
    this.eyes = agreed.people[0];
    this.note(undefined, facts, "");
  }

  /** Gives answers that were given before. */
  repeat(answers: Saved["answers"]): void {
    for (const { seat, key } of answers) {
      const [question] = openQuestions(this.play, seat);
      if (question === undefined) throw new Error(`seat ${seat} is not asked anything`);
      this.give(question, [key]);
    }
  }

  saved(): Saved {
    const { game } = this.door;
    return {
      ...this.agreed,
      game: game.id,
      pack: hashOf(game.pack),
      answers: this.play.moments.map(({ seat, key }) => ({ seat, key })),
      position: game.name(this.play.state),
    };
  }

  /** The whole game on paper; none of one that began in the middle. */
  record(): GameRecord | null {
    return this.play.fromSetup ? toRecord(this.play) : null;
  }

  /** Of a game with secrets that still runs, only what is seen here. */
  report(complaint: Complaint): GameReport {
    const { door, play } = this;
    const record = this.record();
    const isOpen = !door.hasSecrets || outcomeOf(play) !== null;
    if (record !== null && isOpen) return reportOf(door, complaint, { record });
    const [question = null] = openQuestions(play, this.eyes);
    const view = door.game.view(play.state, this.eyes);
    return reportOf(door, complaint, { setup: play.setup as Json, view, question, facts: [] });
  }

  answer(question: string, key: string): void {
    const asked = this.question();
    if (asked?.id !== question) return;
    this.give(asked, [key]);
    this.settle();
  }

  preview(key: string): PreviewSheet {
    return previewOf(this.door, this.asked(), key);
  }

  hint(): string | null {
    return hintOf(this.door, this.asked());
  }

  /** Takes back what was decided last here, and what followed by itself. */
  undo(): void {
    // A second press may come before the page knows that there is nothing more.
    if (!this.canUndo()) return;
    if (isForked(this.play.state)) withdrawAnswers(this.play, this.eyes);
    else {
      do undo(this.play, this.lastMoment()?.seat ?? this.eyes);
      while (this.question()?.forced && this.canUndo());
    }
    this.story.keepOnly(this.play.moments);
    this.settle();
  }

  sheet(): TableSheet {
    const { door, play } = this;
    const asked = this.question();
    this.eyes = asked?.seat ?? this.eyes;
    const seat = this.eyes;
    const { seen } = door.game.view(play.state, seat);
    const outcome = outcomeOf(play);
    const isPossible = this.canUndo();
    return {
      on: door.scene(seen, seat),
      seat,
      answers: play.moments.length,
      question: asked === undefined ? null : questionSheet(door, seen, asked),
      // Where all see the same, the story goes on whoever looks.
      ...this.story.takeNews(door.hasSecrets ? seat : 0),
      undo: {
        isPossible,
        words: isPossible ? "" : words.nothingToUndo(),
        way: isForked(play.state) ? "withdraw" : "undo",
      },
      isThinking: this.botAsked() !== undefined,
      hasSecrets: door.hasSecrets,
      hasHint: door.bot !== undefined,
      end: outcome === null ? null : endSheet(door, seen, outcome, seat, this.story.allFacts()),
    };
  }

  /** Answers where somebody here has nothing to decide. */
  settle(): void {
    for (;;) {
      const forced = openQuestions(this.play).find((one) => one.forced && !this.isBot(one.seat));
      if (forced === undefined) return;
      this.give(forced, [forced.options[0].key]);
    }
  }

  /** Lets one bot answer: whoever looks sees each of their moves, and never waits for all of them. */
  letBotAnswer(): void {
    const asked = this.botAsked();
    if (asked === undefined) return;
    this.give(asked, asked.forced ? [asked.options[0].key] : this.thought(asked));
    this.settle();
  }

  private botAsked(): OpenQuestion | undefined {
    return openQuestions(this.play).find(({ seat }) => this.isBot(seat));
  }

  private isBot(seat: number): boolean {
    return !this.agreed.people.includes(seat);
  }

  /** What somebody at this screen is asked; whoever looks goes on until it is another's turn. */
  private question(): OpenQuestion | undefined {
    const questions = openQuestions(this.play).filter(({ seat }) => !this.isBot(seat));
    return questions.find(({ seat }) => seat === this.eyes) ?? questions[0];
  }

  private asked(): Parameters<typeof hintOf<K>>[1] {
    const question = this.question();
    if (question === undefined) return undefined;
    return { question, view: this.door.game.view(this.play.state, question.seat) };
  }

  private lastMoment(): Moment<K> | undefined {
    return this.play.moments.at(-1);
  }

  /** Whether something was decided here that nothing has been learned since. */
  private canUndo(): boolean {
    const { moments, state, policy } = this.play;
    if (isForked(state)) {
      return moments.some(({ seat, before }) => seat === this.eyes && isSamePhase(before, state));
    }
    const decided = moments.findLastIndex((moment) => !this.wasForced(moment));
    if (decided < 0) return false;
    const since = moments.slice(decided);
    if (since.some(({ seat }) => this.isBot(seat))) return false;
    return policy.behindMarks === "free" || since.every(({ mark }) => mark === undefined);
  }

  private wasForced({ before, seat }: Moment<K>): boolean {
    const { game } = this.door;
    return readQuestion(game, newRun(game, before), seat).forced;
  }

  /** What a bot answers: it is given what its seat sees, and chance of its own. */
  private thought({ seat, id }: OpenQuestion): readonly string[] {
    const { game, bot } = this.door;
    const pick = dice(`${this.agreed.seed.secret}/bot/${id}`);
    const keys = bot?.decide(sightOf(game, this.play.state, seat, pick));
    if (keys === undefined)
      throw new Error(`no bot plays ${game.id}: every seat must be a person's`);
    return keys;
  }

  private give(asked: OpenQuestion, keys: readonly string[]): void {
    const { seat, id, forced } = asked;
    const answered = forced ? "" : this.answerWords(asked, keys[0]);
    const { length } = this.play.moments;
    const facts =
      keys.length === 1
        ? answer(this.play, { seat, question: id, key: keys[0] })
        : answerBatch(this.play, seat, id, keys);
    this.note(this.play.moments[length], facts, answered);
    // The other answers of a batch are told with the first, and are taken back with it.
    for (const moment of this.play.moments.slice(length + 1)) this.note(moment, [], "");
  }

  private answerWords(asked: OpenQuestion, key: string): string {
    if (this.isBot(asked.seat)) return "";
    const { show, game } = this.door;
    const { seen } = game.view(this.play.state, asked.seat);
    return answeredWords(show.option(seen, asked, key));
  }

  /**
   * What others answer may be a secret (a token face down): where there are secrets, the facts alone
   * tell the others of it.
   */
  private note(moment: Moment<K> | undefined, facts: readonly K["Fact"][], answered: string): void {
    const { door, play } = this;
    const { state } = play;
    const lines = play.open.map((_, seat) => {
      const { seen } = door.game.view(state, seat);
      const isTold = !door.hasSecrets || moment?.seat === seat;
      return {
        who: moment === undefined ? "" : door.show.seat(seen, moment.seat),
        answer: isTold ? answered : "",
        facts: facts.map((fact) => factSheet(door, seen, fact, seat)),
      };
    });
    const after = (seat: number) => door.scene(door.game.view(state, seat).seen, seat);
    this.story.add({ moment, lines, facts, after });
  }
}
