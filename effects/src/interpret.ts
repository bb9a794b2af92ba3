import { type Kit, push, type Rulebook, type Run, type Step } from "@coterie/kernel";
import { bound, listed, lookAhead } from "./look-ahead.js";
import { CHOOSE, EFFECT, EITHER, MAY } from "./nodes.js";
import { type Env, NOTHING, type Op, type Program } from "./program.js";

/** What the interpreter must know of a game. */
export interface EffectHost<R> {
  program(run: R): Program<R>;
  /** Whose choice it is while this piece's effect runs. */
  chooser(run: R, env: Env): number;
  /** The key of a member of a set of this kind: `museum`. */
  keyOf(run: R, kind: string, member: number): string;
  pieceId(run: R, piece: number): string;
  /** The rule that is cited for choices that an effect asks for. */
  readonly rule: string;
}

export interface Interpreter<R> {
  /** Puts an effect on the agenda, with the first names of its scope bound. */
  start(run: R, node: number, self: number, place: number, first?: number, second?: number): void;
  /** Puts an effect on the agenda in a whole environment, as a verb with an effect inside needs. */
  startIn(run: R, node: number, env: Env): void;
  /** Whether an effect would change anything now. */
  would(run: R, node: number, env: Env): boolean;
}

const DECLINE = 1_000_000;
const YES = 1;
const NO = 0;

/** Registers the steps and questions that run effects in a game's rulebook. */
export function interpreter<K extends Kit>(
  rulebook: Rulebook<Run<K>>,
  host: EffectHost<Run<K>>,
): Interpreter<Run<K>> {
  type R = Run<K>;
  const would = lookAhead(host.program);

  const envOf = (self: number, place: number, a: number, b: number, c: number, d: number): Env => ({
    self,
    place,
    bound: [a, b, c, d],
  });

  const pushEnv = (run: R, step: Step, node: number, env: Env): void => {
    const [a, b, c, d] = env.bound;
    push(run, step, node, env.self, env.place, a, b, c, d);
  };

  const opOf = <O extends Op<R>["op"]>(run: R, node: number): Extract<Op<R>, { op: O }> =>
    host.program(run)[node].op as Extract<Op<R>, { op: O }>;

  const startIn = (run: R, node: number, env: Env): void => {
    if (node !== NOTHING) pushEnv(run, effectStep, node, env);
  };

  const next = (run: R, node: number, env: Env): void =>
    startIn(run, host.program(run)[node].next, env);

  const common = {
    rule: host.rule,
    seat: (
      run: R,
      _node: number,
      self: number,
      place: number,
      a: number,
      b: number,
      c: number,
      d: number,
    ) => host.chooser(run, envOf(self, place, a, b, c, d)),
    about: (run: R, node: number): string => host.pieceId(run, host.program(run)[node].piece),
  };

  const effectStep: Step = rulebook.step(EFFECT, (run, node, self, place, a, b, c, d) => {
    const env = envOf(self, place, a, b, c, d);
    const { op } = host.program(run)[node];
    if (op.op === "choose") {
      const members = listed(run, op.from.list, env, 0);
      if (members.count > 0) pushEnv(run, chooseQuestion, node, env);
      else startIn(run, op.else, env);
      return;
    }
    next(run, node, env);
    switch (op.op) {
      case "action":
        op.action.run(run, env);
        return;
      case "may":
        if (would(run, op.then, env)) pushEnv(run, mayQuestion, node, env);
        return;
      case "either":
        if (op.of.some((one) => would(run, one.then, env))) pushEnv(run, eitherQuestion, node, env);
        return;
      case "if":
        startIn(run, op.when(run, env) ? op.then : op.else, env);
        return;
      case "each": {
        const members = listed(run, op.of.list, env, 0).toArray();
        for (const member of members.reverse()) {
          startIn(run, op.then, bound(env, op.register, member));
        }
        return;
      }
      case "repeat":
        for (let i = op.times(run, env); i > 0; i--) startIn(run, op.then, env);
    }
  });

  const chooseQuestion: Step = rulebook.question({
    name: CHOOSE,
    ...common,
    list(run, options, node, self, place, a, b, c, d) {
      const op = opOf<"choose">(run, node);
      op.from.list(run, envOf(self, place, a, b, c, d), options);
      // A set may hold cards alike, each of which `each` visits; to choose among them is one option.
      options.dropDoubles();
      if (op.may) options.add(DECLINE);
    },
    answer(run, option, node, self, place, a, b, c, d) {
      const op = opOf<"choose">(run, node);
      const before = envOf(self, place, a, b, c, d);
      if (option === DECLINE) {
        startIn(run, op.else, before);
        return;
      }
      const env = bound(before, op.register, option);
      next(run, node, env);
      op.take?.(run, env, option);
    },
    key: (run, option, node) =>
      option === DECLINE ? "decline" : host.keyOf(run, opOf<"choose">(run, node).from.kind, option),
  });

  const mayQuestion: Step = rulebook.question({
    name: MAY,
    ...common,
    list(_run, options) {
      options.add(YES);
      options.add(NO);
    },
    answer(run, option, node, self, place, a, b, c, d) {
      const { then } = opOf<"may">(run, node);
      if (option === YES) pushEnv(run, effectStep, then, envOf(self, place, a, b, c, d));
    },
    key: (_run, option) => (option === YES ? "yes" : "no"),
  });

  const eitherQuestion: Step = rulebook.question({
    name: EITHER,
    ...common,
    list(run, options, node, self, place, a, b, c, d) {
      const env = envOf(self, place, a, b, c, d);
      opOf<"either">(run, node).of.forEach((one, i) => {
        if (would(run, one.then, env)) options.add(i);
      });
    },
    answer(run, option, node, self, place, a, b, c, d) {
      const one = opOf<"either">(run, node).of[option];
      pushEnv(run, effectStep, one.then, envOf(self, place, a, b, c, d));
    },
    key: (run, option, node) => opOf<"either">(run, node).of[option].name,
  });

  return {
    start(run, node, self, place, first = 0, second = 0) {
      if (node !== NOTHING) push(run, effectStep, node, self, place, first, second);
    },
    startIn,
    would,
  };
}
