import { levels } from "@coterie/bots";
import { type Kit, startPlay, UNKNOWN } from "@coterie/kernel";
import { expect, test } from "vitest";
import type { HomeTable } from "../../src/engine/home-table.js";
import { beginHome, goOnHome } from "../../src/engine/open-home.js";
import type { Saved } from "../../src/engine/saved.js";
import { decisionOn, letBots, masters, orders, playOn } from "./support.js";

const MASTERS = "masters-of-the-night";

/**
 * One person and one bot: two vampires, and each has one. They are always dealt alike, and the person's
 * leads, so that nothing is said before the first answer.
 */
function besideABot(level = "greedy") {
  const setup = { vampires: 2, players: 2, difficulty: "easy", leader: "imre" };
  const seed = { secret: "a".repeat(64), nonces: [] };
  const { play } = startPlay(masters.game, setup, seed, masters.undo);
  const saved = beginHome(masters, { setup, people: 1, level }).saved();
  const position = masters.game.name(play.state);
  const { table } = goOnHome(masters, { ...saved, seed, answers: [], position });
  table.settle();
  return table;
}

function expectAnswers<K extends Kit>(table: HomeTable<K>, level: string): void {
  let byBots = 0;
  while (byBots < 2) {
    const task = table.botTask();
    if (task === null) playOn(table, 1);
    else table.botAnswers(decisionOn(table.saved().game, task));
    byBots = table.saved().answers.filter(({ seat }) => seat === 1).length;
  }
  expect(table.level()).toBe(level);
}

function saidIn<K extends Kit>(table: HomeTable<K>): string[] {
  return table.sheet().news.flatMap(({ said }) => said ?? []);
}

/** Everything that is told from the beginning, as after a reload. */
function reloaded(saved: Saved) {
  return goOnHome(masters, JSON.parse(JSON.stringify(saved))).table;
}

test("a bot is sent what its seat sees, and nothing that leads to more", () => {
  const table = beginHome(orders, {});
  const task = table.botTask();
  const view = task?.view as { audience: number; seen: { victimDeck: { cards: number[] } } };
  expect(task?.question.seat).toBe(1);
  expect(view.audience).toBe(1);
  expect(new Set(view.seen.victimDeck.cards)).toEqual(new Set([UNKNOWN]));
  expect(JSON.stringify(task)).not.toContain(table.saved().seed.secret);
  expect(Object.keys(task ?? {}).sort()).toEqual(
    ["level", "pieces", "question", "seed", "view"].sort(),
  );
  expect(task?.pieces, "those of this build are there already").toBeNull();
});

test.each(levels.map(({ bot }) => bot))("bots of the level %s answer in both games", (level) => {
  expectAnswers(beginHome(orders, { level }), level);
  expectAnswers(besideABot(level), level);
});

test("a bot never decides for a person", () => {
  const table = besideABot();
  for (let i = 0; i < 30; i++) {
    const task = table.botTask();
    if (task !== null) {
      expect(task.question.seat).toBe(1);
      table.botAnswers(decisionOn(MASTERS, task));
      continue;
    }
    const { question, answers } = table.sheet();
    if (question === null) return;
    expect(question.seat).toBe(0);
    table.botAnswers({ question: question.id, keys: [question.options[0].key] });
    expect(table.sheet().answers, "what nobody may answer for a person").toBe(answers);
    table.answer(question.id, [question.options[0].key]);
  }
});

test("a decision that comes too late changes nothing", () => {
  const table = besideABot();
  letBots(table);
  while (table.botTask() === null) playOnce(table);
  const task = table.botTask();
  if (task === null) throw new Error("no bot is asked");
  const decision = decisionOn(MASTERS, task);
  table.undo();
  const before = table.saved();
  table.botAnswers(decision);
  expect(table.saved()).toEqual(before);
});

function playOnce(table: ReturnType<typeof besideABot>): void {
  const { question } = table.sheet();
  table.answer(question?.id ?? "", [question?.options[0].key ?? ""]);
}

