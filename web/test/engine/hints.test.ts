import type { Kit } from "@coterie/kernel";
import { expect, test } from "vitest";
import type { HomeTable } from "../../src/engine/home-table.js";
import { mastersDoor } from "../../src/engine/masters.js";
import { beginHome } from "../../src/engine/open-home.js";
import type { HintSheet } from "../../src/sheet/sheet.js";
import { newThinker as newMasters } from "../../src/thinking/masters.js";
import { newThinker as newOrders } from "../../src/thinking/orders.js";
import type { Task } from "../../src/thinking/task.js";
import { hotSeat, letBots, masters, orders, playOn } from "./support.js";

interface Adviser {
  hint(task: Task): HintSheet;
  more(): HintSheet;
}

function taskAt<K extends Kit>(table: HomeTable<K>): Task {
  const task = table.hintTask();
  if (task === null) throw new Error("nobody is asked");
  return JSON.parse(JSON.stringify(task));
}

/** Each thought about a question, until there are no more. */
function thoughts(adviser: Adviser, task: Task): HintSheet[] {
  const all = [adviser.hint(task)];
  while (all[all.length - 1].isThinking) all.push(adviser.more());
  return all;
}

test("a hint is there early and gets better", () => {
  const table = beginHome(masters, {});
  playOn(table, 3);
  const task = taskAt(table);
  const all = thoughts(newMasters(masters), task);
  const offered = task.question.options.map(({ key }) => key);
  expect(all[0].answers.length, "the first is one already").toBeGreaterThan(0);
  const { answers, sure } = all[all.length - 1];
  expect(answers.length).toBeLessThanOrEqual(3);
  expect(["certain", "likely", "close"]).toContain(sure);
  for (const { keys, steps, chance } of answers) {
    expect(offered).toContain(keys[0]);
    expect(steps.map(({ words }) => words).join("")).not.toBe("");
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  }
});

test("a plan is told step by step, with what each is about", () => {
  const task = taskAt(beginHome(orders, {}));
  const [last] = thoughts(newOrders(orders), task).slice(-1);
  const [{ keys, steps, rows, within }] = last.answers;
  expect(keys.length).toBeGreaterThan(1);
  expect(steps.map(({ key }) => key)).toEqual(keys);
  expect(steps[0].about).toBe("Bleeder");
  expect(steps[0].words).toMatch(/token|hand/);
  expect(within).toBe("day");
  const placed = rows.flatMap(({ about }) => about).reduce((sum, { n }) => sum + n, 0);
  expect(placed, "each card goes somewhere, and nothing else is done").toBe(keys.length - 1);
});

test("what follows for certain is told, of plans and of single answers", () => {
  const table = beginHome(orders, {});
  const [plan] = newOrders(orders).hint(taskAt(table)).answers;
  table.answer(table.sheet().question?.id ?? "", plan.keys);
  letBots(table);
  expect(table.sheet().question?.kind).toBe("orders.turn");
  for (const { certain, rows } of newOrders(orders).hint(taskAt(table)).answers) {
    expect(certain[0]).toMatch(/^(You|Player 1) (places?|scavenges?)/);
    expect(rows[0].words).toMatch(/^(Place|Scavenge)/);
  }
});

test("who shares a screen gets hints from the own view only", () => {
  const table = hotSeat();
  expect(table.hintTask()?.view.audience).toBe(0);
  while (table.sheet().seat === 0) playOn(table, 1);
  expect(table.hintTask()?.view.audience).toBe(1);
  expect(table.hintTask()?.question.seat).toBe(1);
});

test("a plan can be carried out as a whole", () => {
  const table = beginHome(orders, {});
  const [{ keys }] = newOrders(orders).hint(taskAt(table)).answers;
  const { question, answers } = table.sheet();
  table.answer(question?.id ?? "", keys);
  expect(table.sheet().answers).toBe(answers + keys.length);
});

test("whoever thinks is sent the pieces of a table that has others", () => {
  const pieces = JSON.parse(JSON.stringify(masters.game.pack));
  const table = beginHome(mastersDoor(pieces), {});
  expect(table.hintTask()?.pieces).toEqual(pieces);
  expect(beginHome(masters, {}).hintTask()?.pieces).toBeNull();
});
