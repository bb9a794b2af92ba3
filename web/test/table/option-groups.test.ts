import { answer, dice, type Kit, openQuestions, outcomeOf, startPlay } from "@coterie/kernel";
import { expect, test } from "vitest";
import type { Door } from "../../src/engine/door.js";
import { questionSheet } from "../../src/engine/question-sheet.js";
import type { OptionSheet } from "../../src/sheet/sheet.js";
import { optionGroups } from "../../src/table/option-groups.js";
import { masters, orders } from "../engine/support.js";

/** The questions of a random game that leave a choice. */
function* questionsOf<K extends Kit>(door: Door<K>, setup: unknown, secret: string) {
  const { play } = startPlay(door.game, setup, { secret, nonces: [] });
  const pick = dice(secret);
  while (outcomeOf(play) === null) {
    const [asked] = openQuestions(play);
    const { seat, id, options, forced } = asked;
    if (!forced) yield questionSheet(door, door.game.view(play.state, seat).seen, asked);
    answer(play, { seat, question: id, key: options[pick(options.length)].key });
  }
}

function expectNumbered(options: readonly OptionSheet[]): void {
  const groups = optionGroups(options);
  const standing = groups.flatMap((group) => group.options);
  expect(standing.map(({ number }) => number)).toEqual(options.map((_, i) => i + 1));
  expect(new Set(standing.map(({ option }) => option))).toEqual(new Set(options));
  for (const { name, options: members } of groups) {
    expect(new Set(members.map(({ option }) => option.group))).toEqual(new Set([name]));
  }
}

/** A group goes on after another one has begun: its options stand elsewhere than in the order of the rules. */
function isMixed(options: readonly OptionSheet[]): boolean {
  const names = options.map(({ group }) => group);
  const starts = names.filter((name, i) => name !== names[i - 1]);
  return starts.length > new Set(starts).size;
}

const VAMPIRES = ["agnieszka", "ishtvan", "mila"];

test("options are numbered as they stand, for every question of random games", () => {
  const kinds = new Set<string>();
  let mixed = 0;
  for (const secret of ["5", "8", "9"].map((digit) => digit.padStart(64, "0"))) {
    const asked = [
      ...questionsOf(masters, { vampires: VAMPIRES, players: 1, difficulty: "easy" }, secret),
      ...questionsOf(orders, { players: 3 }, secret),
    ];
    for (const { kind, options } of asked) {
      kinds.add(kind);
      if (isMixed(options)) mixed++;
      expectNumbered(options);
      const places = new Set(options.flatMap((option) => option.places));
      for (const place of places) {
        expectNumbered(options.filter((option) => option.places.includes(place)));
      }
    }
  }
  expect(kinds.size).toBeGreaterThan(15);
  expect(mixed, "questions whose options do not stand in the order of the rules").toBeGreaterThan(
    3,
  );
});
