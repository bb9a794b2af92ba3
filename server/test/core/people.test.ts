import { LIMITS, type Mine, type Seated } from "@coterie/protocol";
import { beforeEach, describe, expect, test } from "vitest";
import {
  answers,
  codeOf,
  does,
  doesOver,
  entriesOf,
  infoOf,
  join,
  keysOf,
  offers,
  playing,
  redeems,
  refusalOf,
  seenBy,
  sheetsOf,
  untilTurn,
} from "../support/table.js";
import { ask, connect, newWorld, openTable, slowThinker, type World } from "../support/world.js";

let world: World;
let ada: Seated;
let ben: Seated;

beforeEach(() => {
  world = newWorld();
  [ada, ben] = playing(world);
});

const guestsOf = () => infoOf(world, ada.table).guests;

describe("names", () => {
  test("can be changed, and are told apart then too", () => {
    does(world, ben, { do: "rename", name: "Benedict" });
    expect(guestsOf()[1].name).toBe("Benedict");
    does(world, ben, { do: "rename", name: "ada" });
    expect(guestsOf()[1].name).toBe("ada (2)");
    // His own name is not in his way.
    does(world, ben, { do: "rename", name: "ADA (2)" });
    expect(guestsOf()[1].name).toBe("ADA (2)");
    const before = entriesOf(world, ada.table).length;
    does(world, ben, { do: "rename", name: "ADA (2)" });
    expect(entriesOf(world, ada.table)).toHaveLength(before);
  });
});

describe("the host", () => {
  test("appoints another, and is none any more", () => {
    expect(codeOf(() => does(world, ben, { do: "appoint", guest: 1 }))).toBe("not-host");
    expect(codeOf(() => does(world, ada, { do: "appoint", guest: 9 }))).toBe("stranger");
    does(world, ada, { do: "appoint", guest: 1 });
    expect(infoOf(world, ada.table).host).toBe(1);
    expect(codeOf(() => does(world, ada, { do: "chat", on: false }))).toBe("not-host");
    does(world, ben, { do: "chat", on: false });
  });
});

describe("chat", () => {
  const says = (who: Seated, text = "hello"): void => void does(world, who, { do: "say", text });

  test("reaches everybody, spectators too, as a line of the log", () => {
    const clients = [
      connect(world, ada.table, ada.pass),
      connect(world, ada.table, ben.pass),
      connect(world, ada.table),
    ];
    says(ben, "<b>good luck</b> 👩‍🚀");
    for (const { received } of clients) {
      expect(received.at(-1)).toMatchObject({
        t: "update",
        log: { what: "said", guest: 1, text: "<b>good luck</b> 👩‍🚀" },
        d: [],
      });
    }
  });

  test("of one guest is limited in ten seconds", () => {
    for (let i = 0; i < LIMITS.chatPerTenSeconds; i++) says(ben);
    expect(codeOf(() => says(ben))).toBe("too-many");
    // Others are not kept from talking, and what was refused does not count.
    says(ada);
    world.wait(9_999);
    expect(codeOf(() => says(ben))).toBe("too-many");
    world.wait(1);
    says(ben);
  });

  test("of a guest is muted by the host", () => {
    expect(codeOf(() => does(world, ben, { do: "mute", guest: 0, muted: true }))).toBe("not-host");
    does(world, ada, { do: "mute", guest: 1, muted: true });
    expect(codeOf(() => says(ben))).toBe("muted");
    expect(guestsOf().map(({ muted }) => muted)).toEqual([false, true]);
    says(ada);
    offers(world, ben);
    does(world, ada, { do: "mute", guest: 1, muted: false });
    says(ben);
  });

  test("can be off for all", () => {
    does(world, ada, { do: "chat", on: false });
    expect(refusalOf(() => says(ada))).toEqual({
      code: "not-allowed",
      message: "the chat of this table is off",
    });
    does(world, ada, { do: "chat", on: true });
    says(ben);
    const silent = openTable(world, { chat: false });
    expect(codeOf(() => says(silent))).toBe("not-allowed");
  });

  test("is for guests: who only watches has no voice", () => {
    const watcher = connect(world, ada.table);
    expect(codeOf(() => doesOver(world, watcher, { do: "say", text: "hello" }))).toBe("stranger");
  });
});

