import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { houseShelf } from "@coterie/server";
import { openEmbedded, type Store } from "@coterie/server/stores";
import { expect, test } from "vitest";
import { told } from "../../store/support.js";
import { answers, entriesOf, infoOf, isAsked, keysOf, playsOn } from "../../support/table.js";
import { newTime, newWorld, type World } from "../../support/world.js";
import { type Fixture, type FixtureTable, fixtureFile } from "../fixture.js";
import { packDump, packFolder } from "./databases.js";
import { missingKinds } from "./entry-kinds.js";
import { busyLobby, forkedLobby, privateLobby } from "./lobbies.js";
import { earlierShelf, otherRules } from "./other-rules.js";
import { abandoned, closed, finishedMasters, finishedOrders } from "./over.js";
import {
  botVote,
  customPack,
  forked,
  newFate,
  planning,
  resigned,
  runningMasters,
  runningOrders,
  standIn,
  undoAsked,
} from "./running.js";
import type { Scene } from "./scene.js";

/** Makes the stored tables anew; run by `npm run stored-tables`. */

test("make the stored tables", async () => {
  const folder = mkdtempSync(join(tmpdir(), "coterie-made-"));
  try {
    const store = openEmbedded(join(folder, "played"));
    const fixture = playAll(store);
    await packFolder(store, join(folder, "packed"));
    await packDump(store);
    await told<void>(store.close);
    writeFileSync(fixtureFile("tables.json"), JSON.stringify(fixture, null, 2));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

const BEGIN = Date.UTC(2026, 0, 5, 19);

/** On three servers, one after the other, with the same store and clock. */
function playAll(store: Store): Fixture {
  const time = newTime();
  time.wait(BEGIN - time.clock.now());
  const earlier = newWorld({ store, shelf: earlierShelf(), holder: "earlier" }, time);
  const changed = otherRules(earlier);
  stop(earlier);

  const server = newWorld({ store, shelf: houseShelf(), holder: "server" }, time);
  for (const { name, guests } of changed) playsOn(server, guests, `${name} on`, 2);
  const scenes = [...playScenes(server), ...changed];
  const tables = scenes.map((scene) => fixtureTable(server, scene));
  stop(server);

  const last = newWorld({ store, shelf: houseShelf(), holder: "last" }, time);
  playWithoutStop(last, scenes.find(({ name }) => name === "running-masters")!);
  expect([earlier, server, last].flatMap(({ faults }) => faults)).toEqual([]);
  expect(missingKinds(tables.flatMap(({ id }) => entriesOf(last, id)))).toEqual([]);
  return { now: time.clock.now(), tables };
}

/** Enough time between two tables for one to leave memory before the next is opened. */
const PAUSE = 90_000;

function playScenes(world: World): Scene[] {
  const next = (scene: (world: World) => Scene): Scene => {
    world.wait(PAUSE);
    return scene(world);
  };
  const orders = next(runningOrders);
  const finished = next(finishedOrders);
  return [
    next(busyLobby),
    next(privateLobby),
    next(runningMasters),
    orders,
    next(planning),
    next(newFate),
    next(undoAsked),
    next(standIn),
    next(botVote),
    next(resigned),
    next(customPack),
    finished,
    ...finishedMasters(world),
    next(abandoned),
    next(closed),
    next(() => forked(world, finished.guests[0])),
    next(() => forkedLobby(world, orders.guests[0])),
  ];
}

/** A graceful stop keeps the position of every table. */
function stop(world: World): void {
  world.hall.close(() => {});
  world.wait(10_000);
}

/** Without a stop, as after a crash, the position that was kept is older than the last answers. */
function playWithoutStop(world: World, { guests }: Scene): void {
  for (let i = 0; i < 3; i++) {
    const who = guests.find((one) => isAsked(world, one));
    if (who === undefined) throw new Error("no guest is asked anything");
    answers(world, who, keysOf(world, who)[0]);
  }
}

function fixtureTable(world: World, { name, what, guests, codes, revoked }: Scene): FixtureTable {
  const { id, game, ...info } = infoOf(world, guests[0].table);
  return {
    name,
    what,
    game,
    id,
    guests: guests.map(({ guest, pass }) => ({
      guest,
      name: info.guests[guest].name,
      pass,
      seats: info.seats.flatMap((one, seat) => (one.guest === guest ? [seat] : [])),
    })),
    ...(codes === undefined ? {} : { codes }),
    ...(revoked === undefined ? {} : { revoked }),
  };
}
