import {
  answer,
  openQuestions,
  type Play,
  redactFacts,
  startPlay,
  undo,
  undoMark,
  withdrawAnswers,
} from "@coterie/kernel";
import type { LogItem, TableDocument } from "@coterie/protocol";
import { expect, test } from "vitest";
import { AwayTable } from "../../src/engine/away-table.js";
import { masters, orders } from "./support.js";

type AnyPlay = Play<never>;

/** What a server would send to an audience. */
function documentOf(
  play: AnyPlay,
  audience: number,
  table: Partial<TableDocument["table"]> = {},
): TableDocument {
  const asked = audience < 0 ? [] : openQuestions(play, audience);
  return JSON.parse(
    JSON.stringify({
      table: {
        status: "running",
        outcome: null,
        seats: [],
        guests: [],
        setup: play.setup,
        policy: { behindMarks: "consent", fate: "anew" },
        ...table,
      },
      view: play.game.view(play.state, audience),
      question: asked[0] ?? null,
      undoMark: audience < 0 ? null : (undoMark(play, audience) ?? null),
    }),
  ) as TableDocument;
}

function begun(door: typeof orders | typeof masters, setup: unknown): AnyPlay {
  const seed = { secret: "ab".repeat(32), nonces: [] };
  return startPlay(door.game as never, setup, seed).play as unknown as AnyPlay;
}

/** Gives the first option of the seat, as everybody may know it. */
function give(play: AnyPlay, seat: number, audience: number, n: number): LogItem {
  const [question] = openQuestions(play, seat);
  const facts = answer(play, { seat, question: question.id, key: question.options[0].key });
  const told = redactFacts(play.game.facts, facts, audience);
  return { n, at: 0, what: "answered", seat, facts: JSON.parse(JSON.stringify(told)) };
}

test("what a server sent is drawn as the same game here would be", () => {
  const play = begun(orders, { players: 2 });
  const table = new AwayTable(orders, 1);
  table.take({ audience: 1, document: documentOf(play, 1), items: [] });
  const sheet = table.sheet();
  const { seen } = orders.game.view(play.state as never, 1);
  expect(sheet?.on).toEqual(JSON.parse(JSON.stringify(orders.scene(seen, 1))));
  expect(sheet?.question?.seat).toBe(1);
  expect(sheet?.question?.options.length).toBeGreaterThan(0);
});

test("what a bot says with its answer stands in the log", () => {
  const play = begun(masters, { vampires: 2, players: 2, difficulty: "easy" });
  const table = new AwayTable(masters, 0);
  table.take({ audience: 0, document: documentOf(play, 0), items: [] });
  const item = { ...give(play, openQuestions(play)[0].seat, 0, 1), says: "Mila means to fight." };
  table.take({ audience: 0, document: documentOf(play, 0), items: [item] });
  expect(table.sheet()?.news.at(-1)?.said).toBe("Mila means to fight.");
});

test("what a bot said is shown while it is the one to answer, and until it is taken back", () => {
  const play = begun(masters, { vampires: 2, players: 2, difficulty: "easy" });
  const [{ seat }] = openQuestions(play);
  const table = new AwayTable(masters, 1 - seat);
  /** What is shown after this, when the seat of the bot is asked, or that of the person. */
  const shown = (bot: boolean, ...items: LogItem[]): string | null | undefined => {
    const asked = { guest: null, bot: "greedy", resigned: false, askedSince: bot ? 1 : null };
    const other = { guest: 0, bot: null, resigned: false, askedSince: bot ? null : 1 };
    const seats = seat === 0 ? [asked, other] : [other, asked];
    table.take({ audience: 1 - seat, document: documentOf(play, 1 - seat, { seats }), items });
    return table.sheet()?.said;
  };
  const says = "Mila means to fight.";
  expect(shown(true)).toBeNull();
  const item = { ...give(play, seat, 1 - seat, 1), says };
  expect(shown(true, item)).toBe(says);
  expect(shown(false), "somebody else is asked").toBeNull();
  expect(shown(true, { n: 2, at: 0, what: "undone", seat: 1 - seat })).toBeNull();
});

