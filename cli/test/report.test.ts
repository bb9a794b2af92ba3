import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { type BloodKit, bloodOrders } from "@coterie/blood-orders";
import {
  type AnyGame,
  answer,
  dice,
  type GameRecord,
  type GameReport,
  hashOf,
  isHiddenStack,
  type Json,
  nameAgenda,
  openQuestions,
  openScene,
  type Play,
  REPORT_FORMAT,
  readRecord,
  type Scenario,
  SPECTATOR,
  seedFrom,
  startPlay,
  toRecord,
  unnameAgenda,
} from "@coterie/kernel";
import { mastersOfTheNight } from "@coterie/masters-of-the-night";
import { describe, expect, test } from "vitest";
import { coterie, get, put } from "./support.js";

const ORDERS = "blood-orders";

/** Makes a scenario from a report as a reader of it would, and leaves it in a file. */
async function made(report: unknown, ...options: string[]) {
  const file = put("report.json", report);
  const said = await coterie(["scenario", "from", file, ...options, "--out", "reported.json"]);
  expect(said).toMatchObject({ code: 0 });
  return { ...said, scenario: get("reported.json") as unknown as Scenario };
}

describe("a report with a whole game", () => {
  /** As one that the present version made: `older-record.test.ts` has others. */
  const golden = (game: string, name: string, { rulesVersion }: AnyGame): GameRecord => {
    const file = new URL(`../../games/${game}/records/${name}.json.gz`, import.meta.url);
    const record = readRecord(JSON.parse(gunzipSync(readFileSync(file)).toString()));
    return { ...record, rulesVersion };
  };

  function reportOf(record: GameRecord, at: number, note = ""): GameReport {
    const { game, rulesVersion } = record;
    return { format: REPORT_FORMAT, game, rulesVersion, note, at, record };
  }

  const games = [
    ["masters-of-the-night", golden("masters-of-the-night", "victory", mastersOfTheNight())],
    ["blood-orders", golden("blood-orders", "duel", bloodOrders())],
  ] as const;

  test.each(games)("of %s begins where the trouble is", async (_game, record) => {
    const report = reportOf(record, 30, "I wanted\n\tto go \u001b[31mhome\u202e.");
    const { scenario, out, err } = await made(report, "--answers", "2");
    const [answer] = record.answers.slice(30);
    expect(scenario.name).toBe(
      `Reported: I wanted to go [31mhome<U+202E>. (after answer 30 of ${record.answers.length}: ${answer.key})`,
    );
    expect(scenario.play.map((turn) => turn.answer)).toEqual(
      record.answers.slice(30, 32).map(({ key }) => key),
    );
    expect(out).toMatch(/begins after answer 30 of/);
    expect(err).toBe("");
    expect(await coterie(["scenario", "reported.json"])).toMatchObject({ code: 0 });
  });

  test.each(games)("of %s at its end shows the last answer, and says so", async (_game, record) => {
    const count = record.answers.length;
    const { scenario, err } = await made(reportOf(record, count));
    expect(err).toBe(
      `No answer follows the ${count} of the report, so the scenario shows the last one.\n`,
    );
    expect(scenario.play).toHaveLength(1);
    expect(scenario.name).toMatch(`From a record, after answer ${count - 1} of ${count}: `);
    expect(await coterie(["scenario", "reported.json"])).toMatchObject({ code: 0 });
  });

  test("may be asked for another place", async () => {
    const [[, record]] = games;
    const { scenario, err } = await made(reportOf(record, 9999), "--at", "3", "--answers", "1");
    expect(scenario.play[0].answer).toBe(record.answers[3].key);
    expect(err).toBe("");
  });

  test("that has only begun shows its first question", async () => {
    const { play } = startPlay(mastersOfTheNight(), {}, seedFrom("begun"));
    const { scenario } = await made(reportOf(toRecord(play), 0, "Too few agents"));
    expect(scenario).toMatchObject({ name: "Reported: Too few agents (after answer 0 of 0)" });
    expect(scenario).toMatchObject({ expect: { seat: 0, outcome: null }, play: [] });
    expect(await coterie(["scenario", "reported.json"])).toMatchObject({ code: 0 });
  });
});

