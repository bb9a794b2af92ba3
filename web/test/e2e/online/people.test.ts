import { dice } from "@coterie/kernel";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { MASTERS, noFaults, twoAt } from "../../support/gathering.js";
import {
  affair,
  answerAny,
  answeredBy,
  begin,
  leaveAll,
  newPerson,
  optionsOf,
  type Person,
  playOn,
  say,
  showPart,
  whoIsAsked,
} from "../../support/online.js";
import { stage } from "../../support/stage.js";

/** People around a table: they talk, agree, and play again. */

const house = stage();

test("people talk, and see who is here", async () => {
  const [ada, grace, link] = await twoAt(house, MASTERS);
  for (const { page } of [ada, grace]) await showPart(page, "People");
  await say(grace.page, "The veil is thin <b>tonight</b>");
  await ada.page.getByText("The veil is thin <b>tonight</b>").waitFor();
  const sitters = ada.page.getByRole("list", { name: "People" }).locator("li");
  await expect.poll(() => sitters.nth(1).getAttribute("data-here")).toBe("true");
  await grace.page.close();
  await sitters.nth(1).getByText("away").waitFor();
  expect(await sitters.nth(1).getAttribute("data-here")).toBe("false");
  const page = await grace.context.newPage();
  await page.goto(link);
  await sitters.nth(1).getByText("away").waitFor({ state: "detached" });
  await showPart(page, "People");
  await page.getByText("The veil is thin <b>tonight</b>").waitFor();
  noFaults([ada, grace]);
  await leaveAll([ada, grace]);
});

test("the first page leads back to the tables that somebody sits at", async () => {
  const [ada, grace] = await twoAt(house, MASTERS);
  const asked = await whoIsAsked([ada, grace]);
  for (const person of [ada, grace]) {
    await person.page.goto(house.served.address);
    const tables = person.page.locator("section", { hasText: "Your tables" });
    await tables.getByText(person === asked ? "it is your turn" : "others are thinking").waitFor();
    await tables.getByRole("link", { name: "Masters of the Night with Ada, Grace" }).click();
    await person.page.locator("main[data-answers]").waitFor();
  }
  noFaults([ada, grace]);
  const stranger = await newPerson(house.browser, "");
  await stranger.page.goto(house.served.address);
  await stranger.page.getByRole("link", { name: "Play now" }).first().waitFor();
  expect(await stranger.page.getByText("Your tables").count()).toBe(0);
  expect(stranger.bodies, "nothing is asked of the server").toEqual([]);
  await leaveAll([ada, grace, stranger]);
});

/** Plays until somebody cannot take an answer back without the others. */
async function untilLearned(people: readonly Person[]): Promise<Person> {
  const pick = dice("until something is learned");
  for (;;) {
    await answerAny((await whoIsAsked(people)).page, pick);
    for (const person of people) {
      const words = await person.page.getByRole("button", { name: "Undo" }).getAttribute("title");
      if (words?.includes("The others will be asked.")) return person;
    }
  }
}

test("what was learned is taken back if the other agrees, and not if they refuse", async () => {
  const [ada, grace, link] = await twoAt(house, MASTERS);
  const asker = await untilLearned([ada, grace]);
  const other = asker === ada ? grace : ada;
  const lucy = await newPerson(house.browser, "");
  await lucy.page.goto(link);
  await lucy.page.getByRole("button", { name: "Only look" }).click();
  await lucy.page.locator("main[data-answers]").waitFor();
  const undo = asker.page.getByRole("button", { name: "Undo" });
  const asked = other.page.getByText(`${asker.name} asks to take the last answer back.`);
  await undo.click();
  await asker.page.getByText("The others are asked").waitFor();
  await asked.first().waitFor();
  expect(await lucy.page.getByRole("button", { name: "Agree" }).count()).toBe(0);
  await other.page.goto(house.served.address);
  await other.page.getByText("may the last answer be taken back?").waitFor();
  await other.page.goto(link);
  const before = await asker.page.locator("#ask").count();
  await other.page.getByRole("button", { name: "Refuse" }).click();
  await asker.page.getByText("The others are asked").waitFor({ state: "detached" });
  await showPart(asker.page, "People");
  await asker.page.getByText(`${other.name} does not want that taken back`).waitFor();
  expect(await asker.page.locator("#ask").count()).toBe(before);
  await undo.click();
  await other.page.getByRole("button", { name: "Agree" }).click();
  await showPart(asker.page, "Log");
  await asker.page.getByText("took the last answer back").filter({ visible: true }).waitFor();
  await asker.page.getByText("The others are asked").waitFor({ state: "detached" });
  expect(await optionsOf(lucy.page).count()).toBe(0);
  await playOn([ada, grace], 3, dice("after that"));
  await showPart(ada.page, "People");
  await ada.page.getByText("Watching: 1 without a name").waitFor();
  noFaults([ada, grace, lucy]);
  await leaveAll([ada, grace, lucy]);
});

/** The seats for which a page adds chance to a seed from now on. */
function chanceFrom(page: Page): number[] {
  const seats: number[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/do")) return;
    const { do: what, seat, nonce } = request.postDataJSON();
    if (what === "sit" && /^[0-9a-f]{32}$/.test(nonce)) seats.push(seat);
  });
  return seats;
}

test("two people play Masters of the Night, end it together, and play again", async () => {
  const [ada, grace] = await twoAt(house, MASTERS);
  // No game is lost so soon, whatever was dealt; one of twenty answers may be.
  await playOn([ada, grace], 10, () => 0);
  expect(answeredBy(ada, 0) + answeredBy(grace, 1)).toBeGreaterThanOrEqual(10);
  await affair(ada.page, "End without a result");
  await ada.page.getByRole("button", { name: "Do not end the game" }).waitFor();
  await grace.page
    .getByText("Ada would end the game without a result")
    .waitFor({ state: "attached" });
  await affair(grace.page, "End without a result");
  for (const { page } of [ada, grace]) {
    await page.getByRole("heading", { name: "Ended without a result" }).waitFor();
  }
  const added = [ada, grace].map(({ page }) => chanceFrom(page));
  await ada.page.getByRole("button", { name: "Rematch" }).click();
  await ada.page.getByRole("button", { name: "Begin" }).waitFor();
  await grace.page.getByRole("button", { name: "To the rematch" }).click();
  await begin(ada, [grace]);
  expect(added, "each adds chance of their own").toEqual([[0], [1]]);
  await playOn([ada, grace], 2, dice("again"));
  noFaults([ada, grace]);
  await leaveAll([ada, grace]);
});
