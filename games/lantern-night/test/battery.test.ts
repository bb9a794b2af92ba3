import type { Game } from "@coterie/kernel";
import { type BatteryReport, runBattery } from "@coterie/kernel/battery";
import { count, listed, ref } from "@coterie/kernel/define";
import { expect, test } from "vitest";
import { declaration, lanternNight } from "../src/index.js";
import { disguise } from "./support/disguise.js";
import { type NightKit, redeclared } from "./support/redeclared.js";

const SEED = "lantern-night";
const { domains, state } = declaration;

function run(game: Game<NightKit>, games: number): BatteryReport {
  const setups = [2, 3, 4].flatMap((players) => [1, 5].map((nights) => ({ players, nights })));
  return runBattery(game, { setups, games, seed: SEED, disguise });
}

test(`every check of the battery holds (seed ${SEED})`, () => {
  const report = run(lanternNight, 300);
  expect(report.failures).toEqual([]);
  expect(report.unasked).toEqual([]);
});

const BROKEN: readonly [check: string, what: string, game: Game<NightKit>][] = [
  [
    "disguised",
    "declares the omens of seats as open",
    redeclared({
      state: {
        ...state,
        open: {
          ...state.open,
          players: listed("seat", { ...state.open.players.parts, omens: ref("omen") }),
        },
        own: {},
      },
    }),
  ],
  [
    "disguised",
    "declares a back of its own for each omen",
    redeclared({
      domains: { omen: { ...domains.omen, back: (_content: unknown, omen: number) => omen } },
    }),
  ],
  [
    "faults",
    "declares fewer nights than there may be",
    redeclared({ state: { ...state, open: { ...state.open, night: count({ max: 4 }) } } }),
  ],
];

test.each(BROKEN)(`the check %s catches a game that %s (seed ${SEED})`, (check, _what, game) => {
  expect(run(game, 40).failures.map((failure) => failure.check)).toContain(check);
});
