import { readFile } from "node:fs/promises";
import { CLOSE } from "@coterie/protocol";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../../support/axe.js";
import { blockScripts, startWorkersWith, throwing } from "../../support/failing.js";
import { MASTERS, twoAt } from "../../support/gathering.js";
import {
  answerAny,
  leaveAll,
  newPerson,
  openTable,
  optionsOf,
  type Person,
  whoIsAsked,
} from "../../support/online.js";
import { answersOf, press, untilAnswered } from "../../support/solo.js";
import { stage } from "../../support/stage.js";

/** What fails at a table on a server says what happened, and shows a way on. */

const house = stage();

const PATIENCE_MS = 15_000;

/** What a page and the server send each other, changed on its way. Null is sent to nobody. */
interface Between {
  fromPage: (text: string, reply: (text: string) => void) => string | null;
  fromServer: (text: string) => string;
}

/** Stands between this page and the server, and loads the page again with that. */
async function standBetween({ page }: Person): Promise<Between> {
  const between: Between = { fromPage: (text) => text, fromServer: (text) => text };
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const sent = between.fromPage(String(text), (reply) => socket.send(reply));
      if (sent !== null) server.send(sent);
    });
    server.onMessage((text) => socket.send(between.fromServer(String(text))));
  });
  await page.reload();
  await tableOf(page).waitFor();
  return between;
}

const tableOf = (page: Page) => page.locator("main[data-answers]");

/** Answers of this page are refused with this code. */
function refuseAnswers(between: Between, code: string): void {
  between.fromPage = (text, reply) => {
    const { t, id, command } = JSON.parse(text);
    if (t !== "do" || command.do !== "answer") return text;
    reply(JSON.stringify({ t: "refused", id, code, message: "words for the log of the server" }));
    return null;
  };
}

async function reportOf(page: Page): Promise<{ readonly [name: string]: unknown }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Report a problem" }).first().click(),
  ]);
  return JSON.parse(await readFile(await download.path(), "utf8"));
}

test("a worker that cannot be loaded is named, and tried again", async () => {
  const [ada, grace] = await twoAt(house, MASTERS);
  const { page } = grace;
  page.setDefaultTimeout(PATIENCE_MS);
  const unblock = await blockScripts(page);
  await page.reload();
  await page.getByRole("alert").getByText("could not be loaded").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await unblock();
  await page.getByRole("button", { name: "Try again" }).click();
  await tableOf(page).waitFor();
  await leaveAll([ada, grace]);
});

test("what cannot be read is tried three times, and then named with its cause", async () => {
  const [ada, grace] = await twoAt(house, MASTERS);
  // Who is asked first depends on the seed: the other one's page fails.
  const asked = await whoIsAsked([ada, grace]);
  const { page } = asked === ada ? grace : ada;
  page.setDefaultTimeout(PATIENCE_MS);
  let workers = 0;
  page.on("worker", () => workers++);
  const stop = await startWorkersWith(page, throwing("take"));
  await page.reload();
  await page.getByRole("alert").getByText("could not be shown").waitFor();
  const report = await reportOf(page);
  expect(report.error).toMatchObject({ name: "TypeError", message: "veil is not a function" });
  expect(JSON.stringify(report), "no seat is given away").not.toContain('"pass"');
  await answerAny(asked.page, () => 0);
  expect(workers).toBe(3);
  await stop();
  await page.getByRole("button", { name: "Try again" }).click();
  await tableOf(page).waitFor();
  await leaveAll([ada, grace]);
});

test.each([
  ["busy", /the server is busy/i],
  ["no-such-code", /did not accept that.*no-such-code/i],
])(
  "a refusal with the code %s is a sentence that stays until it is closed",
  async (code, words) => {
    const people = await twoAt(house, MASTERS);
    const [ada, grace] = people;
    const asked = await whoIsAsked([ada, grace]);
    const { page } = asked;
    page.setDefaultTimeout(PATIENCE_MS);
    const between = await standBetween(asked);
    refuseAnswers(between, code);
    await press(optionsOf(page).first());
    const alert = page.getByRole("alert");
    await alert.getByText(words).waitFor();
    expect(await alert.getByText("words for the log").count()).toBe(0);
    await alert.getByRole("button", { name: "Close" }).click();
    await alert.waitFor({ state: "detached" });
    await leaveAll([ada, grace]);
  },
);

