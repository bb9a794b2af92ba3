import { readFileSync } from "node:fs";
import { BUDGETS, REFUSAL_CODES } from "@coterie/kernel";
import { CLOSE, commandFields, LIMITS } from "@coterie/protocol";
import { houseShelf, VARIABLES } from "@coterie/server";
import { describe, expect, test } from "vitest";
import { FAULT_PLACES } from "../../src/core/parts.js";
import { REFUSED_CODES } from "../../src/core/refused.js";
import { endpoints } from "../../src/net/openapi.js";

/** The guides tell of everything that there is. */

function guide(name: string): string {
  return readFileSync(new URL(`../../../docs/${name}`, import.meta.url), "utf8");
}

function inWords(n: number): string {
  return n.toLocaleString("en");
}

const { steps, options, facts } = BUDGETS;
const BUDGETS_IN_WORDS = `${inWords(steps)}, ${inWords(options)} and ${inWords(facts)}`;

const shelf = houseShelf();
/** How many answers a game may have. */
const LONGEST = shelf
  .ids()
  .map((id) => `${inWords(shelf.usual(id)?.maxAnswers ?? 0)} in ${shelf.title(id)}`);

describe("docs/api.md", () => {
  const text = guide("api.md");

  test.each(Object.entries(commandFields))("the command %s with its fields", (name, fields) => {
    const commands = text.slice(text.indexOf("## Commands"));
    const row = commands.split("\n").find((line) => line.startsWith(`| \`${name}\` |`)) ?? "";
    expect(row).not.toBe("");
    for (const field of Object.keys(fields)) expect(row.split("|")[2]).toContain(`\`${field}\``);
  });

  test.each([...REFUSED_CODES, ...REFUSAL_CODES])("the code %s", (code) => {
    const codes = text.slice(text.indexOf("## Codes"), text.indexOf("### Close codes"));
    expect(codes).toContain(`\`${code}\``);
  });

  test.each(Object.entries(CLOSE))("the close code %s", (name, code) => {
    expect(text).toContain(`| ${code} | \`${name}\` |`);
  });

  test.each(endpoints.map(({ path }) => path))("the request %s", (path) => {
    const [method, rest] = path.split(" ");
    const written = rest.replace(/\/$/, "").replace("{id}", "ID").replace("{hash}", "HASH");
    expect(text).toContain(`\`${method.toUpperCase()} /api${written}`);
  });

  test("the limits", () => {
    const { burst, perSecond, name, chat, guests, batch, key, chatPerTenSeconds, followers } =
      LIMITS;
    for (const words of [
      `${LIMITS.message / 1024} KB`,
      `${LIMITS.body / 1024 / 1024} MB for opening a table`,
      `${burst} at once, then ${perSecond} a second`,
      `${LIMITS.backlog / 1024 / 1024} MB beyond`,
      `${LIMITS.told / 1024 / 1024} MB at once, then ${LIMITS.toldPerSecond / 1024 / 1024} MB a second`,
      `| ${name} and ${chat} characters |`,
      `| ${chatPerTenSeconds} lines in 10 seconds |`,
      `| what a bot says | ${LIMITS.says} characters |`,
      `| ${guests} |`,
      `| ${batch} |`,
      `| ${key} characters |`,
      `| ${followers} each |`,
      `| ${inWords(LIMITS.entries)}; after that`,
      `| ${BUDGETS_IN_WORDS}; pieces`,
      ...LONGEST,
    ]) {
      expect(text).toContain(words);
    }
  });
});

test.each([...FAULT_PLACES, "retention", "request", "connection", "sandbox"])(
  "docs/hosting.md tells of errors at %s",
  (where) => {
    expect(guide("hosting.md")).toMatch(new RegExp(`^\\| .*\`${where}\`.* \\|`, "m"));
  },
);

test.each(Object.keys(VARIABLES))("docs/hosting.md tells of %s", (name) => {
  expect(guide("hosting.md")).toContain(`| \`${name}\` |`);
});

test("docs/packs.md tells what pieces from elsewhere may need", () => {
  const text = guide("packs.md").replace(/\s+/g, " ");
  expect(text).toContain(
    `${inWords(steps)} steps between two questions, ${inWords(options)} options of a question and ${inWords(facts)} facts`,
  );
  expect(text).toContain(`may have ${LIMITS.body / 1024 / 1024} MB`);
  for (const words of LONGEST) expect(text).toContain(words);
});
