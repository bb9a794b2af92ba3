import type { HasAgenda, StepId } from "./agenda.js";
import { RulesFault } from "./errors.js";
import type { Options } from "./options.js";
import type { CoreState } from "./state.js";

/** The types that belong to one game, bundled so that signatures stay short. */
export interface Kit {
  State: CoreState;
  Content: unknown;
  /** What happened, as readers get it: what they may not know is missing. */
  Fact: Fact;
  /** What happened, as rules emit it: with every field that its fact declares. */
  Emitted: Fact;
  Setup: unknown;
}

/** What a rule works on: the state that it changes, the pieces, and who wants to hear of it. */
export interface Run<K extends Kit> extends HasAgenda {
  readonly state: K["State"];
  readonly content: K["Content"];
  /** Told what happened; absent in search, so rules call it as `run.tell?.({…})`. */
  tell?: (fact: K["Emitted"]) => void;
  /** Set by a rule that turned up something hidden: undo does not go behind it for free. */
  revealed: boolean;
}

/** What happened, as data, with the rule that made it happen. */
export interface Fact {
  readonly fact: string;
  readonly rule: string;
}

/** The up to seven plain numbers that a frame of the agenda carries. */
type Args = readonly [number, number, number, number, number, number, number];
type StepRun<R> = (run: R, ...args: Args) => void;

/** Why something that the rules name cannot be done now. */
export interface Reason {
  readonly reason: string;
  readonly rule: string;
}

export interface Blocked extends Reason {
  /** The key that the action would have, without its details: `hunt`. */
  readonly action: string;
}

/** A kind of question. Its options are small integers; keys are made only when asked for. */
export interface QuestionKind<R> {
  readonly name: string;
  readonly rule: string;
  seat(run: R, ...args: Args): number;
  list(run: R, options: Options, ...args: Args): void;
  answer(run: R, option: number, ...args: Args): void;
  key(run: R, option: number, ...args: Args): string;
  /** Whether all options lead to the same: it does not matter which one is given. */
  isIdle?(run: R, ...args: Args): boolean;
  /** A decision even with one option, such as a commitment: no client answers it by itself. */
  readonly confirms?: true;
  /** The id of the piece that asks, where a piece does. */
  about?(run: R, ...args: Args): string;
  /** The actions of this question that are not available, each with its reason. */
  blocked?(run: R, ...args: Args): Blocked[];
  /** A code for what makes this option dangerous, such as losing the game at once. */
  warning?(run: R, option: number, ...args: Args): Reason | undefined;
}

/**
 * The steps and questions of one game, by number and by name. Numbers follow the order in which a
 * game's files load: they are the same in all threads that come in through the game's door, and
 * what is kept for longer than a process is told by names (name-core.ts).
 */
export interface Rulebook<R> {
  readonly names: string[];
  readonly steps: (StepRun<R> | undefined)[];
  readonly questions: (QuestionKind<R> | undefined)[];
  /** Registers a rule as a step of the agenda and gives back the number to push. */
  step(name: string, run: StepRun<R>): StepId;
  question(kind: QuestionKind<R>): StepId;
  idOf(name: string): StepId;
}

/** The step that waits for the private agendas of a simultaneous phase. See fork.ts. */
export const FORK: StepId = 0;

export function newRulebook<R>(): Rulebook<R> {
  const names = ["kernel.fork"];
  const steps: (StepRun<R> | undefined)[] = [undefined];
  const questions: (QuestionKind<R> | undefined)[] = [undefined];
  const register = (name: string): StepId => {
    if (names.includes(name)) throw new RulesFault(`two steps are called ${name}`);
    return names.push(name) - 1;
  };
  return {
    names,
    steps,
    questions,
    step(name, run) {
      const id = register(name);
      steps[id] = run;
      questions[id] = undefined;
      return id;
    },
    question(kind) {
      const id = register(kind.name);
      questions[id] = kind;
      steps[id] = undefined;
      return id;
    },
    idOf(name) {
      const id = names.indexOf(name);
      if (id < 0) throw new RulesFault(`no step is called ${name}`);
      return id;
    },
  };
}
