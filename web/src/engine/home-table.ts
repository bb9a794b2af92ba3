import words from "words:engine";
import {
  answer,
  answerBatch,
  answeredWords,
  areInSamePhase,
  type GameRecord,
  type GameReport,
  hashOf,
  isSimultaneous,
  type Json,
  type Kit,
  type Moment,
  newContext,
  type OpenQuestion,
  openQuestions,
  outcomeOf,
  type Play,
  Refusal,
  readQuestion,
  toRecord,
  undo,
  withdrawAnswers,
} from "@coterie/kernel";
import type { PreviewSheet, TableSheet } from "../sheet/sheet.js";
import type { BotDecision, BotTask, Task } from "../thinking/task.js";
import type { Door } from "./door.js";
import { endSheet } from "./end-sheet.js";
import { factSheets } from "./fact-sheet.js";
import { questionSheet } from "./question-sheet.js";
import { type Complaint, reportOf } from "./report.js";
import type { Saved } from "./saved.js";
import { Sayings } from "./sayings.js";
import { Story } from "./story.js";
import { type Asked, previewOf, taskOf } from "./thinking.js";

/** What a game on this device was begun with. */
export type Agreed = Pick<Saved, "setup" | "seed" | "people" | "from"> & { readonly level: string };

/** A game on this device: some seats are people's who sit before it, the others are bots'. */
export class HomeTable<K extends Kit> {
  private readonly story = new Story<K>();
  /** Who looks at the table: the last person who was asked. */
  private eyes: number;
  private readonly sayings = new Sayings();

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
  repeat(answers: Saved["answers"], said: Saved["said"] = {}): void {
    answers.forEach(({ seat, key }, i) => {
      const [question] = openQuestions(this.play, seat);
      if (question === undefined) {
        throw new Refusal(
          "unknown-question",
          `answer ${i + 1}: seat ${seat} is not asked anything`,
        );
      }
      this.give(question, [key], said[i]);
    });
  }

  saved(): Saved {
    const { game } = this.door;
    const said = this.sayings.kept();
    return {
      ...this.agreed,
      game: game.id,
      pack: hashOf(game.pack),
      answers: this.play.moments.map(({ seat, key }) => ({ seat, key })),
      position: game.name(this.play.state),
      ...(said === undefined ? {} : { said }),
    };
  }

  /** How well the bots play, if there are any. */
  level(): string | null {
    return this.play.open.length > this.agreed.people.length ? this.agreed.level : null;
  }

  /** The whole game on paper; none of one that began in the middle. */
  record(): GameRecord | null {
    return this.play.began === "setup" ? toRecord(this.play) : null;
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

  /** One key answers the question, several are a whole plan. */
  answer(question: string, keys: readonly string[]): void {
    const asked = this.question();
    if (asked?.id !== question) return;
    this.give(asked, keys);
    this.settle();
  }

  preview(key: string): PreviewSheet {
    return previewOf(this.door, this.asked(), key);
  }

  /** What whoever gives a hint is sent. */
  hintTask(): Task | null {
    const asked = this.asked();
    return asked === undefined ? null : taskOf(this.door, asked, `${asked.question.id}/hint`);
  }

  /** What the bot is sent that is to answer next. */
  botTask(): BotTask | null {
    const question = this.botAsked();
    if (question === undefined) return null;
    const { door, play, agreed } = this;
    const { level, seed } = agreed;
    const { seat } = question;
    const view = door.game.view(play.state, seat);
    const told = this.sayings.toldBy(seat, play.moments.length);
    // By the secret of the game whoever has it knows all cards: a bot gets chance that leads nowhere.
    const chance = hashOf(`${seed.secret}/bot/${question.id}`);
    const task = { ...taskOf(door, { view, question }, chance), level };
    return told === undefined ? task : { ...task, told };
  }

  /** One bot answers at a time: whoever looks sees each of their moves, and never waits for all of them. */
  botAnswers(decision: BotDecision): void {
    const asked = this.botAsked();
    if (asked?.id !== decision.question) return;
    const { state, moments } = this.play;
    const { seen } = this.door.game.view(state, asked.seat);
    this.sayings.notePlan(asked.seat, moments.length, seen, decision);
    this.giveFor(asked, decision.keys, decision.plan?.says);
    this.settle();
  }

