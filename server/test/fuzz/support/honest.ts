import { setTimeout as pause } from "node:timers/promises";
import { type AnyGame, dice, type GameRecord, replay, SPECTATOR } from "@coterie/kernel";
import type { OpenTable } from "@coterie/protocol";
import { houseShelf } from "../../../src/shelf.js";
import { called, starts } from "../../secrecy/support/call.js";
import { connect } from "../../secrecy/support/client.js";
import { playToTheEnd } from "../../secrecy/support/random-game.js";
import { expectNone, fatesIn, secretsIn } from "../../secrecy/support/secrets.js";
import { expectTold } from "../../secrecy/support/told.js";
import type { ServerProcess } from "./server-process.js";

/** People who just want to play, on the same server. */

const GAMES: readonly Partial<OpenTable>[] = [
  { setup: { players: 2 } },
  { game: "masters-of-the-night", setup: { players: 2 } },
];

/** They leave time for the attackers, who are what this is about. */
const THINKING_MS = 40;

const shelf = houseShelf();

export interface Honest {
  /** The tables that they play at now or have played at. */
  readonly tables: readonly string[];
  /** Whom nobody else may be: their passes. */
  readonly passes: readonly string[];
  /** How many games came to their end, and were found to be right. */
  readonly finished: number;
  /** Lets them play their last games to the end. */
  stop(): Promise<void>;
}

export function playHonestly(server: ServerProcess, circles: number, seed: string): Honest {
  const tables: string[] = [];
  const passes: string[] = [];
  let finished = 0;
  let isLast = false;

  async function play(circle: number): Promise<void> {
    for (let round = 0; !isLast; round++) {
      const pick = dice(`${seed}/${circle}/${round}`);
      await playOne(GAMES[(circle + round) % GAMES.length], pick);
      finished++;
    }
  }

  async function playOne(asked: Partial<OpenTable>, pick: ReturnType<typeof dice>): Promise<void> {
    const guests = await starts(server.address, 2, asked);
    const [{ table }] = guests;
    tables.push(table);
    passes.push(...guests.map(({ pass }) => pass));
    const players = await Promise.all(
      guests.map(({ pass }) => connect(server.address, table, pass)),
    );
    const spectator = await connect(server.address, table);
    await playToTheEnd(players, pick, () => pause(THINKING_MS));
    await spectator.settle();
    const game = shelf.usual(asked.game ?? "blood-orders") as AnyGame;
    await checkGame(server, game, table, passes, [spectator.texts, ...players.map((p) => p.texts)]);
    await Promise.all([spectator, ...players].map((client) => client.close()));
  }

  const playing = Promise.all(Array.from({ length: circles }, (_, circle) => play(circle)));
  // Whatever goes wrong is told when they are asked to stop.
  playing.catch(() => {});
  return {
    tables,
    passes,
    get finished() {
      return finished;
    },
    async stop() {
      isLast = true;
      await playing;
    },
  };
}

/** The record replays, everybody saw what was theirs to see, and nothing else. */
async function checkGame(
  server: ServerProcess,
  game: AnyGame,
  table: string,
  passes: readonly string[],
  told: readonly (readonly string[])[],
): Promise<void> {
  const entries = server.entriesOf(table);
  const record = await called<GameRecord>(server.address, "GET", `api/tables/${table}/record`);
  replay(game, record);
  const secrets = new Set([...secretsIn(entries), ...fatesIn(game, table, entries), ...passes]);
  told.forEach((texts, i) => {
    const audience = i + SPECTATOR;
    expectTold(game, table, entries, texts, audience, `honest table ${table}`);
    expectNone(texts, secrets, `honest table ${table}, audience ${audience}`);
  });
}
