import type { Step } from "../agenda.js";
import { push } from "../agenda.js";
import type { ChanceState } from "../chance.js";
import { fieldsOf, pilesOf } from "../declared/fields.js";
import { imagineDrafts } from "../declared/imagine-drafts.js";
import { redealUnseen } from "../declared/redeal.js";
import type { Visibility } from "../declared/visibility.js";
import { fork } from "../fork.js";
import type { Game } from "../game.js";
import type { Json } from "../hash.js";
import type { Options } from "../options.js";
import { type Kit, newRulebook, type QuestionKind, type Reason, type Run } from "../rulebook.js";
import type { CoreState } from "../state.js";
import { viewState } from "../veil.js";
import { checkFacts } from "./check-spec.js";
import { declareState } from "./declared-state.js";
import { type EmittedFact, type FactOf, type FactSpec, factAudiences, writeFact } from "./facts.js";
import { parseSetup, type SetupOf, type SetupSpec } from "./setup.js";
import type { Domains, StateOf, StateSpec } from "./state-spec.js";
import { SEAT } from "./values.js";

/**
 * A game in one place: its declarations, and the rules that register themselves with it. All else that
 * the platform asks of a game (`Game`) follows.
 */
export interface RulesSpec<
  S extends StateSpec,
  F extends FactSpec,
  P extends SetupSpec,
  O extends string,
  C,
> {
  readonly id: string;
  readonly version: number;
  readonly content: C;
  readonly setup: P;
  readonly domains: Domains<C, StateOf<S>>;
  readonly state: S;
  readonly facts: F;
  readonly outcomes: readonly O[];
  /** No game is longer than this many answers. */
  readonly maxAnswers: number;
}

export interface GameTypes<S extends StateSpec, F extends FactSpec, P extends SetupSpec, C>
  extends Kit {
  State: StateOf<S>;
  Content: C;
  Fact: FactOf<F>;
  Emitted: EmittedFact<F>;
  Setup: SetupOf<P>;
}

/** The numbers that a frame of the stack carries. A question's first one is the seat that is asked. */
type Args = readonly [number, number, number, number, number, number, number];

/** What a named option does, and when it is not available. */
type Action<G> =
  | ((g: G, ...args: Args) => void)
  | {
      unless?(g: G, ...args: Args): Reason | undefined;
      do(g: G, ...args: Args): void;
    };

/** A question whose options are named actions: keys, reasons and effects stand in one table. */
interface Menu<G> {
  readonly rule: string;
  /** A decision even with one option: no client answers it by itself. */
  readonly confirms?: true;
  readonly options: Readonly<Record<string, Action<G>>>;
}

/** A question that picks a thing of a domain: the keys are its ids. */
interface Pick<G> {
  readonly rule: string;
  readonly of: string;
  list(g: G, options: Options, ...args: Args): void;
  answer(g: G, chosen: number, ...args: Args): void;
}

/** One choice that all seats make in secret at the same time. */
interface Simultaneous<G> {
  readonly rule: string;
  readonly options: readonly string[];
  /** Gets the index of each seat's answer. */
  then(g: G, answers: readonly number[]): void;
}

/** What only the game can say beside its rules. */
interface Hooks<K extends Kit, S extends StateSpec> {
  begin(g: Run<K>, setup: K["Setup"]): void;
  /** What the rules demand at once between two steps; true when something changed. */
  immediately?(g: Run<K>): boolean;
  /** Required for the parts under `partly` and `derived`. */
  readonly visibility?: Visibility<S>;
  /** Changes what is UNKNOWN under `partly` to what it may be. */
  imagine?(state: K["State"], chance: ChanceState): void;
  invariants?(g: Run<K>): string[];
}

/** What the rules of a game work on. */
export type ContextOf<R> = R extends Rules<infer K, infer _S, infer _O> ? Run<K> : never;

export interface Rules<K extends Kit, S extends StateSpec, O extends string> {
  step(name: string, run: (g: Run<K>, ...args: Args) => void): Step;
  question(name: string, ask: Menu<Run<K>> | Pick<Run<K>>): Step;
  /** The general form. */
  ask(kind: QuestionKind<Run<K>>): Step;
  simultaneous(name: string, ask: Simultaneous<Run<K>>): Step;
  end(g: Run<K>, outcome: O): void;
  game(hooks: Hooks<K, S>): Game<K>;
}

export const reason = (code: string, rule: string): Reason => ({ reason: code, rule });

export function newRules<
  const S extends StateSpec,
  const F extends FactSpec,
  const P extends SetupSpec,
  const O extends string,
  C,
