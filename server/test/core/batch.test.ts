import type { Seated, Trouble } from "@coterie/protocol";
import { memoryStore, type Store } from "@coterie/server/stores";
import { beforeEach, describe, expect, test } from "vitest";
import { entriesOf, keysOf, playing, sheetsOf } from "../support/table.js";
import { type Client, connect, newWorld, type World } from "../support/world.js";

/** A connection breaks while several answers are given together. */

let world: World;
let ada: Seated;
let ben: Seated;
let client: Client;
/** What the store has to do before it answers, while it is slow. */
let waiting: (() => void)[];
let isSlow: boolean;

function slowStore(store: Store): Store {
  return {
    ...store,
    append: (appends, done) => {
      if (isSlow) waiting.push(() => store.append(appends, done));
      else store.append(appends, done);
    },
  };
}

beforeEach(() => {
  waiting = [];
  isSlow = false;
  world = newWorld({ store: slowStore(memoryStore()) });
  [ada, ben] = playing(world);
  client = connect(world, ada.table, ada.pass);
});

function hurry(): void {
  isSlow = false;
  for (const write of waiting.splice(0)) write();
  world.settle();
}

/** Ada offers a lantern and says how, in one command; what she is told of it. */
function offersAtOnce(manner = "quietly"): (Trouble["code"] | null)[] {
  const told: (Trouble["code"] | null)[] = [];
  const keys = [keysOf(world, ada)[0], manner];
  client.follower.request({ do: "answer", seat: 0, question: "0.1", keys }, (trouble) =>
    told.push(trouble?.code ?? null),
  );
  return told;
}

/** Both answers count, once, and she sees what the server would show her now. */
function expectWhole(): void {
  const given = entriesOf(world, ada.table).filter(({ e }) => e === "answered");
  expect(given).toMatchObject([{ seat: 0, keys: [expect.any(String), "quietly"] }]);
  const [sheet] = sheetsOf(world, ada);
  expect(client.follower.sheets.get(0)).toMatchObject({ n: sheet.n, document: sheet.document });
  expect(sheet.document.question).toBeNull();
}

describe("who comes back in the middle of a batch", () => {
  test("before it arrived sends it again, and it is done", () => {
    client.disconnect();
    const told = offersAtOnce();
    client.reconnect(world);
    expect(told).toEqual([null]);
    expectWhole();
  });

  test("before it was saved sees none of it until all of it is saved", () => {
    isSlow = true;
    const told = offersAtOnce();
    world.settle();
    client.disconnect();
    client.reconnect(world);
    const others = [connect(world, ada.table, ada.pass), connect(world, ada.table, ben.pass)];
    // Nobody is welcomed with the half of it, nor with what may still be lost.
    for (const { follower } of others) expect(follower.sheets.size).toBe(0);
    expect(client.follower.sheets.get(0)?.document.question?.id).toBe("0.1");
    expect(told).toEqual([]);
    hurry();
    expect(told).toEqual(["question-answered"]);
    expectWhole();
    expect(others[0].follower.sheets.get(0)?.document.question).toBeNull();
  });

  test("before it was acknowledged is told that it is answered, and it counts once", () => {
    const told = offersAtOnce();
    client.disconnect();
    world.settle();
    expect(told).toEqual([]);
    client.reconnect(world);
    expect(told).toEqual(["question-answered"]);
    expectWhole();
  });

  test("that is refused finds nothing of it done", () => {
    client.disconnect();
    const told = offersAtOnce("loudly");
    client.reconnect(world);
    expect(told).toEqual(["not-offered"]);
    expect(entriesOf(world, ada.table).filter(({ e }) => e === "answered")).toEqual([]);
    expect(client.follower.sheets.get(0)?.document.question?.id).toBe("0.1");
  });
});
