import { type GameRecord, outcomeOf, replay } from "@coterie/kernel";
import { expect, test } from "vitest";
import { shelf } from "../net/support.js";
import {
  abandon,
  answersOne,
  askedOf,
  type GuestsAt,
  infoOf,
  recordOf,
  sheetsOf,
  tableCalled,
} from "./play.js";

/** Stored games have records that lead to where they are. */
export function recordTests(at: GuestsAt): void {
  test.each(["finished-orders", "finished-masters", "abandoned", "closed"])(
    "%s: it gives its record, which leads to the same end",
    async (name) => {
      const [ada] = at(name);
      const record = await recordOf(ada);
      const { outcome } = (await sheetsOf(ada))[0].document.table;
      expect(outcomeOf(replayed(record))).toBe(outcome);
    },
  );

  test("new-fate: its record has the fates that were drawn", async () => {
    const guests = at("new-fate");
    const record = await abandon(guests);
    expect(record.fates).toHaveLength(1);
    expect(record.answers.flatMap(({ fates = [] }) => fates)).toHaveLength(1);
    expect(replayed(record).moments).toHaveLength(record.answers.length);
  });

  test("custom-pack: it is played on with its own pieces", async () => {
    const guests = at("custom-pack");
    await answersOne(await askedOf(guests));
    const record = await abandon(guests);
    expect(JSON.stringify(record.pack.pieces)).toContain("storm-lantern");
    expect(replayed(record).moments).toHaveLength(record.answers.length);
  });

  test("forked: it is a game of its own with a record that begins at the position", async () => {
    const guests = at("forked");
    expect((await infoOf(guests[0])).from).toEqual({
      table: tableCalled("finished-orders").id,
      answer: 30,
    });
    await answersOne(await askedOf(guests));
    const record = await abandon(guests);
    expect(record.from).toBeDefined();
    expect(record.goesOn).toBeUndefined();
    expect(replayed(record).moments).toHaveLength(6);
  });

  test("other-rules: it goes on, and its record begins where the rules changed", async () => {
    const guests = at("other-rules");
    await answersOne(await askedOf(guests));
    const record = await abandon(guests);
    expect(record.goesOn).toBe(true);
    expect(replayed(record).moments).toHaveLength(3);
  });

  test("raised-rules: its record begins at the setup", async () => {
    const record = await abandon(at("raised-rules"));
    expect(record).not.toHaveProperty("from");
    expect(replayed(record).moments).toHaveLength(record.answers.length);
  });
}

function replayed(record: GameRecord) {
  const { game, pack } = record;
  return replay(shelf.withExactly(game, pack.hash, pack.pieces), record).play;
}
