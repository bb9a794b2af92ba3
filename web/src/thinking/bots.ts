import { useEffect } from "preact/hooks";
import type { BotDecision, BotTask } from "./task.js";
import { useMind } from "./use-mind.js";

interface BotsProps {
  readonly game: string;
  /** What the bot is sent that is to answer next. */
  readonly task: BotTask | null;
  answer(decision: BotDecision): void;
  fail(error: Error): void;
}

/**
 * Bots think while their table is shown: whoever is waiting for the first question waits for nothing
 * else, and an answer that was taken back is not thought about any more.
 */
export default function Bots({ game, task, answer, fail }: BotsProps): null {
  const mind = useMind(game);
  useEffect(() => {
    if (task === null) return;
    mind
      .ask((thinking) => thinking.decide(task))
      .then((decision) => decision !== null && answer(decision), fail);
    return () => mind.stop();
    // Numbers of questions begin anew with every game; the seed is made of its secret, too.
  }, [task?.seed]);
  return null;
}
