import { expect, test } from "vitest";
import {
  answersOne,
  askedOf,
  does,
  type GuestsAt,
  infoOf,
  questionOf,
  tableCalled,
} from "./play.js";

/** Stored tables that have not begun: they can. */
export function lobbyTests(at: GuestsAt): void {
  test("lobby-orders: Grace takes the free seat, and the game begins", async () => {
    const [ada, , grace] = at("lobby-orders");
    await does(grace, { do: "sit", seat: 2 });
    await does(ada, { do: "start" });
    expect((await infoOf(ada)).status).toBe("running");
    expect(await questionOf(grace)).toMatchObject({ seat: 2, kind: "planning.card" });
  });

  test("finished-masters: its rematch is the table rematch, where the same passes are good", async () => {
    const [ada, ben] = at("finished-masters");
    const { table } = await does(ben, { do: "rematch" });
    expect(table).toBe(tableCalled("rematch").id);
    const again = [ada, ben].map((who) => ({ ...who, table: table! }));
    await does(again[0], { do: "start" });
    await answersOne(await askedOf(again));
  });

  test("forked-lobby: it begins", async () => {
    const guests = at("forked-lobby");
    await does(guests[0], { do: "start" });
    await answersOne(await askedOf(guests));
  });
}