test("news come once, with what happened in words", () => {
  const play = begun(masters, { vampires: 2, players: 2, difficulty: "easy" });
  const table = new AwayTable(masters, 0);
  table.take({ audience: 0, document: documentOf(play, 0), items: [] });
  const [{ seat }] = openQuestions(play);
  const items = [give(play, seat, 0, 1)];
  while (items.at(-1)?.facts?.length === 0) {
    items.push(give(play, openQuestions(play)[0].seat, 0, items.length + 1));
  }
  table.take({ audience: 0, document: documentOf(play, 0), items });
  const told = table.sheet();
  expect(told?.news.flatMap(({ facts }) => facts).length).toBeGreaterThan(0);
  expect(told?.news.at(-1)?.after, "and the table as it is then").toEqual(told?.on);
  table.take({ audience: 0, document: documentOf(play, 0), items: [] });
  expect(table.sheet()?.news).toEqual([]);
});

test("an undo that others must agree to says so, and one that nobody allows says why", () => {
  const play = begun(masters, { vampires: 2, players: 2, difficulty: "easy" });
  const [{ seat }] = openQuestions(play);
  const item = give(play, seat, seat, 1);
  const marked = (behindMarks: "consent" | "never" | "free") => {
    const table = new AwayTable(masters, seat);
    const document = documentOf(play, seat, { policy: { behindMarks, fate: "anew" } });
    table.take({ audience: seat, document: { ...document, undoMark: "chance" }, items: [item] });
    return table.sheet()?.undo;
  };
  expect(marked("free")).toEqual({ isPossible: true, words: "", way: "undo" });
  expect(marked("consent")).toMatchObject({ isPossible: true });
  expect(marked("consent")?.words).toBe(
    "Chance has decided something since. The others will be asked.",
  );
  expect(marked("never")).toMatchObject({ isPossible: false });
});

test("who has answered nothing has nothing to take back, and gets it back when it was undone", () => {
  const play = begun(masters, { vampires: 2, players: 2, difficulty: "easy" });
  const [{ seat }] = openQuestions(play);
  const table = new AwayTable(masters, seat);
  table.take({ audience: seat, document: documentOf(play, seat), items: [] });
  expect(table.sheet()?.undo.isPossible).toBe(false);
  table.take({
    audience: seat,
    document: documentOf(play, seat),
    items: [give(play, seat, seat, 1)],
  });
  expect(table.sheet()?.undo.isPossible).toBe(true);
  undo(play, seat);
  const undone: LogItem = { n: 2, at: 0, what: "undone", seat };
  table.take({ audience: seat, document: documentOf(play, seat), items: [undone] });
  expect(table.sheet()?.undo.isPossible).toBe(false);
  expect(table.sheet()?.logFrom).toBe(2);
});

test("those who watch are asked nothing and see no hand", () => {
  const play = begun(orders, { players: 2 });
  const table = new AwayTable(orders, -1);
  table.take({ audience: -1, document: documentOf(play, -1), items: [] });
  const sheet = table.sheet();
  if (sheet?.on.game !== "blood-orders") throw new Error("not Blood Orders");
  expect(sheet.question).toBeNull();
  expect(sheet.on.scene.players.map(({ hand }) => hand)).toEqual([null, null]);
});

test("before the game has begun there is nothing to see", () => {
  const play = begun(orders, { players: 2 });
  const table = new AwayTable(orders, 0);
  table.take({ audience: 0, document: { ...documentOf(play, 0), view: null }, items: [] });
  expect(table.sheet()).toBeNull();
});

test("in a phase of plans, only an own plan can be withdrawn", () => {
  const play = begun(orders, { players: 2 });
  const table = new AwayTable(orders, 0);
  table.take({ audience: 0, document: documentOf(play, 0), items: [] });
  expect(table.sheet()?.undo, "nothing planned yet").toMatchObject({ isPossible: false });
  const planned = give(play, 0, 0, 1);
  table.take({ audience: 0, document: documentOf(play, 0), items: [planned] });
  expect(table.sheet()?.undo).toMatchObject({ isPossible: true, way: "withdraw" });
  const others: LogItem = { n: 2, at: 0, what: "withdrew", seat: 1 };
  table.take({ audience: 0, document: documentOf(play, 0), items: [others] });
  expect(table.sheet()?.undo, "whatever others do").toMatchObject({ isPossible: true });
  withdrawAnswers(play, 0);
  const own: LogItem = { n: 3, at: 0, what: "withdrew", seat: 0 };
  table.take({ audience: 0, document: documentOf(play, 0), items: [own] });
  expect(table.sheet()?.undo).toMatchObject({ isPossible: false });
});
