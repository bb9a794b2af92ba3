import type { Decision } from "@coterie/bots";
import type { ToldHint } from "@coterie/kernel";
import { decide } from "../thinking/decide.js";
import { fallback } from "../thinking/fallback.js";
import type { Thinker, Thought } from "../thinking/thinker.js";
import type { Line } from "./vault.js";
import type { World } from "./world.js";

/** Bots that take their time. What they decided is known, as an answer must come from somebody. */
export function thinkerOf(world: World, line: Line): Thinker {
  return {
    think(thought, done) {
      const { luck, time, ledger } = world;
      const decision = decisionOn(world, thought);
      time.after(luck.isSo(0.3) ? 0 : luck.between(1, 400), () => {
        if (!line.isAlive) return;
        ledger.thought(thought.question, decision.keys);
        done(null, decision);
      });
    },
    advise(thought, done) {
      const { luck, time, ledger } = world;
      const { keys } = decisionOn(world, thought);
      time.after(luck.between(1, 400), () => {
        if (!line.isAlive) return;
        ledger.thought(thought.question, keys);
        done(null, anyHint(keys));
      });
    },
    close: () => Promise.resolve(),
  };
}

/** What a hint says is not looked at here, only whether it comes and to whom. */
function anyHint(keys: readonly string[]): ToldHint {
  const advice = { keys, chance: 0.5, error: 0.5, brings: {}, does: [], follows: [] };
  return { answers: [advice], sure: "by-rule", within: "round", playouts: 0 };
}

function decisionOn({ titles }: World, thought: Thought): Decision {
  const title = titles.find(({ game }) => game.id === thought.game);
  // A quick look ahead gives whole plans, which single random answers do not.
  if (title?.hasGreedyBots && thought.bot === "greedy") return decide(title.game, thought);
  return { keys: fallback(thought) };
}
