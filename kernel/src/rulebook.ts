import type { HasAgenda, Step, StepId } from "./agenda.js";
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
 * The steps and questions of one game, by number and by name. Numbers follow the sorted names, so they
 * do not depend on the order in which a game's files load. A step that is added changes the numbers of
 * others: data that outlives a process names steps (name-core.ts).
 */
export interface Rulebook<R> {
  readonly names: string[];
  readonly steps: (StepRun<R> | undefined)[];
  readonly questions: (QuestionKind<R> | undefined)[];
  /** Registers a rule as a step of the agenda. Its number is -1 until the rulebook is sealed. */
  step(name: string, run: StepRun<R>): Step;
  question(kind: QuestionKind<R>): Step;
  /** Gives numbers to all steps; later registrations are errors. A `Game` has a sealed rulebook. */
  seal(): Rulebook<R>;
  stepCalled(name: string): Step;
}

/** The step that waits for the private agendas of a simultaneous phase. See fork.ts. */
export const FORK: StepId = 0;
export const FORK_STEP: Step = { name: "kernel.fork", id: FORK };

/** A step or question that is registered and has no number yet. */
interface Registered<R> {
  readonly step: { readonly name: string; id: StepId };
  readonly run?: StepRun<R>;
  readonly question?: QuestionKind<R>;
}

export function newRulebook<R>(): Rulebook<R> {
  const names: string[] = [];
  const steps: (StepRun<R> | undefined)[] = [];
  const questions: (QuestionKind<R> | undefined)[] = [];
  const registered = new Map<string, Registered<R>>();

  const register = (name: string, rule: Omit<Registered<R>, "step">): Step => {
    if (names.length > 0) throw new RulesFault(`${name} was registered after the seal`);
    if (registered.has(name) || name === FORK_STEP.name) {
      throw new RulesFault(`two steps are called ${name}`);
    }
    const step = { name, id: -1 };
    registered.set(name, { step, ...rule });
    return step;
  };

  const rulebook: Rulebook<R> = {
    names,
    steps,
    questions,
    step: (name, run) => register(name, { run }),
    question: (question) => register(question.name, { question }),
    seal() {
      if (names.length > 0) return rulebook;
      names.push(FORK_STEP.name, ...[...registered.keys()].sort());
      for (const [id, name] of names.entries()) {
        const rule = registered.get(name);
        steps.push(rule?.run);
        questions.push(rule?.question);
        if (rule !== undefined) rule.step.id = id;
      }
      return rulebook;
    },
    stepCalled(name) {
      const step = registered.get(name)?.step;
      if (step === undefined) throw new RulesFault(`no step is called ${name}`);
      return step;
    },
  };
  return rulebook;
}