test("a question whose automatic answer is refused is shown", async () => {
  const [ada, grace] = await twoAt(house, MASTERS);
  const asked = await whoIsAsked([ada, grace]);
  asked.page.setDefaultTimeout(PATIENCE_MS);
  const between = await standBetween(asked);
  refuseAnswers(between, "busy");
  between.fromServer = (text) => text.replaceAll('"forced":false', '"forced":true');
  await asked.page.reload();
  await asked.page.getByRole("alert").first().waitFor();
  await optionsOf(asked.page).first().waitFor();
  await leaveAll([ada, grace]);
});

test("an answer that the server has not confirmed yet is shown as such", async () => {
  const [ada, grace] = await twoAt(house, MASTERS);
  const asked = await whoIsAsked([ada, grace]);
  const { page } = asked;
  page.setDefaultTimeout(PATIENCE_MS);
  const between = await standBetween(asked);
  const before = await answersOf(page);
  let release = (): void => {};
  between.fromServer = (text) => text;
  const sent = new Promise<void>((resolve) => {
    between.fromPage = (text, reply) => {
      const { t, id } = JSON.parse(text);
      if (t !== "do") return text;
      release = () => reply(JSON.stringify({ t: "refused", id, code: "busy", message: "" }));
      resolve();
      return null;
    };
  });
  await press(optionsOf(page).first());
  await sent;
  await page.locator('[data-pending="true"]').waitFor({ state: "attached" });
  release();
  await page.locator('[data-pending="true"]').waitFor({ state: "detached" });
  expect(await answersOf(page)).toBe(before);
  await leaveAll([ada, grace]);
});

test("a message that cannot be read is asked for again", async () => {
  const [ada, grace] = await twoAt(house, MASTERS);
  const asked = await whoIsAsked([ada, grace]);
  const other = asked === ada ? grace : ada;
  other.page.setDefaultTimeout(PATIENCE_MS);
  const between = await standBetween(other);
  const before = await answersOf(other.page);
  let broken = 0;
  between.fromServer = (text) => {
    if (broken > 0 || !text.includes('"t":"update"')) return text;
    broken++;
    return text.slice(1);
  };
  await answerAny(asked.page, () => 0);
  await untilAnswered(other.page, before);
  expect(broken).toBe(1);
  await leaveAll([ada, grace]);
});

test("bots that cannot be listed are named, and listed again", async () => {
  const ada = await newPerson(house.browser, "Ada");
  const { page } = ada;
  page.setDefaultTimeout(PATIENCE_MS);
  await page.route(/\/api\/games$/, (route) => route.abort());
  await openTable(ada, house.served.address, MASTERS);
  await page.getByText("The bots could not be listed").first().waitFor();
  await page.unroute(/\/api\/games$/);
  await page.getByRole("button", { name: "Try again" }).first().click();
  await page.locator("select option", { hasText: "bot:" }).first().waitFor({ state: "attached" });
  await leaveAll([ada]);
});

test("chance of this browser that could not be added is named, and added later", async () => {
  const ada = await newPerson(house.browser, "Ada");
  const { page } = ada;
  page.setDefaultTimeout(PATIENCE_MS);
  await page.route(/\/api\/tables\/[^/]+\/do$/, (route) => route.abort());
  await openTable(ada, house.served.address, MASTERS);
  const notice = page.getByText("could not add its own chance");
  await notice.waitFor();
  await page.unroute(/\/api\/tables\/[^/]+\/do$/);
  await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
  await notice.waitFor({ state: "detached" });
  await leaveAll([ada]);
});

test("a table that is not there keeps the seat of this browser until it is forgotten", async () => {
  const { page, context } = await newPerson(house.browser, "Ada");
  const table = "0123456789abcdef0123456789abcdef";
  await page.goto(house.served.address);
  const seats = JSON.stringify([{ table, pass: "secret" }]);
  await page.evaluate((list) => localStorage.setItem("coterie.tables", list), seats);
  await page.goto(`${house.served.address}#/table/${table}/code/abc`);
  await page.getByRole("heading", { name: "This table is not there" }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("coterie.tables"))).toBe(seats);
  await page.getByRole("button", { name: "Forget this table" }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("coterie.tables"))).toBe("[]");
  await context.close();
});

