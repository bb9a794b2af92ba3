import { type AnyGame, dice, keyOf, SPECTATOR, sha256Hex } from "@coterie/kernel";
import { lanterns } from "@coterie/kernel/tiny";
import type { Seated, Sheet } from "@coterie/protocol";
import { loadTable } from "@coterie/server/core";
import { describe, expect, test } from "vitest";
import { playOf } from "../../src/core/carry-out.js";
import type { Replayed } from "../../src/core/replay.js";
import { houseShelf } from "../../src/shelf.js";
import {
  answers,
  does,
  entriesOf,
  infoOf,
  isAsked,
  keysOf,
  playing,
  playsOn,
  redeems,
} from "../support/table.js";
import { ask, type Client, connect, newWorld, shelfOf, type World } from "../support/world.js";

/** What goes to whom in whole games, looked at from outside. */

interface Following {
  readonly audience: number;
  readonly client: Client;
}

function everybodyAt(world: World, guests: readonly Seated[]): Following[] {
  const [{ table }] = guests;
  return [
    ...guests.map(({ pass, seats }) => ({
      audience: seats[0],
      client: connect(world, table, pass),
    })),
    { audience: SPECTATOR, client: connect(world, table) },
  ];
}

/** Things that happen beside the game, each of which makes a secret. */
function makeSecrets(world: World, guests: Seated[]): string[] {
  const [{ table }] = guests;
  const { code: device = "" } = does(world, guests[1], { do: "device-link" });
  guests[1] = redeems(world, table, device);
  const { code: seat = "" } = does(world, guests[2], { do: "seat-link", seat: 2 });
  const { code: unused = "" } = does(world, guests[0], { do: "seat-link", seat: 0 });
  guests[2] = redeems(world, table, seat, { name: "Dan" });
  return [device, seat, unused];
}

/** All that may never be told before the end. */
function secretsOf(world: World, guests: readonly Seated[], codes: readonly string[]): string[] {
  const [opened, ...entries] = entriesOf(world, guests[0].table);
  if (opened.e !== "opened") throw new Error("a table begins by being opened");
  const nonces = guests.map(() => "");
  for (const entry of entries) if (entry.e === "sat") nonces[entry.seat] = entry.nonce;
  const passes = guests.map(({ pass }) => pass);
  const hashes = entries.flatMap((entry) => {
    if (entry.e === "came" || entry.e === "moved") return [entry.pass];
    return entry.e === "device-code" || entry.e === "seat-code" ? [entry.code] : [];
  });
  const key = keyOf({ secret: opened.secret, nonces });
  return [opened.secret, key, ...nonces, ...passes, ...codes, ...hashes, ...codes.map(sha256Hex)];
}

const GAMES: readonly [string, AnyGame, Record<string, number>, number][] = [
  ["lanterns", lanterns, { players: 3, rounds: 9, goal: 9 }, 1000],
  ["blood-orders", houseShelf().usual("blood-orders") as AnyGame, { players: 3 }, 120],
];

describe.each(GAMES)("%s", (id, game, setup, most) => {
  function begun(): { world: World; guests: Seated[] } {
    const world = newWorld({ shelf: shelfOf(game) });
    return { world, guests: playing(world, { game: id, setup }, ["Ben", "Cora"]) };
  }

  test("no secret of the table, and no question of another seat, is in anything that is sent", () => {
    const { world, guests } = begun();
    const early = everybodyAt(world, guests);
    const codes = makeSecrets(world, guests);
    const all = [...early, ...everybodyAt(world, guests)];
    playsOn(world, guests, "on every wire", most);
    const secrets = secretsOf(world, guests, codes);
    expect(secrets.every((secret) => secret.length >= 16)).toBe(true);
    for (const { audience, client } of all) {
      const text = JSON.stringify(client.received);
      for (const secret of secrets) expect(text).not.toContain(secret);
      const ids = [...text.matchAll(/"id":"(\d+)\.\d+"/g)].map(([, seat]) => Number(seat));
      expect(ids.filter((seat) => seat !== audience)).toEqual([]);
    }
    expect(world.faults).toEqual([]);
  });

  test("at every moment everybody has his own view of the position and nothing else of it", () => {
    const { world, guests } = begun();
    const all = everybodyAt(world, guests);
    const pick = dice("every moment");
    const { table: table0 } = guests[0];
    for (let i = 0; i < 60 && infoOf(world, table0).status === "running"; i++) {
      const asked = guests.filter((who) => isAsked(world, who));
      const who = asked[pick(asked.length)];
      const keys = keysOf(world, who);
      answers(world, who, keys[pick(keys.length)]);
      const { table } = ask<Replayed>(world, (reply) => loadTable(world.parts, table0, reply));
      const { state } = playOf(table);
      for (const { audience, client } of all) {
        const { document } = client.follower.sheets.get(audience) as Sheet;
        const { view, ...rest } = document;
        const expected: unknown = JSON.parse(JSON.stringify(game.view(state, audience)));
        expect(view, `answer ${i}, audience ${audience}`).toEqual(expected);
        expect(Object.keys(rest).sort()).toEqual(["question", "table", "undoMark"]);
      }
    }
  });
});
