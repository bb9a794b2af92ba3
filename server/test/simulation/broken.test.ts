import { expect, test } from "vitest";
import { type Breakage, SEED, simulateApart } from "./support/bundled.js";

/** What the tables promise, taken out one by one: the simulation must notice each. */
const BREAKAGES: Readonly<Record<string, Breakage>> = {
  "durability: told before it is saved": {
    file: "server/src/core/saving.ts",
    from: "  const prepared = lives.flatMap((live) => preparedAppend(house, live, after));\n",
    to: `  const prepared = lives.flatMap((live) => preparedAppend(house, live, after));
         for (const live of lives) release(house, live);\n`,
  },
  "deduplication: an answer goes to whatever is asked": {
    file: "server/src/core/commands/game.ts",
    from: 'if (play.open[seat] !== question || question === "") {',
    to: 'if (play.open[seat] === "") {',
  },
  "gaps: a page takes any update": {
    file: "protocol/src/follower.ts",
    from: "sheet?.n === n - 1 ? this.documentAfter",
    to: "sheet !== undefined ? this.documentAfter",
  },
  "differences: an update does not fit what it was made for": {
    file: "server/src/core/update.ts",
    from: "const n = table.streams[audience + 1];",
    to: `const n = table.streams[audience + 1];
         if (n % 7 === 0) return \`{"t":"update","to":\${audience},"n":\${n},"log":\${logFor(audience)},"d":[[["nothing","here"],1]]}\`;`,
  },
  "heads: what the store did not write counts as written": {
    file: "server/src/core/saving.ts",
    from: "else if (!written[i]) giveUp(live, (lost) => after.overtaken(live, lost));",
    to: "",
  },
  "conflicts: what was overtaken is acknowledged and not done again": {
    file: "server/src/core/working.ts",
    from: 'for (const { again } of lost) guarded(house, "command", live, again);',
    to: "for (const { settle } of lost) settle();",
  },
  "joining: whoever comes is told what is not saved yet": {
    file: "server/src/core/ear.ts",
    from: "work(house, live, { needsSaved: true, run, fail });",
    to: "work(house, live, { needsSaved: false, run, fail });",
  },
  "refusals: refused by what this server happens to know": {
    file: "server/src/core/working.ts",
    from: "if (!isFault && !op.isSure) {",
    to: "if (false) {",
  },
  "passes: whoever was sent away goes on": {
    file: "server/src/core/ear.ts",
    from: "if (table.guests[guest].pass !== pass) throw notYours();",
    to: "",
  },
  "seats: whoever gave a seat away still follows it": {
    file: "server/src/core/working.ts",
    from: "if (act.entries.some(({ e }) => RESEATING.has(e))) reseatNext(house, live);",
    to: "",
  },
  "secrets: everybody hears of an answer that only its seat may know": {
    file: "server/src/core/carry-out.ts",
    from: "return isSecret ? { facts, only: seat } : { facts };",
    to: "return { facts };",
  },
};

test.each(Object.keys(BREAKAGES))(`the simulation notices %s (seed ${SEED})`, async (name) => {
  const options = { seed: SEED, games: 1_000, game: "lanterns" } as const;
  const { failure } = await simulateApart(options, BREAKAGES[name]);
  expect(failure?.complaints ?? []).not.toEqual([]);
});