>(spec: RulesSpec<S, F, P, O, C>): Rules<GameTypes<S, F, P, C>, S, O> {
  type K = GameTypes<S, F, P, C>;
  type G = Run<K>;
  const book = newRulebook<G>();
  const { content, domains } = spec;
  const idsIn = (state: CoreState) => (domain: string) =>
    domain === SEAT ? state.forks.map(String) : domains[domain].ids(content, state as K["State"]);
  const firstArgument = (_g: G, seat: number): number => seat;

  const menu = (name: string, { options, ...rest }: Menu<G>): Step => {
    const keys = Object.keys(options);
    const actions = Object.values(options).map((one) =>
      typeof one === "function" ? { do: one } : one,
    );
    return book.question({
      ...rest,
      name,
      seat: firstArgument,
      list(g, list, ...args) {
        actions.forEach(({ unless }, i) => {
          if (unless?.(g, ...args) === undefined) list.add(i);
        });
      },
      answer: (g, chosen, ...args) => actions[chosen].do(g, ...args),
      key: (_g, chosen) => keys[chosen],
      blocked: (g, ...args) =>
        actions.flatMap(({ unless }, i) => {
          const why = unless?.(g, ...args);
          return why === undefined ? [] : [{ action: keys[i], ...why }];
        }),
    });
  };

  const simultaneous = (name: string, { rule, options, then }: Simultaneous<G>): Step => {
    const ask = book.question({
      name,
      rule,
      seat: firstArgument,
      list: (_g, list) => options.forEach((_, i) => void list.add(i)),
      answer: (g, chosen, seat) => void g.state.drafts[seat].push(chosen),
      key: (_g, chosen) => options[chosen],
    });
    const start = book.step(`${name}.start`, (g, seat) => push(g, ask, seat));
    const join = book.step(`${name}.join`, (g) => {
      g.revealed = true;
      then(
        g,
        g.state.drafts.map(([answer]) => answer),
      );
    });
    return book.step(`${name}.phase`, (g) => fork(g, start, join));
  };

  return {
    step: (name, run) => book.step(name, run),
    question(name, ask) {
      if ("options" in ask) return menu(name, ask);
      const { of, ...rest } = ask;
      return book.question({
        ...rest,
        name,
        seat: firstArgument,
        key: (g, n) => idsIn(g.state)(of)[n],
      });
    },
    ask: (kind) => book.question(kind),
    simultaneous,
    end(g, outcome) {
      g.state.outcome = 1 + spec.outcomes.indexOf(outcome);
    },
    game: (hooks) => gameOf(hooks),
  };

  function gameOf(hooks: Hooks<K, S>): Game<K> {
    const { begin, immediately, visibility, invariants } = hooks;
    const declared = declareState<S, C>({
      game: spec.id,
      spec: spec.state,
      domains,
      core: { hasPhases: true },
      visibility: visibility ?? ({} as Visibility<S>),
    });
    checkFacts(spec.id, spec.facts, Object.keys(domains));
    const veils = declared.veils(content);
    const names = { book, outcomes: spec.outcomes, nodes: undefined };
    const context = (state: K["State"]): G => ({
      state,
      content,
      agenda: state.agenda,
      revealed: false,
    });
    const game: Game<K> = {
      id: spec.id,
      rulesVersion: spec.version,
      pack: content as Json,
      content,
      rulebook: book.seal(),
      facts: factAudiences(spec.facts),
      outcomes: spec.outcomes,
      maxAnswers: spec.maxAnswers,
      readSetup: (raw) => parseSetup(spec.setup, raw),
      seats: ({ players }) => Number(players),
      begin(setup, chance: ChanceState, tell) {
        const state = declared.copy(declared.blank({ [SEAT]: Number(setup.players) }, chance));
        const g = context(state);
        if (tell !== undefined) g.tell = tell as (fact: K["Emitted"]) => void;
        begin(g, setup);
        return state;
      },
      ...(immediately === undefined ? {} : { settle: immediately }),
      copy: declared.copy,
      view: (state, audience) => viewState(veils, state, audience),
      veils,
      imagine(view, chance) {
        const state = declared.imagine(content, view, chance);
        hooks.imagine?.(state, chance);
        imagineDrafts(game, state, view.audience, chance);
        return state;
      },
      redeal(state) {
        const to = declared.copy(state);
        for (const { name, part } of fieldsOf(spec.state)) {
          if (part.kind !== "pile") continue;
          const backOf = (card: number) => domains[part.of].back?.(content, card) ?? 0;
          for (const pile of pilesOf(to[name as keyof typeof to])) {
            redealUnseen(pile, to.chance, backOf);
          }
        }
        return to;
      },
      name: (state) => declared.write(content, state, names),
      unname: (named) => declared.read(content, declared.parseComplete(named), names),
      nameFact: (state, fact) => writeFact(spec.facts, fact, idsIn(state)),
      faults: (state) => [
        ...declared.rangeErrors(content, state),
        ...(invariants?.(context(state)) ?? []),
      ],
    };
    return game;
  }
}
