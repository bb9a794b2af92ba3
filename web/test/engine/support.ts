import type { Kit } from "@coterie/kernel";
import type { Door } from "../../src/engine/door.js";
import type { HomeTable } from "../../src/engine/home-table.js";
import { mastersDoor } from "../../src/engine/masters.js";
import { beginHome } from "../../src/engine/open-home.js";
import { ordersDoor } from "../../src/engine/orders.js";
import { newThinker as newMasters } from "../../src/thinking/masters.js";
import { newThinker as newOrders } from "../../src/thinking/orders.js";
import type { BotDecision, BotTask } from "../../src/thinking/task.js";

/** Doors are the same for every test: making one reads all pieces. */
export const masters = mastersDoor();
export const orders = ordersDoor();

/** Blood Orders of two people who share a screen. */
export function hotSeat(): ReturnType<typeof beginHome<OrdersKit>> {
  return beginHome(orders, { setup: { players: 2 }, people: 2 });
}

type OrdersKit = typeof orders extends Door<infer K> ? K : never;

/** Answers with the first option, so many times or until nothing is asked. */
export function playOn<K extends Kit>(table: HomeTable<K>, answers: number): void {
  letBots(table);
  for (let i = 0; i < answers; i++) {
    const { question } = table.sheet();
    if (question === null) return;
    table.answer(question.id, [question.options[0].key]);
    letBots(table);
  }
}

type Decide = (task: BotTask) => BotDecision;

const [mastersThinker, ordersThinker] = [newMasters(masters), newOrders(orders)];
const DECIDES: Readonly<Record<string, Decide>> = {
  "masters-of-the-night": (task) => mastersThinker.decide(task),
  "blood-orders": (task) => ordersThinker.decide(task),
};

/** What a bot decides that is sent this, and only this. */
export function decisionOn(game: string, task: BotTask): BotDecision {
  return DECIDES[game](JSON.parse(JSON.stringify(task)));
}

/** Lets bots answer until a person is asked. */
export function letBots<K extends Kit>(table: HomeTable<K>): void {
  const { game } = table.saved();
  for (let task = table.botTask(); task !== null; task = table.botTask()) {
    table.botAnswers(decisionOn(game, task));
  }
}
