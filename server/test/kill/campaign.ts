import { dice } from "@coterie/kernel";
import { pause } from "../store/support.js";
import type { ServerChild } from "../support/child.js";
import { HttpFault, sheetsOf } from "../support/desk.js";
import type { Player } from "../support/player.js";
import { anyGame, type Match, seatTwo } from "./matches.js";

/** Nothing was acknowledged for so long, in any game: something hangs. */
const STALL_MS = 120_000;

/** Many games, some at once, played to their ends whatever happens to the servers. */
export class Campaign {
  readonly matches: Match[] = [];
  acknowledged = 0;
  isOver = false;
  private heardAt = performance.now();
  private waiting: { readonly at: number; readonly call: () => void }[] = [];
  private readonly addresses: readonly string[];
  private readonly pick: (below: number) => number;

  constructor(
    private readonly servers: readonly ServerChild[],
    private readonly seed: string,
  ) {
    this.addresses = servers.map(({ address }) => address);
    this.pick = dice(`campaign ${seed}`);
  }

  /**
   * Plays at least so many games, and begins further ones until the disturbance says that it was
   * enough. Done when all have ended; gives back the result of the disturbance.
   */
  async play<T>(
    games: number,
    atOnce: number,
    disturb: (enough: () => void) => Promise<T>,
  ): Promise<T> {
    let begun = 0;
    let isEnough = false;
    const lane = async (): Promise<void> => {
      while (begun < games || !isEnough) await this.playOne(begun++);
    };
    const lanes = Array.from({ length: Math.min(atOnce, games) }, lane);
    const disturbance = disturb(() => {
      isEnough = true;
    });
    const failed = disturbance.then(() => new Promise<never>(() => {}));
    const deaths = this.servers.map(({ died }) => died);
    try {
      await Promise.race([Promise.all(lanes), this.trouble(), failed, ...deaths]);
    } catch (error) {
      // What it said when it died, if one did, explains more.
      await Promise.race([pause(500), ...deaths]);
      throw error;
    } finally {
      this.isOver = true;
      for (const { call } of this.waiting) call();
      for (const { players } of this.matches) for (const player of players) player.leave();
      await Promise.allSettled([disturbance]);
    }
    return disturbance;
  }

  /** Done when so many more answers have been acknowledged, or all games are over. */
  afterAnswers(count: number): Promise<void> {
    if (this.isOver) return Promise.resolve();
    return new Promise((call) => {
      this.waiting.push({ at: this.acknowledged + count, call });
    });
  }

  private async playOne(number: number): Promise<void> {
    const { players } = await this.open(number);
    await Promise.all(players.map(({ over }) => over));
    for (const player of players) player.leave();
  }

  /** A server may die while a table is being opened: then nobody knows its passes. */
  private async open(number: number): Promise<Match> {
    const asked = anyGame(this.pick);
    while (!this.isOver) {
      try {
        const match = await seatTwo(this.mixed(), asked, `${this.seed} game ${number}`, {
          onDone: () => this.heard(),
        });
        this.matches.push(match);
        return match;
      } catch (error) {
        if (error instanceof HttpFault && error.status !== 503) throw error;
        await pause(50);
      }
    }
    throw new Error("the games were given up");
  }

  /** The addresses, beginning with any of them. */
  private mixed(): string[] {
    const first = this.pick(this.addresses.length);
    return [...this.addresses.slice(first), ...this.addresses.slice(0, first)];
  }

  private heard(): void {
    this.acknowledged++;
    this.heardAt = performance.now();
    const due = this.waiting.filter(({ at }) => at <= this.acknowledged);
    if (due.length === 0) return;
    this.waiting = this.waiting.filter((one) => !due.includes(one));
    for (const { call } of due) call();
  }

  /** Ends when something is wrong: then it makes no sense to go on, or nothing goes on any more. */
  private async trouble(): Promise<void> {
    this.heardAt = performance.now();
    while (!this.isOver) {
      const players = this.matches.flatMap((match) => match.players);
      const faulty = players.filter(({ faults }) => faults.length > 0);
      if (faulty.length > 0) throw new Error(await this.standing("a player met a fault", faulty));
      if (performance.now() - this.heardAt > STALL_MS) {
        const running = players.filter(({ sheet }) => sheet?.document.table.status !== "finished");
        const what = `no answer was acknowledged for ${STALL_MS} ms`;
        const logs = this.servers.map(({ words }) => `the log of a server ends:\n${words}`);
        throw new Error([await this.standing(what, running), ...logs].join("\n"));
      }
      await pause(1_000);
    }
  }

  private async standing(what: string, players: readonly Player[]): Promise<string> {
    const some = players.slice(0, 10).map((player) => this.standOf(player));
    return [`${what}:`, ...(await Promise.all(some))].join("\n");
  }

  /** A player who has more than the server was told something that is lost now. */
  private async standOf(player: Player): Promise<string> {
    const there = await sheetsOf(this.addresses[0], player.who).then(
      (sheets) => `the server has number ${sheets.map(({ n }) => n)}`,
      (error: Error) => `the server does not say what it has: ${error.message}`,
    );
    return [`${player.describe()}; ${there}`, ...player.faults].join("\n  ");
  }
}
