import { answer, dice, openQuestions, openScene, type Question } from "@coterie/kernel";
import { expect, test } from "vitest";
import { mastersOfTheNight, ruleWords } from "../../src/index.js";
import { actions } from "../../src/rules/actions/index.js";

const game = mastersOfTheNight();
const names = actions.map(({ name }) => name);
const GAMES = 6;

/** Each action is either offered or blocked, with a reason and a rule that there is. */
function faultsOf(question: Question): string[] {
  const keys = question.options.map(({ key }) => key);
  const faults: string[] = [];
  if (new Set(keys).size < keys.length) faults.push("two options have the same key");
  if (!keys.includes("end-turn")) faults.push("the turn cannot be ended");
  for (const name of names) {
    const offered = keys.some((key) => key === name || key.startsWith(`${name}:`));
    const reasons = question.blocked.filter(({ action }) => action === name).length;
    if (offered && reasons > 0) faults.push(`${name} is offered and blocked`);
    if (!offered && reasons !== 1) faults.push(`${name} has ${reasons} reasons`);
  }
  for (const { action, reason, rule } of question.blocked) {
    if (!names.includes(action)) faults.push(`${action} is no action`);
    if (!/^[a-z]+(-[a-z]+)*$/.test(reason)) faults.push(`${action}: ${reason} is no reason`);
    if (ruleWords[rule] === undefined) faults.push(`${action}: there is no rule ${rule}`);
  }
  return faults;
}

/** Plays a random game to its end and looks at every question of its nights. */
function playOne(seed: string, count: number): { faults: string[]; seen: Set<string> } {
  const pick = dice(seed);
  const all = game.content.vampires.map(({ card }) => card.id);
  const vampires = Array.from({ length: count }, () => all.splice(pick(all.length), 1)[0]);
  const reading = pick(2) === 0 ? "rulebook" : "summary";
  // Random play never gets far by itself; kill counts and relics open every action.
  const relics = game.content.relics.map(({ card }) => card.id);
  const begin = (): object => {
    const kills = pick(10);
    const held = kills < 2 ? [] : relics.splice(pick(relics.length), 1);
    return { kills, relics: held };
  };
  const position = {
    phase: "dawn",
    vampires: Object.fromEntries(vampires.map((id) => [id, begin()])),
  };
  const { play } = openScene(game, { vampires, reading }, position, seed);
  const faults: string[] = [];
  const seen = new Set<string>();
  while (play.state.outcome === 0) {
    const [question] = openQuestions(play);
    if (question.kind === "night.act") {
      for (const fault of faultsOf(question)) {
        faults.push(`seed ${seed}, V=${count}, answer ${play.entries.length + 1}: ${fault}`);
      }
      for (const { key } of question.options) seen.add(key.split(":")[0]);
    }
    const { key } = question.options[pick(question.options.length)];
    answer(play, { seat: question.seat, question: question.id, key });
  }
  return { faults, seen };
}

test("MN-5.13 at every question of the night each action is offered or blocked for a reason, never both", () => {
  const offered = new Set<string>();
  const faults: string[] = [];
  for (const count of [2, 3, 4, 5]) {
    for (let i = 0; i < GAMES; i++) {
      const one = playOne(`why-not-${count}-${i}`, count);
      faults.push(...one.faults);
      for (const name of one.seen) offered.add(name);
    }
  }
  expect(faults).toEqual([]);
  // The ritual cannot be met at random; ch5-ritual.test.ts knows it.
  expect([...offered].sort()).toEqual(
    [...names.filter((name) => name !== "ritual"), "end-turn"].sort(),
  );
});
