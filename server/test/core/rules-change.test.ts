import {
  type AnyGame,
  commitmentOf,
  type GameRecord,
  outcomeOf,
  replay,
  rollDie,
} from "@coterie/kernel";
import { lanterns } from "@coterie/kernel/tiny";
import type { LogItem, Seated } from "@coterie/protocol";
import { type MemoryStore, memoryStore } from "@coterie/server/stores";
import { beforeEach, describe, expect, test } from "vitest";
import {
  answers,
  codeOf,
  does,
  entriesOf,
  infoOf,
  isAsked,
  keysOf,
  offers,
  playing,
  playsOn,
  questionOf,
  refusalOf,
  seenBy,
  untilTurn,
} from "../support/table.js";
import { version, withQuestion, withStep } from "../support/variant.js";
import {
  ask,
  connect,
  newTime,
  newWorld,
  openTable,
  shelfOf,
  type World,
} from "../support/world.js";

let store: MemoryStore;
let before: World;

beforeEach(() => {
  store = memoryStore();
  before = serverWith(lanterns);
});

/** A server on the same store, started with these rules. */
function serverWith(game: AnyGame): World {
  return newWorld(
    { store: store.again(), shelf: shelfOf(game), holder: `version ${game.rulesVersion}` },
    newTime(),
  );
}

/** A second die is thrown for the wind: the same answers lead to other dice. */
const stormy = version(
  2,
  withStep("wind", (step) => (run, ...args) => {
    rollDie(run.state.chance, 6);
    step(run, ...args);
  }),
);

/** An offer is made "softly" now: old answers do not fit any more. */
const soft = version(
  2,
  withQuestion("offering.manner", ({ key }) => ({
    key: (run, option, ...args) => {
      const old = key(run, option, ...args);
      return old === "quietly" ? "softly" : old;
    },
  })),
);

const logOf = (world: World, { table, pass }: Seated): readonly LogItem[] =>
  ask<readonly { log: readonly LogItem[] }[]>(world, (reply) =>
    world.hall.log(table, pass, 0, reply),
  )[0].log;

/** What is seen of the position: all but the numbers of questions. */
const position = (world: World, who: Seated): unknown => {
  const { view, question } = seenBy(world, who);
  return { view, options: question?.options };
};