test("beside bots, too, what one decided can be taken back", () => {
  const table = besideABot();
  letBots(table);
  const { question: asked } = table.sheet();
  playOnce(table);
  while (table.sheet().question !== null && table.botTask() === null) playOnce(table);
  letBots(table);
  while (table.sheet().undo.isPossible) {
    table.undo();
    expect(table.sheet().question?.seat, "a person is asked again").toBe(0);
  }
  expect(table.sheet().question?.options).toEqual(asked?.options);
});

test("how well the bots play is kept with the game", () => {
  const table = besideABot("search:300ms");
  expect(table.saved().level).toBe("search:300ms");
  expect(reloaded(table.saved()).level()).toBe("search:300ms");
  const { level, ...earlier } = table.saved();
  expect(level).toBeDefined();
  expect(reloaded(earlier as Saved).level(), "earlier pages kept none").toBe("greedy");
});

test("where all seats are people's there is no level", () => {
  expect(beginHome(masters, {}).level()).toBeNull();
});

/** A bot's turn, and what it said in it. */
interface Turn {
  readonly name: string;
  readonly said: string[];
}

/** Plays so many answers of the person, and tells what the bot says meanwhile. */
function turnsOfBot(table: ReturnType<typeof besideABot>, answers: number): Turn[] {
  const turns: Turn[] = [];
  for (let given = 0; given < answers; ) {
    const task = table.botTask();
    if (task === null) {
      if (table.sheet().question === null) break;
      playOnce(table);
      given++;
      continue;
    }
    const { round, active } = task.view.seen as { round: number; active: number };
    const name = `round ${round}, vampire ${active}`;
    const decision = decisionOn(MASTERS, task);
    if (turns.at(-1)?.name !== name) turns.push({ name, said: [] });
    turns.at(-1)?.said.push(...(decision.plan === undefined ? [] : [decision.plan.says]));
    table.botAnswers(decision);
  }
  return turns;
}

test("a bot that plays along says what it means to do, and later in the turn only what is new", () => {
  const table = besideABot();
  const turns = turnsOfBot(table, 20).filter(({ said }) => said.length > 0);
  expect(turns.length).toBeGreaterThan(2);
  for (const { name, said } of turns) {
    const [first, ...later] = said;
    expect(first, name).toMatch(/^\w+ means to [a-z].*\.$/);
    for (const sentence of later) expect(sentence, name).toContain(" now means to ");
  }
  const all = turns.flatMap(({ said }) => said);
  expect(saidIn(reloaded(table.saved())), "it is still in the log after a reload").toEqual(all);
});

test("what is taken back was not said, and is told again", () => {
  const table = besideABot();
  const before = turnsOfBot(table, 12).flatMap(({ said }) => said);
  while (table.sheet().undo.isPossible) table.undo();
  const { said: left = {}, answers } = table.saved();
  expect(Object.keys(left).length).toBeLessThan(before.length);
  for (const at of Object.keys(left)) expect(Number(at)).toBeLessThan(answers.length);
  const again = turnsOfBot(table, 12).flatMap(({ said }) => said);
  expect(again.length).toBeGreaterThan(0);
  expect(Object.values(table.saved().said ?? {})).toEqual([...Object.values(left), ...again]);
});

test("while a bot thinks, the page has what it said of the turn that it is in", () => {
  const table = besideABot();
  let shown = 0;
  for (let i = 0; i < 120; i++) {
    const task = table.botTask();
    const { said, question } = table.sheet();
    if (said !== null) {
      shown++;
      expect(task, "nobody thinks when a person is asked").not.toBeNull();
      expect(Object.values(table.saved().said ?? {}).at(-1)).toBe(said);
    }
    if (task !== null) table.botAnswers(decisionOn(MASTERS, task));
    else if (question === null) break;
    else playOnce(table);
  }
  expect(shown).toBeGreaterThan(2);
});

test("a bot that plays anything, and one that is a rival, says nothing", () => {
  const whimsical = besideABot("random");
  playOn(whimsical, 8);
  expect(whimsical.saved().said).toBeUndefined();
  const rival = beginHome(orders, {});
  playOn(rival, 12);
  expect(rival.saved().said).toBeUndefined();
});