test("messages that can never be read are named, and the table goes on when they can", async () => {
  const [ada, grace] = await twoAt(house, MASTERS);
  const asked = await whoIsAsked([ada, grace]);
  const other = asked === ada ? grace : ada;
  // The page itself waits up to ten seconds before it connects again.
  other.page.setDefaultTimeout(2 * PATIENCE_MS);
  const between = await standBetween(other);
  const before = await answersOf(other.page);
  between.fromServer = (text) => (/"t":"(update|whole)"/.test(text) ? text.slice(1) : text);
  await answerAny(asked.page, () => 0);
  await other.page.getByRole("alert").getByText("cannot read what the server sends").waitFor();
  between.fromServer = (text) => text;
  await untilAnswered(other.page, before);
  await leaveAll([ada, grace]);
});

test("a table of a game that this page does not know is not shown as another game", async () => {
  const [ada, grace] = await twoAt(house, MASTERS);
  const { page } = grace;
  page.setDefaultTimeout(PATIENCE_MS);
  const between = await standBetween(grace);
  between.fromServer = (text) => text.replaceAll(`"game":"${MASTERS}"`, '"game":"chess"');
  await page.reload();
  await page.getByRole("alert").getByText("does not know the game of this table").waitFor();
  expect(await tableOf(page).count()).toBe(0);
  await leaveAll([ada, grace]);
});

test.each([
  ["allows it", true],
  ["denies it", false],
])("the link of a line is copied where the browser %s, and shown where not", async (_, isAble) => {
  const [ada, grace] = await twoAt(house, MASTERS);
  const { page } = ada;
  page.setDefaultTimeout(PATIENCE_MS);
  await answerAny((await whoIsAsked([ada, grace])).page, () => 0);
  const line = page.locator("[data-line]").last();
  await line.waitFor();
  await page.evaluate((able) => {
    const writeText = (): Promise<void> => (able ? Promise.resolve() : Promise.reject("denied"));
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  }, isAble);
  await line.hover();
  await line.getByRole("button", { name: "Copy link" }).click();
  if (isAble) await line.getByRole("button", { name: "Copied" }).waitFor();
  else expect(await line.getByLabel("Copy this link:").inputValue()).toContain("/at/");
  await leaveAll([ada, grace]);
});

/** The server ends every connection of this page with this message, until what it gives is called. */
async function turnAway({ page }: Person, code: number, bye: object): Promise<() => void> {
  let isAway = true;
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    if (!isAway) {
      socket.connectToServer();
      return;
    }
    socket.onMessage(() => {
      socket.send(JSON.stringify({ t: "bye", message: "words for the log", ...bye }));
      void socket.close({ code });
    });
  });
  await page.reload();
  return () => {
    isAway = false;
  };
}

test("a table that the server fails to open is not called a lost connection", async () => {
  const [ada, grace] = await twoAt(house, MASTERS);
  const { page } = grace;
  page.setDefaultTimeout(PATIENCE_MS);
  const letIn = await turnAway(grace, CLOSE.fault, { code: "fault" });
  await page.getByText("Something failed on the server").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await reportOf(page)).toMatchObject({
    words: expect.stringContaining("Something failed on the server"),
  });
  letIn();
  await page.getByRole("button", { name: "Try again" }).click();
  await tableOf(page).waitFor();
  await leaveAll([ada, grace]);
});

test("a table that the server puts aside is asked for when it is served again", async () => {
  const [ada, grace] = await twoAt(house, MASTERS);
  const { page } = grace;
  page.setDefaultTimeout(PATIENCE_MS);
  const letIn = await turnAway(grace, CLOSE.again, { code: "again", retryAfterSeconds: 2 });
  await page.getByText("The server has put this table aside").waitFor();
  letIn();
  await tableOf(page).waitFor();
  await leaveAll([ada, grace]);
});