describe("the same answers lead elsewhere", () => {
  let guests: Seated[];
  let mover: Seated;

  beforeEach(() => {
    guests = playing(before);
    mover = untilTurn(before, guests);
    answers(before, mover, "look");
    // As on a server that stops in good order.
    before.hall.close(() => {});
    before.wait(100);
  });

  test("the game goes on from where it was, and says that the rules changed", () => {
    const seen = guests.map((who) => position(before, who));
    const after = serverWith(stormy);
    expect(guests.map((who) => position(after, who))).toEqual(seen);
    expect(infoOf(after, mover.table)).toMatchObject({
      status: "running",
      rulesVersion: 2,
      rulesChanged: true,
    });
    expect(entriesOf(after, mover.table).at(-1)).toMatchObject({ e: "rules", version: 2 });
    expect(after.faults).toEqual([]);
  });

  test("an answer to a question of before is late; the question is asked under a new number", () => {
    const { id } = questionOf(before, mover);
    const after = serverWith(stormy);
    const [seat] = mover.seats;
    expect(
      codeOf(() => does(after, mover, { do: "answer", seat, question: id, keys: ["pass"] })),
    ).toBe("question-answered");
    answers(after, mover, "pass");
  });

  test("everybody keeps the log", () => {
    const logs = guests.map((who) => logOf(before, who));
    const after = serverWith(stormy);
    guests.forEach((who, i) => {
      const log = logOf(after, who);
      expect(log.slice(0, -1)).toEqual(logs[i]);
      expect(log.at(-1)).toMatchObject({ what: "rules" });
    });
  });

  test("undo does not go back behind it, and says why; what comes after can be undone", () => {
    const after = serverWith(stormy);
    const [seat] = mover.seats;
    const undo = (): unknown => does(after, mover, { do: "undo", seat });
    expect(refusalOf(undo)).toEqual({
      code: "nothing-to-undo",
      message:
        "the rules changed here, and nobody has answered since; undo does not go back behind that",
    });
    answers(after, mover, "wager");
    undo();
    expect(keysOf(after, mover)).toContain("wager");
    expect(codeOf(undo)).toBe("nothing-to-undo");
  });

  test("it is played to the end; its record begins where the game went on, with the seed", () => {
    const after = serverWith(stormy);
    playsOn(after, guests, "by other rules");
    const { commitment, ...info } = infoOf(after, mover.table);
    expect(info).toMatchObject({ status: "finished", rulesChanged: true });
    const record = ask<GameRecord>(after, (reply) => after.hall.record(mover.table, reply));
    const [opened] = entriesOf(after, mover.table);
    expect(opened).toMatchObject({ e: "opened", secret: record.seed.secret });
    expect(commitmentOf(record.seed.secret)).toBe(commitment);
    const went = entriesOf(after, mover.table).find(({ e }) => e === "rules");
    expect(went).toMatchObject({ goOn: { position: record.from } });
    expect(record.goesOn).toBe(true);
    // Fate goes on where it stood: played again from there, the game ends in the same way.
    const { play } = replay(stormy, JSON.parse(JSON.stringify(record)) as GameRecord);
    expect(play.moments.length).toBeGreaterThan(5);
    expect(outcomeOf(play)).toBe(info.outcome);
    does(after, mover, { do: "rematch" });
  });

  test("a server that comes later with the same rules finds it as it was left", () => {
    const after = serverWith(stormy);
    answers(after, mover, "pass");
    playsOn(after, guests, "a little", 5);
    const later = serverWith(stormy);
    for (const who of guests) expect(seenBy(later, who)).toEqual(seenBy(after, who));
    expect(entriesOf(later, mover.table).filter(({ e }) => e === "rules")).toHaveLength(1);
  });

  test("and the rules may change once more", () => {
    const after = serverWith(stormy);
    answers(after, mover, "pass");
    playsOn(after, guests, "a little", 3);
    after.hall.close(() => {});
    after.wait(100);
    const seen = guests.map((who) => position(after, who));
    const again = serverWith(version(3));
    expect(guests.map((who) => position(again, who))).toEqual(seen);
    expect(infoOf(again, mover.table)).toMatchObject({ rulesVersion: 3, rulesChanged: true });
    playsOn(again, guests, "to the end");
    expect(infoOf(again, mover.table).status).toBe("finished");
  });

  test("a later change that changes nothing here does not make it forgotten", () => {
    answers(serverWith(stormy), mover, "pass");
    const again = serverWith(version(3, stormy));
    expect(infoOf(again, mover.table)).toMatchObject({ rulesVersion: 3, rulesChanged: true });
    expect(entriesOf(again, mover.table).at(-1)).toMatchObject({ e: "rules", goOn: null });
  });

  test("the same if somebody forgot to raise the version of the rules", () => {
    const seen = guests.map((who) => position(before, who));
    const after = serverWith(version(1, stormy));
    expect(guests.map((who) => position(after, who))).toEqual(seen);
    expect(infoOf(after, mover.table)).toMatchObject({ rulesVersion: 1, rulesChanged: true });
    expect(refusalOf(() => does(after, mover, { do: "undo", seat: mover.seats[0] })).code).toBe(
      "nothing-to-undo",
    );
    playsOn(after, guests, "by rules that nobody named");
    const later = serverWith(version(1, stormy));
    expect(infoOf(later, mover.table)).toEqual(infoOf(after, mover.table));
    expect(entriesOf(later, mover.table).filter(({ e }) => e === "rules")).toHaveLength(1);
    expect(after.faults).toEqual([]);
  });

  test("those who follow are told, by an ordinary message", () => {
    const client = connect(before, mover.table, mover.pass);
    client.disconnect();
    const after = serverWith(stormy);
    client.reconnect(after);
    const sheet = client.follower.sheets.get(mover.seats[0]);
    expect(sheet?.document.table.rulesChanged).toBe(true);
    expect(sheet?.document).toEqual(seenBy(after, mover));
    expect(sheet?.log.at(-1)).toMatchObject({ what: "rules" });
  });
});

