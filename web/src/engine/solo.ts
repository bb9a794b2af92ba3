import { foresee, sightFrom, sightOf } from "@coterie/bots";
import {
  answer,
  answerBatch,
  answeredWords,
  dice,
  isForked,
  isSamePhase,
  type Kit,
  type Moment,
  newRun,
  type OpenQuestion,
  openQuestions,
  outcomeOf,
  type Play,
  readQuestion,
  scrub,
  startPlay,
  undo,
  undoMark,
  withdrawAnswers,
} from "@coterie/kernel";
import type { FactSheet, PreviewSheet, TableSheet } from "../sheet/sheet.js";
import { type Door, OWN_SEAT } from "./door.js";
import { questionSheet } from "./question-sheet.js";
import { Story } from "./story.js";

/** What is kept of a game in this browser: enough to play it again to where it was. */
export interface Saved {
  readonly game: string;
  readonly rulesVersion: number;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly secret: string;
  readonly answers: readonly { readonly seat: number; readonly key: string }[];
}

/** A game in this browser, whose other seats bots have. */
export class SoloTable<K extends Kit> {
  private readonly play: Play<K>;
  private readonly story = new Story<K>();

  constructor(
    private readonly door: Door<K>,
    private readonly setup: Saved["setup"],
    private readonly secret: string,
    answers: Saved["answers"] = [],
  ) {
    const { play, facts } = startPlay(door.game, setup, { secret, nonces: [] }, door.undo);
    this.play = play;
    this.note(undefined, facts, "");
    for (const { seat, key } of answers) this.give(this.questionOf(seat), [key]);
    this.goOn();
  }

  saved(): Saved {
    const { game } = this.door;
    return {
      game: game.id,
      rulesVersion: game.rulesVersion,
      setup: this.setup,
      secret: this.secret,
      answers: this.play.moments.map(({ seat, key }) => ({ seat, key })),
    };
  }

  answer(question: string, key: string): void {
    const asked = this.question();
    if (asked?.id !== question) return;
    this.give(asked, [key]);
    this.goOn();
  }

  /** What an option would bring for certain, as far as this seat can know it. */
  preview(key: string): PreviewSheet {
    const asked = this.question();
    if (asked === undefined || !asked.options.some((option) => option.key === key)) {
      return { words: [], isWhole: false };
    }
    const { game, show } = this.door;
    const view = game.view(this.play.state, asked.seat);
    const sight = sightFrom(game, view, asked, dice(`${asked.id}/${key}`));
    const { facts, whole } = foresee(sight, key);
    return { words: facts.map((fact) => show.fact(view.seen, fact).words), isWhole: whole };
  }

  /** Takes back what was decided last here, and what followed by itself. */
  undo(): void {
    if (isForked(this.play.state)) withdrawAnswers(this.play, OWN_SEAT);
    else {
      do undo(this.play, this.lastMoment()?.seat ?? OWN_SEAT);
      while (this.question()?.forced && this.canUndo());
    }
    this.story.keepOnly(this.play.moments);
    this.goOn();
  }

  sheet(): TableSheet {
    const { door, play } = this;
    const asked = this.question();
    const seat = asked?.seat ?? OWN_SEAT;
    const { seen } = door.game.view(play.state, seat);
    const isPossible = this.canUndo();
    return {
      on: door.scene(seen, seat),
      answers: play.moments.length,
      question: asked === undefined ? null : questionSheet(door, seen, asked),
      ...this.story.takeNews(),
      undo: { isPossible, words: isPossible ? "" : "There is nothing that can be taken back." },
      end: this.end(),
    };
  }

  private end(): TableSheet["end"] {
    const outcome = outcomeOf(this.play);
    if (outcome === null) return null;
    const { show, isWon, game } = this.door;
    const { seen } = game.view(this.play.state, OWN_SEAT);
    return {
      outcome: show.outcome(outcome),
      isWon: isWon(outcome),
      story: show.ending(seen, this.story.allFacts()),
    };
  }

