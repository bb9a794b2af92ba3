import { expect, test } from "vitest";
import { noFaults, ORDERS, twoAt } from "../../support/gathering.js";
import { leaveAll } from "../../support/online.js";
import { stage } from "../../support/stage.js";

/** Hints at a table on a server are thought here: nothing is asked of it. */

const house = stage();

test("a hint online comes from the own view, and its plan is carried out", async () => {
  const [ada, grace] = await twoAt(house, ORDERS);
  const { page } = grace;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const hint = page.getByRole("region", { name: "Hint" });
  await hint.locator("[data-plan]").first().waitFor();
  expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
  expect(await ada.page.getByRole("region", { name: "Hint" }).count()).toBe(0);
  await hint.getByRole("button", { name: "Do all of it" }).first().click();
  await page.getByText("Waiting for Ada.").waitFor();
  expect(await hint.count()).toBe(0);
  noFaults([ada, grace]);
  await leaveAll([ada, grace]);
});