describe("going on from another device", () => {
  test("the old pass is worth nothing, the old connection ends, seats and log are kept", () => {
    const old = connect(world, ada.table, ben.pass);
    offers(world, ben);
    const { code = "" } = doesOver(world, old, { do: "device-link" });
    const moved = redeems(world, ada.table, code);
    expect(moved).toMatchObject({ guest: 1, seats: [1] });
    expect(moved.pass).not.toBe(ben.pass);
    expect(old.isClosed).toBe(true);
    expect(old.received.at(-1)).toMatchObject({ t: "bye", code: "stranger" });
    expect(codeOf(() => does(world, ben, { do: "rename", name: "Thief" }))).toBe("stranger");
    const fresh = connect(world, ada.table, moved.pass);
    const [sheet] = [...fresh.follower.sheets.values()];
    expect(sheet.document).toEqual(seenBy(world, moved));
    const [known] = [...old.follower.sheets.values()];
    expect(sheet.log.slice(0, known.log.length)).toEqual(known.log);
    // His own secret answers are in it.
    expect(sheet.log.filter(({ what, seat }) => what === "answered" && seat === 1)).toHaveLength(2);
    expect(guestsOf()).toHaveLength(2);
  });

  test("a link works once, and a newer one replaces it", () => {
    const first = does(world, ben, { do: "device-link" }).code ?? "";
    const second = does(world, ben, { do: "device-link" }).code ?? "";
    expect(codeOf(() => redeems(world, ada.table, first))).toBe("stranger");
    const moved = redeems(world, ada.table, second);
    expect(codeOf(() => redeems(world, ada.table, second))).toBe("stranger");
    expect(codeOf(() => redeems(world, ada.table, ""))).toBe("stranger");
    does(world, moved, { do: "device-link" });
  });

  test("the code is in no message to others, and only its hash is written", () => {
    const watcher = connect(world, ada.table);
    const { code = "" } = does(world, ben, { do: "device-link" });
    expect(code).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(watcher.received)).not.toContain(code);
    expect(JSON.stringify(entriesOf(world, ada.table))).not.toContain(code);
    expect(JSON.stringify(entriesOf(world, ada.table))).not.toContain(ben.pass);
  });
});

describe("handing over a seat", () => {
  test("to somebody new: he sees the seat, the old holder does not any more", () => {
    const old = connect(world, ada.table, ben.pass);
    const [key] = keysOf(world, ben);
    const { code = "" } = does(world, ben, { do: "seat-link", seat: 1 });
    const dan = redeems(world, ada.table, code, { name: "Dan" });
    expect(dan).toMatchObject({ guest: 2, seats: [1] });
    expect(infoOf(world, ada.table).seats[1]).toMatchObject({ guest: 2, bot: null });
    expect(keysOf(world, dan)[0]).toBe(key);
    expect(codeOf(() => does(world, ben, { do: "withdraw", seat: 1 }))).toBe("not-yours");
    // He is still a guest, and watches now.
    expect(old.isClosed).toBe(false);
    const last = old.received.slice(-2);
    expect(last).toMatchObject([
      { t: "lost", to: 1 },
      { t: "whole", to: -1 },
    ]);
    expect([...old.follower.sheets.keys()]).toEqual([-1]);
    expect(sheetsOf(world, ben).map(({ to }) => to)).toEqual([-1]);
    expect(codeOf(() => redeems(world, ada.table, code, { name: "Eve" }))).toBe("stranger");
  });

  test("to somebody who is there: he is sent the seat's view at once, and all that it knew", () => {
    const eve = join(world, ada.table, { name: "Eve" });
    const client = connect(world, ada.table, eve.pass);
    offers(world, ben);
    const before = seenBy(world, ben);
    const { code = "" } = does(world, ben, { do: "seat-link", seat: 1 });
    const seated = redeems(world, ada.table, code, { pass: eve.pass });
    expect(seated).toMatchObject({ guest: eve.guest, seats: [1] });
    expect([...client.follower.sheets.keys()]).toEqual([1]);
    const sheet = client.follower.sheets.get(1);
    expect(sheet?.document.view).toEqual(before.view);
    expect(sheet?.log.map(({ n }) => n)).toEqual(sheet?.log.map((_, at) => at + 1));
    expect(sheet?.log.filter(({ what, seat }) => what === "answered" && seat === 1)).toHaveLength(
      2,
    );
    does(world, eve, { do: "withdraw", seat: 1 });
    offers(world, { ...eve, seats: [1] }, 1);
  });

  test("nobody is sent anything of the seat between the two", () => {
    const old = connect(world, ada.table, ben.pass);
    const { code = "" } = does(world, ben, { do: "seat-link", seat: 1 });
    const before = old.received.length;
    // In the same breath: the seat goes, and the new holder answers.
    const answer = { do: "answer", seat: 1, question: "1.1", keys: keysOf(world, ben) } as const;
    let dan: Seated | undefined;
    world.hall.redeem(ada.table, { code, name: "Dan" }, undefined, (_error, seated) => {
      dan = seated as Seated;
      world.hall.perform(ada.table, dan.pass, { ...answer, keys: [answer.keys[0]] }, () => {});
    });
    world.settle();
    expect(dan?.seats).toEqual([1]);
    const after = old.received.slice(before);
    const lost = after.findIndex(({ t }) => t === "lost");
    expect(
      after
        .slice(lost)
        .every((message) => !("to" in message) || message.t === "lost" || message.to === -1),
    ).toBe(true);
    expect(JSON.stringify(after.slice(lost))).not.toContain(answer.keys[0]);
  });

  test("is the holder's to do, and says a name if he is new", () => {
    expect(codeOf(() => does(world, ada, { do: "seat-link", seat: 1 }))).toBe("not-yours");
    const { code = "" } = does(world, ben, { do: "seat-link", seat: 1 });
    expect(refusalOf(() => redeems(world, ada.table, code))).toMatchObject({ code: "stranger" });
    redeems(world, ada.table, code, { name: "Dan" });
  });

  test("takes a bot that stood in with it", () => {
    does(world, ben, { do: "away", seat: 1, bot: "random" });
    const { code = "" } = does(world, ben, { do: "seat-link", seat: 1 });
    redeems(world, ada.table, code, { name: "Dan" });
    expect(infoOf(world, ada.table).seats[1]).toMatchObject({ guest: 2, bot: null });
  });

  test("is over when the holder stands up before the start", () => {
    const open = openTable(world);
    const { code = "" } = does(world, open, { do: "seat-link", seat: 0 });
    does(world, open, { do: "stand", seat: 0 });
    expect(codeOf(() => redeems(world, open.table, code, { name: "Dan" }))).toBe("stranger");
    does(world, open, { do: "place", seat: 0, bot: "random" });
    expect(codeOf(() => redeems(world, open.table, code, { name: "Dan" }))).toBe("stranger");
  });
});

