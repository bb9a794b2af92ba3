import { dice } from "@coterie/kernel";
import { expect, test } from "vitest";
import { MASTERS, noFaults, ORDERS, twoAt } from "../../support/gathering.js";
import {
  answerAny,
  answeredBy,
  joinTable,
  leaveAll,
  newPerson,
  openTable,
  optionsOf,
  playOn,
} from "../../support/online.js";
import { answersOf, press, untilAnswered } from "../../support/solo.js";
import { stage } from "../../support/stage.js";

/** Tables whose pages, networks and servers go and come. */

const house = stage();

const LOST = /^The connection is lost/;

test("the page is loaded again, the server goes and comes: nothing is lost or done twice", async () => {
  const [ada, grace] = await twoAt(house, ORDERS);
  const pick = dice("nothing is lost");
  for (let i = 0; i < 2; i++) await answerAny(grace.page, pick);
  const shown = (): Promise<string[]> => grace.page.locator("#ask, ol li").allTextContents();
  const before = await shown();
  await grace.page.reload();
  await grace.page.locator("#ask").waitFor();
  expect(await shown()).toEqual(before);

  const [lines, answered] = [await answersOf(ada.page), answeredBy(ada, 0)];
  await house.served.crash();
  for (const { page } of [ada, grace]) await page.getByText(LOST).waitFor();
  // Nothing seems to happen, so that somebody presses twice.
  for (let i = 0; i < 2; i++) await press(optionsOf(ada.page).first());
  await house.served.again();
  for (const { page } of [ada, grace]) await page.getByText(LOST).waitFor({ state: "detached" });
  await untilAnswered(ada.page, lines);
  expect(answeredBy(ada, 0) - answered).toBe(1);
  expect(await ada.page.getByRole("alert").count()).toBe(0);
  await playOn([ada, grace], 4, pick);
  await leaveAll([ada, grace]);
});

test("a network that vanishes without a word is noticed", async () => {
  const [ada, grace] = await twoAt(house, MASTERS);
  await grace.context.setOffline(true);
  await grace.page.getByText(LOST).waitFor();
  await grace.context.setOffline(false);
  await grace.page.getByText(LOST).waitFor({ state: "detached" });
  await playOn([ada, grace], 2, dice("after a tunnel"));
  await leaveAll([ada, grace]);
});

test("a table that is not there, or full, or away, says so and shows a way on", async () => {
  const ada = await newPerson(house.browser, "Ada");
  const { page } = ada;
  for (const id of ["0123456789abcdef0123456789abcdef", "012", "%7B%22%7D"]) {
    await page.goto(`${house.served.address}#/table/${id}`);
    await page.getByRole("heading", { name: "This table is not there" }).waitFor();
    await page.getByRole("link", { name: "To the first page" }).click();
    await page.getByRole("link", { name: "Play now" }).first().waitFor();
  }
  const link = await openTable(ada, house.served.address, ORDERS);
  const [grace, lucy] = [
    await newPerson(house.browser, "Grace"),
    await newPerson(house.browser, "Lucy"),
  ];
  await lucy.page.goto(link);
  await lucy.page.getByText("a seat is free").waitFor();
  await joinTable(grace, link);
  // Lucy's page does not know that yet.
  await lucy.page.getByLabel("What are you called").fill("Lucy");
  await lucy.page.getByRole("button", { name: "Join" }).click();
  await lucy.page.getByText("Watching: Lucy").waitFor();
  expect(await lucy.page.getByRole("button", { name: "I am ready" }).count()).toBe(0);
  noFaults([grace, lucy]);

  for (const person of [ada, lucy]) {
    await person.page.goto(`${house.served.address}#/`);
    await person.page.getByRole("link", { name: "Play now" }).first().waitFor();
  }
  await lucy.page.evaluate(() => localStorage.removeItem("coterie.tables"));
  await house.served.crash();
  await ada.page.goto(link);
  await ada.page.getByText("The server is away. Trying again").waitFor();
  await lucy.page.goto(link);
  await lucy.page.getByRole("heading", { name: "This table cannot be reached" }).waitFor();
  await house.served.again();
  await ada.page.getByRole("heading", { name: "Invite" }).waitFor();
  await lucy.page.getByRole("button", { name: "Watch, with a name" }).waitFor();
  await leaveAll([ada, grace, lucy]);
});
