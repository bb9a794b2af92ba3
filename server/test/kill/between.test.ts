import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pause } from "../store/support.js";
import { ServerChild } from "../support/child.js";
import { openForTwo } from "../support/desk.js";
import { PLAIN } from "../support/habits.js";
import { Player } from "../support/player.js";
import { MASTERS } from "./matches.js";
import { seed } from "./numbers.js";
import { type Pair, startPair } from "./pair.js";
import { verdictOn } from "./verdict.js";

const DYING = fileURLToPath(new URL("dying-server.mjs", import.meta.url));

let pair: Pair;
let dying: ServerChild | undefined;
beforeAll(async () => {
  pair = await startPair();
});
afterAll(async () => {
  await dying?.kill();
  await pair?.stop();
});

/** How many answers of a seat somebody was told of. */
function heardOf(seat: number, by: Player): number {
  const log = by.sheet?.log ?? [];
  return log.filter((item) => item.what === "answered" && item.seat === seat).length;
}

it.each([1, 7])(
  `an answer counts once when its server dies between commit and broadcast, at write %i (seed ${seed})`,
  async (write) => {
    const { url, servers, store } = pair;
    const healthy = servers[1].address;
    dying = new ServerChild({ DATABASE_URL: url }, "", [DYING, String(write)]);
    await dying.start();
    const guests = await openForTwo(healthy, MASTERS);
    const [where, elsewhere] = [[dying.address], [healthy]];
    const author = new Player(guests[0], where, `${seed} author`, { habits: PLAIN });
    const other = new Player(guests[1], elsewhere, `${seed} other`, { habits: PLAIN });
    author.sitDown();
    other.sitDown();

    await expect(dying.died).rejects.toThrow("ended by itself");
    expect(author.said.length).toBe(write);
    expect(author.acknowledged.length).toBe(write - 1);
    // Nobody told the other server; it finds out by looking for gaps.
    while (heardOf(0, other) < write) await pause(20);

    where[0] = healthy;
    await Promise.all([author.over, other.over]);
    for (const player of [author, other]) player.leave();
    const { question } = author.said[write - 1];
    expect(author.refused).toEqual(new Map([[question, "question-answered"]]));
    const match = { game: MASTERS.game, players: [author, other] };
    expect(await verdictOn([match], healthy, store)).toEqual([]);
  },
);
