import { dice } from "@coterie/kernel";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ORDERS, twoAt } from "../../support/gathering.js";
import { answerAny, leaveAll, playOn, showPart } from "../../support/online.js";
import { stage } from "../../support/stage.js";

/** Pages that are open while the server is updated. */

const house = stage();

/** What the two sides say to each other, changed on its way. */
interface Between {
  fromPage: (text: string) => string;
  fromServer: (text: string) => string;
}

const AS_IT_IS = (text: string): string => text;

/** Stands between a page and the server from the next connection on. */
async function standBetween(page: Page): Promise<Between> {
  const between: Between = { fromPage: AS_IT_IS, fromServer: AS_IT_IS };
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => server.send(between.fromPage(String(text))));
    server.onMessage((text) => socket.send(between.fromServer(String(text))));
  });
  return between;
}

const LOST = "The connection is lost";

/** The server is put away and started again, and the page has noticed. */
async function restart(page: Page): Promise<void> {
  await house.served.crash();
  await page.getByText(LOST).waitFor();
  await house.served.again();
  await page.getByText(LOST).waitFor({ state: "detached" });
}

test("a page of another build says so, plays on, and is the new one when it is loaded again", async () => {
  const [ada, grace] = await twoAt(house, ORDERS);
  const pick = dice("an update");
  const banner = grace.page.getByText("The server was updated.");
  const between = await standBetween(grace.page);
  await restart(grace.page);
  expect(await banner.count(), "the same build came back").toBe(0);

  between.fromServer = (text) => text.replace(/"build":"[^"]*"/, '"build":"9.9.9+new"');
  await restart(grace.page);
  await banner.waitFor();
  await answerAny(grace.page, pick);
  const shown = (): Promise<string[]> => grace.page.locator("#ask, ol li").allTextContents();
  const before = await shown();
  between.fromServer = AS_IT_IS;
  await grace.page.getByRole("button", { name: "Load again" }).click();
  await banner.waitFor({ state: "detached" });
  await grace.page.locator("#ask").waitFor();
  expect(await shown()).toEqual(before);
  await playOn([ada, grace], 2, pick);
  await leaveAll([ada, grace]);
});

const OLD = (text: string): string => text.replace(/"protocol":\d+/, '"protocol":0');

/** The server comes back with another protocol. */
async function comesBackNewer(page: Page): Promise<void> {
  await house.served.crash();
  await page.getByText(LOST).waitFor();
  await house.served.again();
}

/** Counts how often a page is loaded from now on. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => loads++);
  return () => loads;
}

test("a page of another protocol loads itself again, and keeps what was being typed", async () => {
  const [ada, grace] = await twoAt(house, ORDERS);
  const between = await standBetween(grace.page);
  const loads = loadsOf(grace.page);
  await showPart(grace.page, "People");
  await grace.page.getByLabel("Say something").fill("one moment");
  // The next page is the new one.
  between.fromPage = (text) => {
    between.fromPage = AS_IT_IS;
    return OLD(text);
  };
  await comesBackNewer(grace.page);
  await expect.poll(loads, { timeout: 30_000 }).toBe(1);
  await grace.page.locator("#ask").waitFor();
  await showPart(grace.page, "People");
  expect(await grace.page.getByLabel("Say something").inputValue()).toBe("one moment");
  await playOn([ada, grace], 2, dice("another protocol"));
  expect(loads()).toBe(1);
  await leaveAll([ada, grace]);
});

test("a page that is as old after that says why, and leaves it to whoever looks at it", async () => {
  const [ada, grace] = await twoAt(house, ORDERS);
  const between = await standBetween(grace.page);
  const loads = loadsOf(grace.page);
  between.fromPage = OLD;
  await comesBackNewer(grace.page);
  await expect.poll(loads, { timeout: 30_000 }).toBe(1);
  await grace.page.getByRole("heading", { name: "This page is older than the server" }).waitFor();
  const again = grace.page.getByRole("button", { name: "Load again" });
  await again.waitFor();
  await grace.page.waitForTimeout(500);
  expect(loads(), "it does not load itself for ever").toBe(1);
  between.fromPage = AS_IT_IS;
  await again.click();
  await grace.page.locator("#ask").waitFor();
  await playOn([ada, grace], 2, dice("still another protocol"));
  await leaveAll([ada, grace]);
});