describe("a report of what a player saw", () => {
  const game = bloodOrders();

  /** Both seats plan; so many answers by each, taken at random. */
  function planning(...answers: readonly number[]): Play<BloodKit> {
    const { play } = startPlay(game, { players: answers.length, start: 1 }, seedFrom("planning"));
    const pick = dice("plans");
    for (const [seat, count] of answers.entries()) {
      for (let i = 0; i < count; i++) {
        const [{ id, options }] = openQuestions(play, seat);
        answer(play, { seat, question: id, key: options[pick(options.length)].key });
      }
    }
    return play;
  }

  /** What the tests change in a report. */
  interface Report {
    rulesVersion: number;
    game: string;
    seen: {
      pack: { hash: string };
      seat: number;
      view: { audience: number; seen: { agenda: number[]; forks: number[][]; fear?: number[] } };
      steps: string[];
      question: { seat: number; options: { key: string }[] } | null;
    };
  }

  /** Through JSON, as the page saves it. */
  function reportBy(play: Play<BloodKit>, seat: number, note = "Where is my Elder?"): Report {
    const { id, rulesVersion, pack } = game;
    const report = {
      format: REPORT_FORMAT,
      game: id,
      rulesVersion,
      note,
      at: play.moments.length,
      seen: {
        setup: play.setup,
        pack: { hash: hashOf(pack), pieces: pack },
        seat,
        view: game.view(play.state, seat),
        steps: game.rulebook.names,
        question: openQuestions(play, seat)[0] ?? null,
        facts: [],
      },
    };
    return JSON.parse(JSON.stringify(report));
  }

  function playerIn({ position }: Scenario, seat: number): Json {
    return (position as unknown as { players: Json[] }).players[seat];
  }

  test.each([0, 1])("in the middle of planning asks seat %i the same again", async (seat) => {
    const play = planning(2, 1);
    const { scenario, out, err } = await made(reportBy(play, seat));
    const [{ kind, options }] = openQuestions(play, seat);
    expect(scenario).toMatchObject({
      name: `Reported: Where is my Elder? (seat ${seat} after answer 3)`,
      expect: { question: kind, seat, options: options.map(({ key }) => key) },
      play: [],
    });
    expect(playerIn(scenario, seat)).toEqual(
      (game.name(play.state) as unknown as { players: Json[] }).players[seat],
    );
    expect(out).toMatch(`begins with what seat ${seat} saw after answer 3; run it with`);
    expect(err).toBe("");
    const again = await coterie(["scenario", "reported.json"]);
    expect(again.out).toMatch(/^holds {2}reported\.json: Reported: Where is my Elder\?/);
  });

  test("begins with a whole position, at a question", async () => {
    const { setup, position } = (await made(reportBy(planning(2, 1), 0))).scenario;
    expect(game.name(openScene(game, setup, position).play.state)).toEqual(position);
  });

  test("of a version that numbers steps in another way makes the same scenario", async () => {
    const report = reportBy(planning(2, 1), 0);
    const { scenario } = await made(report);
    const [fork, ...rest] = report.seen.steps;
    report.seen.steps = [fork, ...rest.reverse()];
    const other = { names: report.seen.steps };
    const { seen } = report.seen.view;
    const before = seen.agenda;
    const inOther = (agenda: number[]): number[] =>
      isHiddenStack(agenda) ? agenda : unnameAgenda(other, nameAgenda(game.rulebook, agenda));
    seen.agenda = inOther(seen.agenda);
    seen.forks = seen.forks.map(inOther);
    expect(seen.agenda).not.toEqual(before);
    expect((await made(report)).scenario).toEqual(scenario);
  });

  test("makes the same scenario every time", async () => {
    const report = reportBy(planning(3, 2), 0);
    const { scenario } = await made(report);
    expect((await made(report)).scenario).toEqual(scenario);
  });

  test("that lists an option more than the rules give FAILS, and says which", async () => {
    const report = reportBy(planning(2, 1), 0);
    report.seen.question?.options.push({ key: "fly-away" });
    const { err } = await made(report);
    expect(err).toMatch(/^The rules do not ask what was seen: at the start: options: expected/);
    const { code, out } = await coterie(["scenario", "reported.json"]);
    expect(out).toMatch(/FAILS {2}reported\.json: Reported: Where is my Elder\?/);
    expect(out).toMatch(/at the start: options: expected \[.*"fly-away".*\], found \["/);
    expect(out.split("found")[1]).not.toContain("fly-away");
    expect(code).toBe(1);
  });

  test("that lists an option less FAILS, too", async () => {
    const report = reportBy(planning(2, 1), 0);
    report.seen.question?.options.pop();
    await made(report);
    expect(await coterie(["scenario", "reported.json"])).toMatchObject({ code: 1 });
  });

  test.each([
    ["a seat that is ready", 0],
    ["a spectator", SPECTATOR],
  ])("of %s holds what is asked of others", async (_name, seat) => {
    const play = planning(0, 0);
    while (play.open[0] !== "") {
      const [{ id, options }] = openQuestions(play, 0);
      answer(play, { seat: 0, question: id, key: options[options.length - 1].key });
    }
    const { scenario, err } = await made(reportBy(play, seat, ""));
    expect(scenario.name).toMatch(/^From a view, (seat 0|a spectator) after answer \d+$/);
    expect(scenario.expect).toMatchObject({ seat: 1, outcome: null });
    expect(err).toBe("");
    expect(await coterie(["scenario", "reported.json"])).toMatchObject({ code: 0 });
  });

  test("that was asked nothing, though the rules ask, says so", async () => {
    const report = reportBy(planning(2, 1), 1);
    report.seen.question = null;
    expect((await made(report)).err).toMatch(/seat 1 is asked \S+; the report shows no question/);
  });

  test("of older rules makes the same scenario, and says that a view has no checks", async () => {
    const report = reportBy(planning(2, 1), 0);
    const { scenario } = await made(report);
    const older = await made({ ...report, rulesVersion: game.rulesVersion - 1 });
    expect(older.scenario).toEqual(scenario);
    expect(older.err).toBe(
      `Made with version ${game.rulesVersion - 1} of the rules; the present version is ${game.rulesVersion}. A view has no checks: compare the scenario with the report.\n`,
    );
  });

  test.each<[string, (report: Report) => void, RegExp]>([
    [
      "of newer rules",
      (report) => Object.assign(report, { rulesVersion: 99 }),
      /the report was made with version 99 of the rules of blood-orders; this program has version \d+: open it with a newer/,
    ],
    [
      "with a changed pack",
      ({ seen }) => Object.assign(seen.pack, { hash: "ab" }),
      /the hash of the pack is ab in the report; expected/,
    ],
    [
      "of a seat too many",
      ({ seen }) => {
        Object.assign(seen, { seat: 2, question: null });
        seen.view.audience = 2;
      },
      /seen\.seat is 2 in the report; expected one below 2/,
    ],
    [
      "with nothing in its view",
      ({ seen }) => Object.assign(seen.view, { seen: {} }),
      /no game can look like seen\.view of the report/,
    ],
    [
      "with too much Fear in its view",
      ({ seen }) => seen.view.seen.fear?.fill(30),
      /what seen\.view of the report shows cannot be: .*players\.0\.fear: 30/,
    ],
    [
      "with a step that the rules do not have",
      ({ seen }) => seen.steps.fill("nap", 1),
      /no game can look like seen\.view of the report: agenda: there is no "nap"/,
    ],
    [
      "of a game nobody knows",
      (report) => Object.assign(report, { game: "chess" }),
      /wrong\.json is of the game "chess"; expected one of: masters/,
    ],
  ])("%s is refused in words", async (_name, change, sentence) => {
    const report = reportBy(planning(2, 1), 0);
    change(report);
    const { code, err } = await coterie(["scenario", "from", put("wrong.json", report)]);
    expect(err).toMatch(sentence);
    expect(code).toBe(1);
  });

  test("has no other places", async () => {
    const file = put("moment.json", reportBy(planning(2, 1), 0));
    const { code, err } = await coterie(["scenario", "from", file, "--at", "1"]);
    expect(err).toMatch(/moment\.json shows one moment of a game; expected no --at/);
    expect(code).toBe(2);
  });
});

describe("a file that is neither a record nor a report says what was expected", () => {
  test.each([
    [{ format: "coterie-scenario/1" }, /its format is "coterie-scenario\/1"; expected "coterie-r/],
    [{ game: ORDERS }, /odd\.json is neither a record nor a report: it has no format; expected/],
    [[], /it has no format; expected "coterie-record\/1" or "coterie-report\/1"/],
    ["{", /odd\.json is not JSON/],
    [{ format: REPORT_FORMAT, at: "7" }, /odd\.json is not a report: game: .*at: expected a whole/],
    [{ format: "coterie-record/1" }, /odd\.json is not a record: game: expected a text/],
  ])("%j", async (content, sentence) => {
    const { code, err } = await coterie(["scenario", "from", put("odd.json", content)]);
    expect(err).toMatch(sentence);
    expect(code).toBe(1);
  });
});