  private isBot(seat: number): boolean {
    return this.door.bot !== undefined && seat !== OWN_SEAT;
  }

  /** What somebody at this screen is asked. */
  private question(): OpenQuestion | undefined {
    return openQuestions(this.play).find(({ seat }) => !this.isBot(seat));
  }

  private questionOf(seat: number): OpenQuestion {
    const [question] = openQuestions(this.play, seat);
    if (question === undefined) throw new Error("this game was kept by other rules than today's");
    return question;
  }

  private lastMoment(): Moment<K> | undefined {
    return this.play.moments.at(-1);
  }

  /** Whether something was decided here that nothing has been learned since. */
  private canUndo(): boolean {
    const { moments, state, policy } = this.play;
    if (isForked(state)) {
      return moments.some(({ seat, before }) => seat === OWN_SEAT && isSamePhase(before, state));
    }
    const last = this.lastMoment();
    if (last === undefined || this.isBot(last.seat)) return false;
    if (policy.behindMarks !== "free" && undoMark(this.play, last.seat) !== undefined) return false;
    return moments.some((moment) => !this.isBot(moment.seat) && !this.wasForced(moment));
  }

  private wasForced({ before, seat }: Moment<K>): boolean {
    const { game } = this.door;
    return readQuestion(game, newRun(game, before), seat).forced;
  }

  /** Answers where there is nothing to decide, and where a bot sits. */
  private goOn(): void {
    for (;;) {
      const questions = openQuestions(this.play);
      const forced = questions.find((one) => one.forced && !this.isBot(one.seat));
      const next = forced ?? questions.find(({ seat }) => this.isBot(seat));
      if (next === undefined) return;
      this.give(next, next.forced ? [next.options[0].key] : this.thought(next));
    }
  }

  /** What a bot answers: it is given what its seat sees, and chance of its own. */
  private thought({ seat, id }: OpenQuestion): readonly string[] {
    const { game, bot } = this.door;
    const pick = dice(`${this.secret}/bot/${id}`);
    return bot?.decide(sightOf(game, this.play.state, seat, pick)) ?? [];
  }

  private give(asked: OpenQuestion, keys: readonly string[]): void {
    const { seat, id, forced } = asked;
    const words = forced ? "" : this.answerWords(asked, keys[0]);
    const { length } = this.play.moments;
    const facts =
      keys.length === 1
        ? answer(this.play, { seat, question: id, key: keys[0] })
        : answerBatch(this.play, seat, id, keys);
    this.note(this.play.moments[length], facts, words);
    // The other answers of a batch are told with the first, and are taken back with it.
    for (const moment of this.play.moments.slice(length + 1)) this.note(moment, [], "");
  }

  /** What others answer may be a secret (a token face down): of them the facts tell what all may know. */
  private answerWords(asked: OpenQuestion, key: string): string {
    if (this.isBot(asked.seat)) return "";
    const { show, game } = this.door;
    const { seen } = game.view(this.play.state, asked.seat);
    return answeredWords(show.option(seen, asked, key));
  }

  private note(moment: Moment<K> | undefined, facts: readonly K["Fact"][], answered: string): void {
    const { show, game } = this.door;
    const { seen } = game.view(this.play.state, OWN_SEAT);
    const line = {
      who: moment === undefined ? "" : show.seat(seen, moment.seat),
      answer: answered,
      facts: facts.map((fact) => this.factSheet(seen, fact)),
    };
    this.story.add({ moment, line, facts });
  }

  private factSheet(seen: K["State"], fact: K["Fact"]): FactSheet {
    const { show, game, factPlaces } = this.door;
    const told = scrub(game.facts, fact, OWN_SEAT) as K["Fact"];
    const { words, tone } = show.fact(seen, told);
    const places = factPlaces(told);
    return { words, rule: fact.rule, places, ...(tone === undefined ? {} : { tone }) };
  }
}