describe("my tables", () => {
  const mine = (...held: Seated[]) =>
    ask<readonly Mine[]>(world, (reply) => world.hall.mine(held, reply));

  test("those that I have a pass for, and what waits for me", () => {
    const other = openTable(world);
    const all = mine(ada, ben, other, { ...other, table: "gone" }, { ...ada, pass: "wrong" });
    expect(all.map(({ table, seats, waiting }) => [table, seats, waiting])).toEqual([
      [ada.table, [0, 1], [0, 1]],
      [other.table, [0], []],
    ]);
    offers(world, ada);
    expect(mine(ada)).toMatchObject([{ table: ada.table, seats: [0], waiting: [] }]);
    expect(mine(ben)).toMatchObject([{ table: ada.table, seats: [1], waiting: [1] }]);
    expect(mine({ ...ben, pass: "0".repeat(64) })).toEqual([]);
  });

  test("a seat for which a bot answers waits for nobody", () => {
    world = newWorld({ thinker: slowThinker() });
    const [ada, ben, cora] = playing(world, {}, ["Ben", "Cora"]);
    does(world, ben, { do: "away", seat: 1, bot: "random" });
    does(world, cora, { do: "resign", seat: 2 });
    expect(infoOf(world, ada.table).seats.every(({ askedSince }) => askedSince !== null)).toBe(
      true,
    );
    expect(mine(ada, ben, cora)).toMatchObject([{ seats: [0, 1, 2], waiting: [0] }]);
    does(world, ben, { do: "back", seat: 1 });
    expect(mine(ben)).toMatchObject([{ seats: [1], waiting: [1] }]);
  });

  test("an undo waits for those who have not agreed", () => {
    const guests = playing(world, {}, ["Ben", "Cora"]);
    const mover = untilTurn(world, guests);
    const [first, second] = guests.filter((who) => who !== mover);
    const votes = () => [mover, first, second].map((who) => mine(who)[0].votes);
    answers(world, mover, "pass");
    expect(votes()).toEqual([[], [], []]);
    expect(does(world, mover, { do: "undo", seat: mover.seats[0] }).asked).toBe(true);
    expect(votes()).toEqual([[], ["undo"], ["undo"]]);
    does(world, first, { do: "consent", agree: true });
    expect(votes()).toEqual([[], [], ["undo"]]);
    does(world, second, { do: "consent", agree: true });
    expect(votes()).toEqual([[], [], []]);
  });

  test("votes wait for those whose yes is missing", () => {
    const guests = playing(world, { seatTime: 60 }, ["Ben", "Cora"]);
    const votes = () => guests.map((who) => mine(who)[0].votes);
    world.wait(61_000);
    does(world, guests[0], { do: "vote-bot", seat: 2, bot: "random", agree: true });
    // The owner of the seat is not asked.
    expect(votes()).toEqual([[], ["bot"], []]);
    does(world, guests[1], { do: "abandon", agree: true });
    expect(votes()).toEqual([["end"], ["bot"], ["end"]]);
    does(world, guests[1], { do: "vote-bot", seat: 2, bot: "random", agree: true });
    // A bot answers for Cora, and is not asked whether the game should end.
    expect(votes()).toEqual([["end"], [], []]);
    does(world, guests[0], { do: "abandon", agree: true });
    expect(votes()).toEqual([[], [], []]);
  });

  test("an old pass finds nothing", () => {
    const { code = "" } = does(world, ben, { do: "device-link" });
    const moved = redeems(world, ada.table, code);
    expect(mine(ben)).toEqual([]);
    expect(mine(moved)).toHaveLength(1);
  });
});
