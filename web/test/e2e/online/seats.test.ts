import { dice } from "@coterie/kernel";
import { expect, test } from "vitest";
import { MASTERS, noFaults, ORDERS, twoAt } from "../../support/gathering.js";
import {
  affair,
  answerAny,
  answeredBy,
  knownFrom,
  lastKnown,
  leaveAll,
  linkOn,
  newPerson,
  openTable,
  optionsOf,
  PHONE,
  playOn,
} from "../../support/online.js";
import { stage } from "../../support/stage.js";

/** Who sits where: seats that go to others, to other devices, and to bots. */

const house = stage();

test("a seat is handed over by a link that works once", async () => {
  const [ada, grace] = await twoAt(house, ORDERS);
  await answerAny(grace.page, dice("before it is handed over"));
  const ask = await grace.page.locator("#ask").textContent();
  await affair(grace.page, "Hand my seat over");
  const link = await linkOn(grace.page, "Whoever opens this takes your seat");
  const [lucy, mina] = [
    await newPerson(house.browser, "Lucy"),
    await newPerson(house.browser, "Mina"),
  ];
  for (const { page, name } of [lucy, mina]) {
    await page.goto(link);
    await page.getByLabel("What are you called").fill(name);
    await page.getByRole("button", { name: "Take this seat" }).click();
    if (name === lucy.name) await page.locator("#ask").waitFor();
  }
  expect(await lucy.page.locator("#ask").textContent()).toBe(ask);
  expect(lucy.page.url()).not.toContain("code");
  await mina.page.getByRole("alert").waitFor();
  expect(await mina.page.getByRole("alert").textContent()).not.toBe("");
  // Grace has no seat any more, and only watches.
  await expect.poll(() => optionsOf(grace.page).count()).toBe(0);
  await playOn([ada, lucy], 3, dice("after it was handed over"));
  noFaults([ada, grace, lucy]);
  await leaveAll([ada, grace, lucy, mina]);
});

test("somebody goes on elsewhere, and the old place says so", async () => {
  const [ada, grace] = await twoAt(house, MASTERS);
  await affair(grace.page, "Go on elsewhere");
  const link = await linkOn(grace.page, "Go on with this on another device");
  const phone = await newPerson(house.browser, "Grace", { size: PHONE });
  await phone.page.goto(link);
  await phone.page.getByLabel("What are you called").fill(phone.name);
  await phone.page.getByRole("button", { name: "Take this seat" }).click();
  await phone.page.locator("main[data-answers]").waitFor();
  await grace.page.getByRole("heading", { name: "You have no place here any more" }).waitFor();
  await playOn([ada, phone], 4, dice("elsewhere"));
  expect(lastKnown(ada, 0).table.guests.map(({ name }) => name)).toEqual(["Ada", "Grace"]);
  await grace.page.getByRole("button", { name: "Forget this table" }).click();
  await grace.page.getByRole("link", { name: "Play now" }).first().waitFor();
  noFaults([ada, phone]);
  await leaveAll([ada, grace, phone]);
});

test("a bot answers for somebody until they are back", async () => {
  const [ada, grace] = await twoAt(house, ORDERS);
  await affair(grace.page, "Let a bot answer for me");
  await grace.page.getByText("a bot answers (Medium)", { exact: true }).waitFor();
  await expect.poll(() => optionsOf(grace.page).count()).toBe(0);
  // Planning is over when both have planned.
  const isPlanned = (): boolean => JSON.stringify(lastKnown(ada, 0).view).includes('"planned":1');
  while (!isPlanned()) await playOn([ada], 1, dice("beside a bot"));
  expect(answeredBy(grace, 1)).toBeGreaterThan(0);
  await grace.page.getByRole("button", { name: "I am back" }).click();
  await grace.page
    .getByText("a bot answers (Medium)", { exact: true })
    .waitFor({ state: "detached" });
  const pick = dice("without it");
  while ((await optionsOf(grace.page).count()) === 0) await playOn([ada, grace], 1, pick);
  await answerAny(grace.page, pick);
  noFaults([ada, grace]);
  await leaveAll([ada, grace]);
});

test("a bot sits down in the lobby, and the game goes on after its answers", async () => {
  const ada = await newPerson(house.browser, "Ada");
  await openTable(ada, house.served.address, ORDERS);
  await ada.page.getByLabel("Who plays seat 2").selectOption("greedy");
  await ada.page.getByText("Everybody is here.").waitFor();
  await ada.page.getByText(/^Beats Easy in \d+ of 100 games$/).waitFor();
  await ada.page.getByRole("button", { name: "Begin" }).click();
  const byBot = (): number =>
    knownFrom(ada.frames, 0).log.filter(({ what, seat }) => what === "answered" && seat === 1)
      .length;
  const pick = dice("against a bot");
  while (byBot() < 2) await playOn([ada], 1, pick);
  await playOn([ada], 1, pick);
  noFaults([ada]);
  await leaveAll([ada]);
});

test("the others read in the log what a bot means to do with its turn", async () => {
  const ada = await newPerson(house.browser, "Ada");
  await openTable(ada, house.served.address, MASTERS);
  await ada.page.getByLabel("Who plays seat 2").selectOption("search:1500ms");
  await ada.page.getByText("Everybody is here.").waitFor();
  await ada.page.getByRole("button", { name: "Begin" }).click();
  await ada.page.locator("main[data-answers]").waitFor();
  const log = ada.page.getByRole("region", { name: "Log" });
  const sentence = log.getByText(/^\w+ (now )?means to .*\.$/);
  const pick = dice("beside one who thinks");
  const answerOrWait = async (): Promise<number> => {
    if ((await optionsOf(ada.page).count()) > 0) await answerAny(ada.page, pick);
    return await sentence.count();
  };
  await expect.poll(answerOrWait, { timeout: 60_000, interval: 50 }).toBeGreaterThan(0);
  noFaults([ada]);
  await leaveAll([ada]);
});
