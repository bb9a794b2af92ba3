import { dice, type GameRecord, type Question } from "@coterie/kernel";
import { type Parts, USUAL_PACE } from "@coterie/server/core";
import { memoryStore } from "@coterie/server/stores";
import { expect, test } from "vitest";
import { answers, does, infoOf, isAsked, join, offers, questionOf } from "../support/table.js";
import {
  ask,
  connect,
  newTime,
  newWorld,
  openTable,
  slowThinker,
  type Time,
} from "../support/world.js";

/** When what happens: milliseconds. */
interface Times {
  /** Until the table is opened. */
  readonly begins?: number;
  /** Between two answers of people. */
  readonly pause?: number;
  /** How long a bot thinks about an answer. */
  readonly thinks?: number;
  /** How long the store takes to write. */
  readonly writes?: number;
  /** How long a write waits for others to come. */
  readonly gather?: number;
}

const HOUR = 3_600_000;

/** By the question alone, so that everybody says the same whenever it is asked. */
function answerTo({ seat, options }: Question): string {
  const keys = options.map(({ key }) => key);
  return keys[dice(`answer ${seat} ${keys}`)(keys.length)];
}

function partsFor({ clock }: Time, { thinks = 0, writes = 0 }: Times): Partial<Parts> {
  const store = memoryStore();
  return {
    store: {
      ...store,
      append: (appends, done) => void clock.after(writes, () => store.append(appends, done)),
    },
    thinker: {
      ...slowThinker(),
      think: ({ question }, done) =>
        void clock.after(thinks, () => done(null, { keys: [answerTo(question)] })),
    },
  };
}

/** Two people and a bot play a whole game; one takes something back. Its record, as it is saved. */
function recordOf(times: Times): { record: string; ended: number } {
  const { begins = 0, pause = 0, thinks = 0, writes = 0, gather = 0 } = times;
  const time = newTime();
  time.wait(begins);
  const made = newWorld(partsFor(time, times), time, { ...USUAL_PACE, gather });
  // Whoever asks waits until it is written, and before it what was under way.
  const settle = (): void => {
    made.settle();
    made.wait(2 * (writes + gather));
  };
  const world = { ...made, settle };
  const setup = { players: 3, rounds: 6, goal: 9 };
  const seats = ["me", "open", { bot: "random" }] as const;
  const ada = openTable(world, { setup, seats: [...seats] });
  const ben = join(world, ada.table);
  const people = [ada, ben];
  for (const { table, pass } of people) connect(world, table, pass);
  does(world, ada, { do: "start" });
  offers(world, ben, 1);
  world.wait(pause);
  does(world, ben, { do: "withdraw", seat: 1 });
  for (let left = 200; infoOf(world, ada.table).status === "running" && left > 0; left--) {
    const asked = people.find((who) => isAsked(world, who));
    if (asked === undefined) world.wait(thinks + writes + 1);
    else answers(world, asked, answerTo(questionOf(world, asked)));
    world.wait(pause);
  }
  expect(world.faults).toEqual([]);
  const record = ask<GameRecord>(world, (reply) => world.hall.record(ada.table, reply));
  return { record: JSON.stringify(record), ended: time.clock.now() };
}

const usual = recordOf({});

test.each<[string, Times]>([
  ["on another day", { begins: 1000 * 24 * HOUR }],
  ["over days, leaving memory between answers", { pause: 5 * HOUR }],
  ["with a bot that thinks longer than people", { pause: 1_000, thinks: 3_500 }],
  ["with a bot that thinks a little", { pause: 1_000, thinks: 400 }],
  ["with a slow disk", { pause: 10, writes: 700 }],
  ["where writes wait for each other", { pause: 3, thinks: 7, writes: 20, gather: 4 }],
])("the record of the same answers is the same, byte for byte: %s", (_when, times) => {
  const { record, ended } = recordOf(times);
  expect(record).toBe(usual.record);
  expect(ended).not.toBe(usual.ended);
  expect((JSON.parse(record) as GameRecord).answers.length).toBeGreaterThan(20);
});
