import { expect, test } from "vitest";
import { call } from "../net/support.js";
import { answersOne, type GuestsAt, redeems, refused, sheetsOf, tableCalled } from "./play.js";

/** Passes and codes that were given out before the server started: they hold, or hold no longer. */
export function passTests(at: GuestsAt): void {
  test("running-orders: open codes are good, and passes that were replaced are not", async () => {
    const [ada, grace] = at("running-orders");
    const { codes, revoked = [] } = tableCalled("running-orders");
    for (const pass of revoked) {
      expect(await refused({ ...ada, pass }, { do: "say", text: "Hello" })).toMatchObject({
        code: "stranger",
      });
    }
    const elsewhere = await redeems(grace, { code: codes!.device });
    expect(elsewhere).toMatchObject({ guest: 2, seats: [1] });
    await answersOne({ ...grace, pass: elsewhere.pass });
    expect((await refused(grace, { do: "say", text: "Hello" })).code).toBe("stranger");
    const dan = await redeems(ada, { code: codes!.seat, name: "Dan" });
    expect(dan).toMatchObject({ guest: 3, seats: [0] });
    expect((await sheetsOf({ ...ada, pass: dan.pass })).map(({ to }) => to)).toEqual([0]);
  });

  test("a stranger may not look at a table without spectators", async () => {
    const [{ base, table }] = at("closed");
    expect((await call(base, "GET", `api/tables/${table}/sheets`)).body.code).toBe("stranger");
  });
}
