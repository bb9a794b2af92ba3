import {
  advance,
  agendaOf,
  answerAndRun,
  askedSeat,
  type CoreState,
  type Fact,
  type Game,
  type Kit,
  newContext,
  newCore,
  newRulebook,
  optionWithKey,
  push,
  type Question,
  type Run,
  readQuestion,
  swiftChance,
} from "@coterie/kernel";
import {
  type ContentFault,
  type ControlStep,
  compileEffect,
  type Interpreter,
  inside,
  interpreter,
  type Language,
  type Lexicon,
  lookUp,
  newScope,
  type Program,
  type Scope,
} from "../../src/index.js";

/**
 * The smallest game that has effects: nine cups with beads, and a log of what was done. Its
 * language says `add` and `take` (a bead must be there), picks a cup with `grab`, does an effect
 * inside it `twice`, and knows the cups from one number to another.
 */
interface TallyState extends CoreState {
  cups: number[];
  log: string[];
}

export interface TallyKit extends Kit {
  State: TallyState;
  Content: { program: Program<Run<TallyKit>> };
  Fact: Fact;
  Emitted: Fact;
  Setup: object;
}

export type Table = Run<TallyKit>;

type Cups = { from: number; to: number; full?: true };
type Verb =
  | { do: "add" | "take"; cup: number | string; n?: number | string }
  | { do: "grab"; from: Cups; as?: string }
  | { do: "note"; text: string }
  | { do: "twice"; then: Step[] };

interface TallyLanguage extends Language {
  Step: Step;
  Set: Cups;
  Condition: { full: number | string };
  Amount: number | { beads: number };
}

export type Step = Verb | ControlStep<TallyLanguage>;

function cupOf(cup: number | string, scope: Scope): (env: { bound: readonly number[] }) => number {
  if (typeof cup === "number") return () => cup;
  const register = lookUp(scope, cup, ["cup"])?.register ?? 0;
  return (env) => env.bound[register];
}

function setOf({ from, to, full }: Cups) {
  return {
    kind: "cup",
    list: (g: Table, _env: unknown, members: { add(cup: number): void }): void => {
      for (let cup = from; cup <= to; cup++) {
        if (full !== true || g.state.cups[cup] > 0) members.add(cup);
      }
    },
  };
}

const lexiconOf = (program: Program<Table>): Lexicon<Table, TallyLanguage> => ({
  set: setOf,
  condition: ({ full }, scope) => {
    const cup = cupOf(full, scope);
    return (g, env) => g.state.cups[cup(env)] > 0;
  },
  amount: (amount) =>
    typeof amount === "number" ? () => amount : (g) => g.state.cups[amount.beads],
  verb(step, scope) {
    if (step.do === "grab") {
      const take = (g: Table, _env: unknown, cup: number): void => {
        g.state.cups[cup]--;
        g.state.log.push(`grab ${cup}`);
      };
      const pick = { from: setOf(step.from), take };
      return step.as === undefined ? pick : { ...pick, as: step.as };
    }
    if (step.do === "note") {
      return { would: () => true, run: (g) => void g.state.log.push(step.text) };
    }
    if (step.do === "twice") {
      const then = compileEffect(lexiconOf(program), program, step.then, inside(scope, "then"));
      return {
        would: (g, env) => effects.would(g, then, env),
        run(g, env) {
          effects.startIn(g, then, env);
          effects.startIn(g, then, env);
        },
      };
    }
    const cup = cupOf(step.cup, scope);
    const n = step.n === undefined ? () => 1 : cupOf(step.n, scope);
    if (step.do === "take") {
      return {
        would: (g, env) => g.state.cups[cup(env)] > 0,
        run(g, env) {
          if (g.state.cups[cup(env)] === 0) return;
          g.state.cups[cup(env)]--;
          g.state.log.push(`take ${cup(env)}`);
        },
      };
    }
    return {
      would: () => true,
      run(g, env) {
        g.state.cups[cup(env)] += n(env);
        g.state.log.push(`add ${cup(env)}`);
      },
    };
  },
});

const rulebook = newRulebook<Table>();
const rest = rulebook.question({
  name: "rest",
  rule: "0",
  seat: () => 0,
  list: (_g, options) => options.add(0),
  answer: () => {},
  key: () => "rest",
});

const effects: Interpreter<Table> = interpreter<TallyKit>(rulebook, {
  rule: "7",
  program: (g) => g.content.program,
  // The seat is a sum of all that an effect knows, so that a test sees all of it.
  chooser: (_g, env) => env.self + env.place,
  keyOf: (_g, kind, member) => `${kind}-${member}`,
  pieceId: (_g, piece) => `piece-${piece}`,
});

export interface Compiled {
  program: Program<Table>;
  first: number;
  faults: ContentFault[];
}

export function compiled(
  steps: readonly Step[],
  scope: Scope = newScope("card", 3, "text"),
): Compiled {
  const program: Program<Table> = [];
  const first = compileEffect(lexiconOf(program), program, steps, scope);
  return { program, first, faults: scope.faults };
}

/** A table at which one effect has been started. */
export class Tally {
  readonly run: Table;
  private readonly game: Game<TallyKit>;

  constructor(
    steps: readonly Step[],
    cups: number[] = [],
    start: readonly [number, number] = [0, 0],
  ) {
    const { program, first } = compiled(steps);
    const state: TallyState = {
      ...newCore(3, swiftChance("00")),
      cups: Array.from({ length: 9 }, (_, cup) => cups[cup] ?? 0),
      log: [],
    };
    this.game = {
      rulebook: rulebook.seal(),
      content: { program },
      outcomes: [],
    } as unknown as Game<TallyKit>;
    this.run = newContext(this.game, state);
    push(state, rest);
    effects.start(this.run, first, ...start);
    advance(this.game, this.run);
  }

  get question(): Question {
    return readQuestion(this.game, this.run, askedSeat(this.game, this.run));
  }

  get keys(): string[] {
    return this.question.options.map(({ key }) => key);
  }

  get log(): string[] {
    return this.run.state.log;
  }

  answer(...keys: string[]): this {
    for (const key of keys) {
      const seat = askedSeat(this.game, this.run);
      const option = optionWithKey(this.game, this.run, seat, key);
      if (option === undefined)
        throw new Error(`${key} is not offered, but ${this.keys.join(" ")}`);
      answerAndRun(this.game, this.run, seat, option);
    }
    return this;
  }

  /** The numbers of the frame on top of the agenda. */
  get frame(): number[] {
    return agendaOf(this.run.state, 0).slice(-8);
  }
}

/** Whether an effect would change anything. */
export function would(steps: readonly Step[], cups: number[] = [], bound = [0, 0, 0, 0]): boolean {
  const { program, first } = compiled(steps);
  const full = Array.from({ length: 9 }, (_, cup) => cups[cup] ?? 0);
  const state = { ...newCore(1, swiftChance("00")), cups: full, log: [] };
  const run: Table = { state, content: { program }, agenda: state.agenda, revealed: false };
  return effects.would(run, first, { self: 0, place: 0, bound });
}