  /** A plan is given at once while all decide in secret, and otherwise answer by answer: each is told. */
  private giveFor(asked: OpenQuestion, keys: readonly string[], said?: string): void {
    if (isSimultaneous(this.play.state)) {
      this.give(asked, keys, said);
      return;
    }
    keys.forEach((key, i) => {
      const [question] = openQuestions(this.play, asked.seat);
      this.give(question, [key], i === 0 ? said : undefined);
    });
  }

  /** Takes back what was decided last here, and what followed by itself. */
  undo(): void {
    // A second press may come before the page knows that there is nothing more.
    if (!this.canUndo()) return;
    if (isSimultaneous(this.play.state)) withdrawAnswers(this.play, this.eyes);
    else {
      do undo(this.play, this.lastMoment()?.seat ?? this.eyes);
      while (!this.isDeciding() && this.canUndo());
    }
    this.story.keepOnly(this.play.moments);
    this.sayings.keepOnly(this.play.moments.length);
    this.settle();
  }

  sheet(): TableSheet {
    const { door, play } = this;
    const asked = this.question();
    const bot = this.botAsked();
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
        way: isSimultaneous(play.state) ? "withdraw" : "undo",
      },
      isThinking: bot !== undefined,
      said: bot === undefined ? null : this.sayings.now(bot.seat, play.moments),
      hasSecrets: door.hasSecrets,
      hasHint: true,
      end: outcome === null ? null : endSheet(door, seen, outcome, seat, this.story.allFacts()),
    };
  }

  /** Answers where nobody has anything to decide. */
  settle(): void {
    for (;;) {
      const forced = openQuestions(this.play).find((one) => one.forced);
      if (forced === undefined) return;
      this.give(forced, [forced.options[0].key]);
    }
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

  private asked(): Asked<K> | undefined {
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
    if (isSimultaneous(state)) {
      return moments.some(
        ({ seat, before }) => seat === this.eyes && areInSamePhase(before, state),
      );
    }
    const decided = moments.findLastIndex(
      (moment) => !this.isBot(moment.seat) && !this.wasForced(moment),
    );
    if (decided < 0) return false;
    if (policy.behindMarks === "free") return true;
    const since = moments.slice(decided);
    return since.every(({ mark, seat }) => mark === undefined && !this.isBot(seat));
  }

  /** Somebody here has something to decide. */
  private isDeciding(): boolean {
    return this.question()?.forced === false;
  }

  private wasForced({ before, seat }: Moment<K>): boolean {
    const { game } = this.door;
    return readQuestion(game, newContext(game, before), seat).forced;
  }

  private give(asked: OpenQuestion, keys: readonly string[], said?: string): void {
    const { seat, id, forced } = asked;
    const answered = forced ? "" : this.answerWords(asked, keys[0]);
    const { length } = this.play.moments;
    if (said !== undefined) this.sayings.add(length, said);
    const facts =
      keys.length === 1
        ? answer(this.play, { seat, question: id, key: keys[0] })
        : answerBatch(this.play, seat, id, keys);
    this.note(this.play.moments[length], facts, answered, said);
    // The other answers of a batch are told with the first, and are taken back with it.
    for (const moment of this.play.moments.slice(length + 1)) this.note(moment, [], "");
  }

  private answerWords(asked: OpenQuestion, key: string): string {
    const { show, game, hasSecrets } = this.door;
    if (hasSecrets && this.isBot(asked.seat)) return "";
    const { seen } = game.view(this.play.state, asked.seat);
    return answeredWords(show.option(seen, asked, key));
  }

  /**
   * What others answer may be a secret (a token face down): where there are secrets, the facts alone
   * tell the others of it.
   */
  private note(
    moment: Moment<K> | undefined,
    facts: readonly K["Fact"][],
    answered: string,
    said?: string,
  ): void {
    const { door, play } = this;
    const { state } = play;
    const lines = play.open.map((_, seat) => {
      const { seen } = door.game.view(state, seat);
      const isTold = !door.hasSecrets || moment?.seat === seat;
      return {
        who: moment === undefined ? "" : door.show.seat(seen, moment.seat),
        ...(said === undefined ? {} : { said }),
        answer: isTold ? answered : "",
        facts: factSheets(door, seen, facts, seat),
      };
    });
    const after = (seat: number) => door.scene(door.game.view(state, seat).seen, seat);
    this.story.add({ moment, lines, facts, after });
  }
}
