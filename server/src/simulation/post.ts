import type { Hall, Reply } from "../core/hall.js";
import type { World } from "./world.js";

/** How a call over HTTP ended for whoever made it. */
export type Outcome<T> =
  | { readonly is: "done"; readonly result: T }
  | { readonly is: "refused"; readonly error: unknown }
  /** No reply came: nobody knows. */
  | { readonly is: "lost" };

const PATIENCE = 3_000;

/** Calls to servers that must be answered exactly once as long as the server lives. */
export class Post {
  /** Calls that a server has and has not answered yet. */
  private readonly open = new Set<{ readonly what: string; readonly isAlive: () => boolean }>();

  constructor(private readonly world: World) {}

  /** Calls any server, once. */
  call<T>(
    what: string,
    make: (hall: Hall, reply: Reply<T>) => void,
    then: (outcome: Outcome<T>) => void,
  ): void {
    const { luck, time, weather } = this.world;
    const isLost = (): boolean => luck.isSo(weather.callLost);
    const delay = (): number => luck.between(1, weather.networkDelay);
    let isOver = false;
    const end = (outcome: Outcome<T>): void => {
      if (isOver) return;
      isOver = true;
      then(outcome);
    };
    time.after(PATIENCE, () => end({ is: "lost" }));
    if (isLost()) return;
    time.after(delay(), () =>
      this.hand(what, make, (error, result) => {
        if (isLost()) return;
        time.after(delay(), () =>
          end(error === null ? { is: "done", result: result as T } : { is: "refused", error }),
        );
      }),
    );
  }

  private hand<T>(
    what: string,
    make: (hall: Hall, reply: Reply<T>) => void,
    reply: Reply<T>,
  ): void {
    const { world } = this;
    const { life } = world.luck.among(world.servers);
    if (life === null) return;
    const waiting = { what, isAlive: () => life.isAlive };
    this.open.add(waiting);
    world.note(life.name, `gets a call: ${what}`);
    make(life.hall, (error, result) => {
      if (!this.open.delete(waiting)) world.fail(`a second reply to the call ${what}`);
      if (life.isAlive) reply(error, result);
    });
  }

  /** Calls that a server which lives has never answered. */
  unanswered(): string[] {
    return [...this.open].filter(({ isAlive }) => isAlive()).map(({ what }) => what);
  }
}
