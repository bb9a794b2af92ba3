import { expect, test, vi } from "vitest";
import { player } from "../net/support.js";
import {
  answersOne,
  askedOf,
  does,
  type GuestsAt,
  infoOf,
  logOf,
  questionOf,
  refused,
  sheetsOf,
  untilAsked,
} from "./play.js";

/** Stored tables that run: they go on where they were. */
export function runningTests(at: GuestsAt): void {
  test("running-masters: it takes a further answer, and those who follow are told", async () => {
    const guests = at("running-masters");
    const { table, pass } = guests[1];
    const { follower, connect } = player(table, pass);
    await connect(guests[1].base);
    const before = follower.sheets.get(1)!.n;
    await answersOne(await askedOf(guests));
    await vi.waitFor(() => expect(follower.sheets.get(1)!.n).toBe(before + 1), 10_000);
    expect(follower.sheets.get(1)!.log.at(-1)).toMatchObject({ what: "answered" });
  });

  test("planning: each seat goes on where it was, and the phase ends with the last one", async () => {
    const [ada, ben, grace] = at("planning");
    for (let i = 0; i < 5; i++) await answersOne(ben);
    expect(await questionOf(ben)).toBeNull();
    for (let i = 0; i < 8; i++) await answersOne(grace);
    const asked = (await questionOf(await askedOf([ada, ben, grace])))!;
    expect(asked.kind).not.toMatch(/^planning/);
  });

  test("undo-asked: the last consent takes the answer back", async () => {
    const [ada, ben, grace] = at("undo-asked");
    expect((await infoOf(ada)).undo).toEqual({ seat: 0, agreed: [1] });
    expect((await refused(ben, { do: "consent", agree: true })).code).toBe("not-allowed");
    await does(grace, { do: "consent", agree: true });
    expect((await logOf(ada)).at(-1)).toMatchObject({ what: "undone", seat: 0 });
    expect((await infoOf(ada)).undo).toBeNull();
    await answersOne(await askedOf([ada, ben, grace]));
  });

  test("stand-in: the bot answers until Ben is back", async () => {
    const [ada, ben] = at("stand-in");
    const told = (await logOf(ada)).length;
    const hasBotAnswered = async (): Promise<boolean> =>
      (await logOf(ada)).slice(told).some(({ seat }) => seat === 1);
    expect((await refused(ben, { do: "undo", seat: 1 })).code).toBe("stand-in");
    while (!(await hasBotAnswered())) {
      await answersOne(ada, "end-turn");
      await untilAsked(ada);
    }
    await does(ben, { do: "back", seat: 1 });
    expect((await sheetsOf(ben))[0].document.table.seats[1].bot).toBeNull();
    expect(await does(ben, { do: "undo", seat: 1 })).toEqual({ asked: true });
  });

  test("bot-vote: with the second voice a bot stands in for Grace", async () => {
    const [, ben] = at("bot-vote");
    await does(ben, { do: "vote-bot", seat: 2, bot: "random", agree: true });
    expect((await infoOf(ben)).seats[2]).toMatchObject({ guest: 2, bot: "random" });
  });

  test("resigned: Grace does not come back, the others play on", async () => {
    const [ada, , grace] = at("resigned");
    expect((await refused(grace, { do: "back", seat: 2 })).code).toBe("not-allowed");
    await answersOne(ada);
  });
}
