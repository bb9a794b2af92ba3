import { Options } from "@coterie/kernel";
import { type Env, NOTHING, type Op, type Program } from "./program.js";

/** The same environment with one more name bound. */
export function bound(env: Env, register: number, value: number): Env {
  const values = env.bound.slice();
  values[register] = value;
  return { self: env.self, place: env.place, bound: values };
}

/** One buffer for each depth of looking ahead, so that inner lists do not overwrite outer ones. */
const buffers: Options[] = [];

export function listed<R>(
  run: R,
  list: (run: R, env: Env, members: Options) => void,
  env: Env,
  depth: number,
): Options {
  buffers[depth] ??= new Options();
  const members = buffers[depth];
  members.clear();
  list(run, env, members);
  return members;
}

/** Whether an effect would change anything now, by looking at its steps without doing them. */
export function lookAhead<R>(
  programOf: (run: R) => Program<R>,
): (run: R, node: number, env: Env) => boolean {
  /** How deep the looking is now. A verb with an effect inside it may ask in the middle of it. */
  let depth = 0;

  const would = (run: R, node: number, env: Env): boolean => {
    depth++;
    const found = wouldFrom(run, node, env);
    // Not reached when a rule breaks: the next look then only uses deeper lists.
    depth--;
    return found;
  };

  const wouldFrom = (run: R, node: number, env: Env): boolean => {
    const program = programOf(run);
    for (let at = node; at !== NOTHING; at = program[at].next) {
      const { op } = program[at];
      // What follows a choice happens only if something is chosen.
      if (op.op === "choose") return wouldAfterChoice(run, at, op, env);
      if (wouldOp(run, op, env)) return true;
    }
    return false;
  };

  const wouldAfterChoice = (
    run: R,
    node: number,
    op: Extract<Op<R>, { op: "choose" }>,
    env: Env,
  ): boolean => {
    const members = listed(run, op.from.list, env, depth);
    if (op.take !== undefined) return members.count > 0;
    const { next: rest } = programOf(run)[node];
    for (let i = 0; i < members.count; i++) {
      if (would(run, rest, bound(env, op.register, members.at(i)))) return true;
    }
    return (op.may || members.count === 0) && would(run, op.else, env);
  };

  const wouldOp = (run: R, op: Op<R>, env: Env): boolean => {
    switch (op.op) {
      case "action":
        return op.action.would(run, env);
      case "may":
        return would(run, op.then, env);
      case "either":
        return op.of.some((one) => would(run, one.then, env));
      case "if":
        return would(run, op.when(run, env) ? op.then : op.else, env);
      case "each": {
        const members = listed(run, op.of.list, env, depth);
        for (let i = 0; i < members.count; i++) {
          if (would(run, op.then, bound(env, op.register, members.at(i)))) return true;
        }
        return false;
      }
      case "repeat":
        return op.times(run, env) > 0 && would(run, op.then, env);
      case "choose":
        return false;
    }
  };

  return would;
}
