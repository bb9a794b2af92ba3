import { dice, type GameRecord } from "@coterie/kernel";
import { expect, test } from "vitest";
import { ask, connect, newWorld, openTable } from "../support/world.js";

test("two guests and a spectator play a game to its end over messages", () => {
  const world = newWorld();
  const host = openTable(world);
  const guest = ask<{ pass: string; guest: number }>(world, (reply) =>
    world.hall.join(host.table, { name: "Ada" }, reply),
  );
  const clients = [connect(world, host.table, host.pass), connect(world, host.table, guest.pass)];
  const spectator = connect(world, host.table);
  ask(world, (reply) => world.hall.perform(host.table, host.pass, { do: "start" }, reply));
  const pick = dice("answers");
  for (let answers = 0; answers < 500; answers++) {
    const sheets = clients.flatMap(({ follower }) => [...follower.sheets.values()]);
    if (sheets[0].document.table.status !== "running") break;
    const asked = clients.filter(({ follower }) =>
      [...follower.sheets.values()].some(({ document }) => document.question !== null),
    );
    const client = asked[pick(asked.length)];
    const [[seat, { document }]] = [...client.follower.sheets];
    const question = document.question;
    if (question === null) throw new Error("nobody is asked");
    const { key } = question.options[pick(question.options.length)];
    client.follower.request(
      { do: "answer", seat, question: question.id, keys: [key] },
      (trouble) => {
        expect(trouble).toBeNull();
      },
    );
    world.settle();
  }
  const [info] = [...spectator.follower.sheets.values()].map(({ document }) => document.table);
  expect(info.status).toBe("finished");
  expect(info.guests.map(({ name }) => name)).toEqual(["Ada", "Ada (2)"]);
  const record = ask<GameRecord>(world, (reply) => world.hall.record(host.table, reply));
  expect(record.outcome).toBe(info.outcome);
  expect(world.faults).toEqual([]);
  for (const client of [...clients, spectator]) {
    const wholes = client.received.filter(({ t }) => t === "whole");
    expect(wholes.length).toBe(1);
  }
});
