import { Hall } from "../core/hall.js";
import type { Parts } from "../core/parts.js";
import { thinkerOf } from "./bots.js";
import { storeOver } from "./line.js";
import type { Link } from "./link.js";
import { shelfOf } from "./titles.js";
import { Injected, type Line } from "./vault.js";
import type { World } from "./world.js";

/** One life of a server, from its start to its death. */
export interface Life extends Line {
  readonly name: string;
  readonly hall: Hall;
  readonly links: Set<Link>;
}

/** A server that can die and come back. Nothing but the store outlives it. */
export class Server {
  life: Life | null = null;
  private lives = 0;
  private readonly skew: number;

  constructor(
    private readonly world: World,
    readonly name: string,
  ) {
    const { luck, shape } = world;
    this.skew = luck.between(-shape.skew, shape.skew);
    this.start();
  }

  start(): void {
    if (this.life !== null) return;
    const { world } = this;
    const name = `${this.name}.${++this.lives}`;
    const line: Line = { cutUntil: 0, isAlive: true };
    const hall = new Hall(this.partsFor(line, name), world.shape.pace);
    this.life = Object.assign(line, { name, hall, links: new Set<Link>() });
    world.note(name, "starts");
  }

  /** Dies at once: whatever it was about to do is not done. */
  crash(): void {
    const { life, world } = this;
    if (life === null) return;
    world.note(life.name, "dies");
    life.isAlive = false;
    this.life = null;
    for (const link of life.links) link.serverDied();
  }

  /** Stops as a server should that is told to. */
  stop(): void {
    const { life, world } = this;
    if (life === null) return;
    world.note(life.name, "stops");
    life.hall.close(() => {
      if (this.life === life) this.crash();
    });
  }

  private partsFor(line: Line, name: string): Parts {
    const { world, skew } = this;
    const { time, luck } = world;
    return {
      store: storeOver(world, line, name),
      shelf: shelfOf(world.titles),
      thinker: thinkerOf(world, line),
      clock: {
        now: () => time.now() + skew,
        after: (milliseconds, call) => time.after(milliseconds, () => line.isAlive && call()),
        soon: (call) => void time.after(luck.below(2), () => line.isAlive && call()),
      },
      chance: { hex: (bytes) => luck.hex(bytes) },
      holder: name,
      build: "simulated",
      report: {
        count: (what, times = 1) => world.count(what, times),
        fault: (where, error) => {
          if (error instanceof Injected || where === "shutdown") return;
          world.fail(`a fault that nobody made, at "${where}": ${stackOf(error)}`);
        },
        warn: (message, details) => world.fail(`${message}: ${JSON.stringify(details)}`),
      },
    };
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
