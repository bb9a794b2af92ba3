import words from "words:engine";
import {
  ALL_EYES,
  answeredWords,
  type GameRecord,
  type GameReport,
  hashOf,
  type Kit,
  newContext,
  outcomeOf,
  type Play,
  type RecordDivergence,
  readQuestion,
  replayFitting,
  SPECTATOR,
} from "@coterie/kernel";
import type { LogSheet, ReplayHead, ReplayStep } from "../sheet/sheet.js";
import type { Door } from "./door.js";
import { endSheet } from "./end-sheet.js";
import { factSheets } from "./fact-sheet.js";
import { type Complaint, reportOf } from "./report.js";
import type { Saved } from "./saved.js";

export { checkRulesVersion, readRecord } from "@coterie/kernel";

/** A recorded game, shown answer by answer as far as it fits the present rules. */
export class ReplayTable<K extends Kit> {
  private readonly play: Play<K>;
  private readonly facts: readonly (readonly K["Fact"][])[];
  private readonly differs: RecordDivergence | null;
  private eyes: number | undefined;

  /** Throws a refusal that says what is wrong with the record. */
  constructor(
    private readonly door: Door<K>,
    private readonly record: GameRecord,
  ) {
    const { play, facts, differs } = replayFitting(door.game, record);
    this.play = play;
    this.facts = facts;
    this.differs = differs;
  }

  head(): ReplayHead {
    const { door, play, record } = this;
    const { seen } = door.game.view(play.state, SPECTATOR);
    const { commitment, seed, outcome } = record;
    return {
      game: door.game.id,
      seats: play.open.map((_, seat) => door.show.seat(seen, seat)),
      hasSecrets: door.hasSecrets,
      answers: play.moments.length,
      outcome: outcome === null ? null : door.show.outcome(outcome),
      seed: { commitment, nonces: seed.nonces.filter((nonce) => nonce !== "").length },
      older: this.older(),
    };
  }

  private older(): ReplayHead["older"] {
    const { door, record, differs } = this;
    const { rulesVersion: recordVersion, answers } = record;
    const { rulesVersion } = door.game;
    if (recordVersion === rulesVersion) return null;
    return { recordVersion, rulesVersion, answers: answers.length, differs };
  }

  /** The table after so many answers, through the eyes of a seat, of everybody, or of all. */
  at(step: number, eyes: number): ReplayStep {
    const { door, play } = this;
    const state = this.stateAt(step);
    const seen = this.seenBy(state, eyes);
    const isNew = eyes !== this.eyes;
    this.eyes = eyes;
    const outcome = step === play.moments.length ? outcomeOf(play) : null;
    return {
      sheet: {
        on: door.scene(seen, eyes),
        seat: eyes,
        answers: step,
        question: null,
        logFrom: isNew ? 0 : this.facts.length,
        news: isNew ? this.log(eyes) : [],
        undo: { isPossible: false, words: "", way: "undo" },
        isThinking: false,
        said: null,
        hasSecrets: door.hasSecrets,
        hasHint: false,
        end: outcome === null ? null : endSheet(door, seen, outcome, eyes, this.facts.flat()),
      },
      next: this.nextWords(step, eyes),
    };
  }

  /** A game on this device that goes on from there. */
  saved(step: number, eyes: number): Saved {
    const { door, play, record } = this;
    const { game } = door;
    const answers = record.answers.slice(0, step);
    const position = game.name(this.stateAt(step));
    const isWhole = record.from === undefined && answers.every(({ fates }) => fates === undefined);
    const all = play.open.map((_, seat) => seat);
    return {
      game: game.id,
      pack: hashOf(game.pack),
      setup: record.setup as Saved["setup"],
      seed: record.seed,
      people: door.hasSecrets ? [Math.max(eyes, 0)] : all,
      // A fate that an undo drew anew, and what came of another game, are in the position only.
      from: isWhole ? null : position,
      answers: isWhole ? answers : [],
      position,
    };
  }

  report(complaint: Complaint): GameReport {
    return reportOf(this.door, complaint, { record: this.record });
  }

  private stateAt(step: number): K["State"] {
    return this.play.moments[step]?.before ?? this.play.state;
  }

  private seenBy(state: K["State"], eyes: number): K["State"] {
    return eyes === ALL_EYES ? state : this.door.game.view(state, eyes).seen;
  }

  private nextWords(step: number, eyes: number): string {
    const moment = this.play.moments[step];
    if (moment === undefined) return "";
    const { show, game, hasSecrets } = this.door;
    const { seat, key, before } = moment;
    const seen = this.seenBy(before, eyes);
    const who = show.seat(seen, seat);
    if (hasSecrets && eyes !== ALL_EYES && eyes !== seat) return words.decides({ who });
    const question = readQuestion(game, newContext(game, before), seat);
    return `${who}: ${answeredWords(show.option(seen, question, key))}`;
  }

  private log(eyes: number): LogSheet[] {
    return this.facts.map((facts, at) => {
      const seen = this.seenBy(this.stateAt(at), eyes);
      const next = at === 0 ? "" : this.nextWords(at - 1, eyes);
      const [who, ...rest] = next.split(": ");
      return {
        at,
        who: rest.length === 0 ? "" : who,
        answer: rest.join(": "),
        facts: factSheets(this.door, seen, facts, eyes),
      };
    });
  }
}
