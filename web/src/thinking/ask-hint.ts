import type { HintSheet } from "../sheet/sheet.js";
import type { Mind } from "./mind.js";
import type { Task } from "./task.js";

/** No slice of thinking is begun after this, so that the last ends within two seconds on a slow device, too. */
const MOST_MS = 1800;

/**
 * Has a question thought about and tells what is thought of it so far, again and again, or why there is
 * no hint. Call what is returned to stop it.
 */
export function askHint(
  mind: Mind,
  task: Promise<Task | null>,
  tell: (hint: HintSheet) => void,
  fail: (error: unknown) => void,
): () => void {
  let isWanted = true;
  const think = async (): Promise<void> => {
    const asked = await task;
    if (asked === null || !isWanted) return;
    const until = Date.now() + MOST_MS;
    let hint = await mind.ask((thinking) => thinking.hint(asked));
    while (hint !== null && isWanted) {
      const isThinking = hint.isThinking && Date.now() < until;
      tell({ ...hint, isThinking });
      if (!isThinking) return;
      hint = await mind.ask((thinking) => thinking.more());
    }
  };
  think().catch((error: unknown) => isWanted && fail(error));
  return () => {
    isWanted = false;
    mind.stop();
  };
}
