import { dice } from "@coterie/kernel";
import { expect, test } from "vitest";
import { violationsAround } from "../../support/axe.js";
import { MASTERS, twoAt } from "../../support/gathering.js";
import {
  affair,
  answerAny,
  begin,
  DESK,
  joinTable,
  leaveAll,
  newPerson,
  openTable,
  type Person,
  PHONE,
  say,
  showPart,
  whoIsAsked,
} from "../../support/online.js";
import { stage } from "../../support/stage.js";

/** How a table with friends looks and moves. */

const house = stage();

test("what happens is shown to its end, though people talk", async () => {
  const [ada, grace] = await twoAt(house, MASTERS, { speed: "slow" });
  const isShown = () => grace.page.locator('main[data-playing="true"]');
  await showPart(ada.page, "People");
  await showPart(grace.page, "People");
  const pick = dice("shown to its end");
  while ((await isShown().count()) === 0)
    await answerAny((await whoIsAsked([ada, grace])).page, pick);
  await say(ada.page, "Look at that");
  await grace.page.getByText("Look at that").waitFor();
  expect(await isShown().count()).toBe(1);
  await leaveAll([ada, grace]);
});

test.each(["dark", "light"] as const)("nothing stands in anybody's way (%s)", async (scheme) => {
  const ada = await newPerson(house.browser, "Ada", { scheme, size: DESK });
  const grace = await newPerson(house.browser, "Grace", { scheme, size: PHONE });
  const fits = async ({ page }: Person, what: string): Promise<void> => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `pixels that stick out: ${what}`).toBeLessThanOrEqual(0);
    expect(await violationsAround(page), what).toEqual([]);
  };
  await grace.page.goto(`${house.served.address}#/open/${MASTERS}`);
  await grace.page.getByRole("button", { name: "Open the table" }).waitFor();
  await fits(grace, "the form");
  const link = await openTable(ada, house.served.address, MASTERS, ["everybody"]);
  await grace.page.goto(`${house.served.address}#/tables`);
  await grace.page.getByRole("link", { name: "Join" }).first().waitFor();
  await fits(grace, "the list");
  await grace.page.goto(link);
  await grace.page.getByRole("button", { name: "Join" }).waitFor();
  await fits(grace, "joining");
  await joinTable(grace, link);
  await ada.page.getByText("Not ready yet: Grace.").waitFor();
  await say(ada.page, "Where are you?");
  await grace.page.getByText("Where are you?").waitFor();
  expect(await grace.page.evaluate(() => scrollY), "talk moves nobody's page").toBe(0);
  for (const person of [ada, grace]) await fits(person, "the lobby");
  await begin(ada, [grace]);
  await affair(ada.page, "Link to this table");
  await showPart(grace.page, "People");
  for (const person of [ada, grace]) await fits(person, "people");
  await leaveAll([ada, grace]);
});
