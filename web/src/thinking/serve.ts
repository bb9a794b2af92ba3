import { hashOf, type Kit } from "@coterie/kernel";
import { expose } from "comlink";
import type { DoorMaker } from "../engine/door.js";
import type { HintSheet } from "../sheet/sheet.js";
import type { BotDecision, BotTask, Task } from "./task.js";
import type { Thinker, ThinkerMaker } from "./thinker.js";

/** What a page can ask of a worker that thinks. */
export interface Thinking {
  decide(task: BotTask): Promise<BotDecision>;
  /** The first thoughts about a question, as soon as there are any. */
  hint(task: Task): Promise<HintSheet>;
  /** Further thoughts about the same question. */
  more(): Promise<HintSheet>;
}

/** The worker of a game is told by its name what it is for. */
export const THINKING = "thinking";

export function serveThinking<K extends Kit>(
  makeDoor: DoorMaker<K>,
  load: () => Promise<ThinkerMaker<K>>,
): void {
  const thinkers = new Map<string, Promise<Thinker<K>>>();
  let last: Promise<Thinker<K>> | undefined;

  function thinkerFor({ pieces }: Task): Promise<Thinker<K>> {
    const name = pieces === null ? "" : hashOf(pieces);
    const known = thinkers.get(name);
    if (known !== undefined) return known;
    const door = pieces === null ? makeDoor() : makeDoor(pieces);
    const made = load().then(({ newThinker }) => newThinker(door));
    thinkers.set(name, made);
    return made;
  }

  const thinking: Thinking = {
    decide: async (task) => (await thinkerFor(task)).decide(task),
    async hint(task) {
      last = thinkerFor(task);
      return (await last).hint(task);
    },
    async more() {
      if (last === undefined) throw new Error("nothing is thought about");
      return (await last).more();
    },
  };
  expose(thinking);
}