describe("answers do not fit any more", () => {
  test("the game goes on from the position that was kept", () => {
    const guests = playing(before);
    offers(before, guests[0]);
    answers(before, guests[1], keysOf(before, guests[1])[0]);
    before.wait(65_000);
    const seen = guests.map((who) => seenBy(before, who).view);
    const after = serverWith(soft);
    expect(guests.map((who) => seenBy(after, who).view)).toEqual(seen);
    // In the middle of a simultaneous phase: one is ready, the other goes on where he was.
    expect(isAsked(after, guests[0])).toBe(false);
    expect(keysOf(after, guests[1])).toEqual(["softly", "boldly"]);
    answers(after, guests[1], "softly");
    expect(infoOf(after, guests[0].table).rulesChanged).toBe(true);
  });

  test("answers since then count as far as they fit, and are told whether they do or not", () => {
    const guests = playing(before);
    const [ada, ben] = guests;
    // The position was kept at the start, less than a second ago.
    answers(before, ada, keysOf(before, ada)[0]);
    answers(before, ben, keysOf(before, ben)[1], "boldly");
    const benSaw = position(before, ben);
    answers(before, ada, "quietly");
    const told = logOf(before, ada).length;
    const after = serverWith(soft);
    // Ada's card and Ben's bold offer fit; Ada's quiet manner does not.
    expect(questionOf(after, ada)).toMatchObject({ kind: "offering.manner" });
    expect(position(after, ben)).toEqual(benSaw);
    expect(logOf(after, ada)).toHaveLength(told + 1);
    answers(after, ada, "softly");
    playsOn(after, guests, "on");
    expect(infoOf(after, ada.table).status).toBe("finished");
  });
});

describe("the same answers lead to the same", () => {
  test("nothing breaks: undo goes all the way back, and the record can be played again", () => {
    const guests = playing(before, { policy: { behindMarks: "free", fate: "kept" } });
    const mover = untilTurn(before, guests);
    answers(before, mover, "trim");
    const seen = guests.map((who) => seenBy(before, who));
    const renamed = version(2);
    const after = serverWith(renamed);
    expect(infoOf(after, mover.table)).toMatchObject({ rulesVersion: 2, rulesChanged: false });
    guests.forEach((who, i) => {
      const { view, question, undoMark } = seenBy(after, who);
      expect({ view, question, undoMark }).toEqual({
        view: seen[i].view,
        question: seen[i].question,
        undoMark: seen[i].undoMark,
      });
    });
    does(after, mover, { do: "undo", seat: mover.seats[0] });
    does(after, mover, { do: "undo", seat: mover.seats[0] });
    expect(questionOf(after, mover).kind).toBe("offering.card");
    playsOn(after, guests, "to the end");
    const record = ask<GameRecord>(after, (reply) => after.hall.record(mover.table, reply));
    expect(replay(renamed, record).play.state.outcome).not.toBe(0);
  });

  test("a table that has not begun just takes the new rules", () => {
    const ada = openTable(before, { seats: ["me", "me"] });
    const after = serverWith(stormy);
    expect(infoOf(after, ada.table)).toMatchObject({ status: "open", rulesVersion: 2 });
    does(after, ada, { do: "start" });
    expect(infoOf(after, ada.table)).toMatchObject({ status: "running", rulesChanged: false });
  });
});

describe("a game that is over stays over", () => {
  test("with its outcome, whatever the rules would say now", () => {
    const guests = playing(before);
    playsOn(before, guests, "over");
    const { outcome } = infoOf(before, guests[0].table);
    does(before, guests[0], { do: "close" });
    const after = serverWith(stormy);
    expect(infoOf(after, guests[0].table)).toMatchObject({ status: "closed", outcome });
    expect(infoOf(serverWith(stormy), guests[0].table)).toMatchObject({
      status: "closed",
      outcome,
    });
  });

  test("and so does one that was abandoned", () => {
    const guests = playing(before);
    for (const who of guests) does(before, who, { do: "abandon", agree: true });
    expect(infoOf(serverWith(soft), guests[0].table).status).toBe("abandoned");
  });
});

describe("a server with older rules than the table's", () => {
  test("does not touch it, and says why", () => {
    const [ada] = playing(before);
    infoOf(serverWith(stormy), ada.table);
    const old = serverWith(lanterns);
    expect(refusalOf(() => infoOf(old, ada.table))).toEqual({
      code: "busy",
      message: "this table is played by version 2 of its rules; this server has version 1",
    });
    const client = connect(old, ada.table, ada.pass);
    expect(client.received).toMatchObject([{ t: "bye", code: "again" }]);
    expect(old.faults).toEqual([]);
  });

  test("lets go of it when a newer one has taken it over", () => {
    const [ada, ben] = playing(before);
    const client = connect(before, ada.table, ada.pass);
    const after = serverWith(stormy);
    offers(after, ben);
    expect(client.isClosed).toBe(true);
    expect(client.received.at(-1)).toMatchObject({ t: "bye", code: "again" });
    expect(codeOf(() => offers(before, ada))).toBe("busy");
    client.reconnect(after);
    expect(client.follower.sheets.get(0)?.document).toEqual(seenBy(after, ada));
    offers(after, ada);
  });
});
