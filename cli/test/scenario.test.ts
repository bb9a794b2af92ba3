import { describe, expect, test } from "vitest";
import { coterie, finishedRecord, GAME, get, put } from "./support.js";

const exposing = {
  format: "coterie-scenario/1",
  game: GAME,
  name: "Expose",
  rules: ["MN-5.2"],
  setup: { vampires: ["imre", "mila"], leader: "imre" },
  position: { phase: "turn", active: "imre", districts: { "railway-station": { hidden: 2 } } },
  play: [
    {
      answer: "expose",
      expect: { position: { districts: { "railway-station": { hidden: 0, exposed: 2 } } } },
    },
  ],
};

describe("running", () => {
  test("a scenario that holds: exit code 0", async () => {
    const { code, out } = await coterie(["scenario", put("good.json", exposing)]);
    expect(out).toBe("holds  good.json: Expose\n");
    expect(code).toBe(0);
  });

  test("one that fails says which expectation and how: exit code 1", async () => {
    const wrong = structuredClone(exposing);
    wrong.play[0].expect.position.districts["railway-station"].exposed = 3;
    const files = [put("good.json", exposing), put("wrong.json", wrong)];
    const { code, out } = await coterie(["scenario", ...files]);
    expect(out).toMatch(/FAILS {2}wrong\.json: Expose/);
    expect(out).toMatch(/after answer 1 \(expose\): .*exposed: expected 3, found 2/);
    expect(out).toMatch(/1 of 2 scenarios hold/);
    expect(code).toBe(1);
  });

  test.each([
    ["no JSON", "{", /broken\.json is not JSON: /, 1],
    [
      "a file of another kind",
      { format: "coterie-record/1" },
      /its format is "coterie-record\/1"/,
      1,
    ],
    [
      "a file of another version",
      { format: "coterie-scenario/9" },
      /another version of coterie/,
      1,
    ],
  ])("%s fails, and the other files are run", async (_what, content, sentence, exit) => {
    const files = [put("broken.json", content), put("good.json", exposing)];
    const { code, out } = await coterie(["scenario", ...files]);
    expect(out).toMatch(/^FAILS {2}broken\.json: broken\.json\n/);
    expect(out).toMatch(sentence);
    expect(out).toMatch(/holds {2}good\.json: Expose\n1 of 2 scenarios hold\.\n$/);
    expect(code).toBe(exit);
  });

  test("a file that is not there fails, and the other files are run", async () => {
    const { code, out } = await coterie(["scenario", "no.json", put("good.json", exposing)]);
    expect(out).toMatch(/FAILS {2}no\.json: no\.json\n.*there is no such file\nholds {2}good/);
    expect(code).toBe(1);
  });

  test("options of scenario from are not ignored where files are run", async () => {
    const { code, err } = await coterie(["scenario", put("good.json", exposing), "--at", "3"]);
    expect(err).toMatch(/--at is only for: coterie scenario from FILE/);
    expect(code).toBe(2);
  });

  test("names and answers of a file from anywhere steer no terminal", async () => {
    const odd = {
      ...exposing,
      name: "\u001b[2JExpose\nholds\u202e",
      play: [{ answer: "\u009b2J" }],
    };
    const { out } = await coterie(["scenario", put("odd.json", odd)]);
    expect(out).toMatch("FAILS  odd.json: <U+001B>[2JExpose<U+000A>holds<U+202E>\n");
    expect(out).toMatch("answer 1 (<U+009B>2J): ");
    for (const raw of ["\u001b", "\u009b", "\u202e"]) expect(out).not.toContain(raw);
  });

  test.each([
    ["an answer that is not offered", { ...exposing, play: [{ answer: "fly" }] }, /not offered/],
    ["a field that nobody knows", { ...exposing, wish: 1 }, /wish: unknown; expected one of/],
    [
      "a piece that is not there",
      { ...exposing, position: { phase: "turn", active: "bob" } },
      /bob/,
    ],
    ["a broken pack", { ...exposing, pack: { pieces: [] } }, /the pack cannot be used/],
  ])("%s fails in words", async (_name, scenario, sentence) => {
    const { code, out } = await coterie(["scenario", put("odd.json", scenario)]);
    expect(out).toMatch(sentence);
    expect(code).toBe(1);
  });
});

describe("from a record", () => {
  const made = finishedRecord("scenes.json", "scenarios");

  test.each([[], ["--at", "0"], ["--at", "7", "--answers", "3"], ["--at", "20"]].map((o) => [o]))(
    "holds as it is: %s",
    async (options) => {
      const argv = ["scenario", "from", await made, ...options, "--out", "made.json"];
      expect((await coterie(argv)).code).toBe(0);
      expect(await coterie(["scenario", "made.json"])).toMatchObject({ code: 0 });
    },
  );

  test("without --at it shows the last answer", async () => {
    const { out } = await coterie(["scenario", "from", await made]);
    const { answers } = get(await made) as { answers: { key: string }[] };
    const scenario = JSON.parse(out);
    expect(scenario.play).toHaveLength(1);
    expect(scenario.play[0].answer).toBe(answers.at(-1)?.key);
    expect(scenario.play[0].expect.outcome).toMatch(/defeat|victory/);
    expect(scenario.position.agenda.length).toBeGreaterThan(0);
  });

  test("fails when what is expected is edited", async () => {
    await coterie(["scenario", "from", await made, "--at", "5", "--out", "edited.json"]);
    const scenario = get("edited.json") as {
      expect: { options: string[] };
      play: { expect: { position: { veil: number } } }[];
    };
    scenario.expect.options.push("fly");
    const last = scenario.play.at(-1);
    if (last !== undefined) last.expect.position.veil = 5;
    const { code, out } = await coterie(["scenario", put("edited.json", scenario)]);
    expect(out).toMatch(/at the start: options: expected/);
    expect(out).toMatch(/position\.veil: expected 5, found 0/);
    expect(code).toBe(1);
  });

  test("a place that is not in the record is refused", async () => {
    const { code, err } = await coterie(["scenario", "from", await made, "--at", "9999"]);
    expect(err).toMatch(/--at is 9999; the record has \d+ answers: expected 0 to/);
    expect(code).toBe(2);
  });
});
