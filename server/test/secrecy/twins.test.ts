import { type AnyGame, dice, isSimultaneous, SPECTATOR } from "@coterie/kernel";
import { disguise, lanterns } from "@coterie/kernel/tiny";
import { expect, inject, test } from "vitest";
import { positionFor } from "../../src/core/again.js";
import { playOf } from "../../src/core/carry-out.js";
import type { Parts } from "../../src/core/parts.js";
import { summaryOf } from "../../src/core/summary.js";
import type { Table } from "../../src/core/table.js";
import { houseShelf } from "../../src/shelf.js";
import { chanceFrom } from "./support/served.js";
import { answerSomehow, startedTable } from "./support/table.js";
import { goOn, imaginedBy, type State, type Twins, type World, worldOf } from "./support/twins.js";

/**
 * Two tables that differ only in what an audience may not know. Whatever the server writes to that
 * audience must be the same to the byte, until something comes to light.
 */

const SEED = "twins/1";
const STEPS = 12;

type Pick = (below: number) => number;
type Disguised = (table: Table, audience: number, pick: Pick) => (state: State) => State;

const shelf = houseShelf();
const blood = shelf.usual("blood-orders") as AnyGame;
const masters = shelf.usual("masters-of-the-night") as AnyGame;

const imagined: Disguised = ({ game }, audience, pick) => imaginedBy(game, audience, pick);
const lanternsInDisguise: Disguised = (_table, audience, pick) => (state) =>
  disguise(state as never, audience, pick);

interface Counted {
  twins: number;
  messages: number;
  inPhases: number;
}

/** Plays a game at random; at some of its positions every audience is shown a twin. */
function playWithTwins(
  game: AnyGame,
  setup: unknown,
  seed: string,
  oneIn: number,
  disguised: Disguised,
  counted: Counted,
): void {
  const table = startedTable(game, setup, seed);
  const pick = dice(seed);
  for (let at = 1; table.info.status === "running"; at++) {
    if (pick(oneIn) === 0) {
      for (let audience = SPECTATOR; audience < table.info.seats.length; audience++) {
        compareTwins(table, audience, `${seed}, answer ${at}`, disguised, pick, counted);
      }
    }
    answerSomehow(table, at, pick);
  }
}

function compareTwins(
  table: Table,
  audience: number,
  where: string,
  disguised: Disguised,
  pick: Pick,
  counted: Counted,
): void {
  const twins: Twins = {
    real: worldOf(table, audience),
    twin: worldOf(table, audience, disguised(table, audience, pick)),
    audience,
  };
  const { real, twin } = twins;
  let same = { real: 1, twin: 1 };
  counted.twins++;
  if (isSimultaneous(playOf(table).state)) counted.inPhases++;
  for (let i = 0; i < STEPS && goOn(twins, 1_000_000 + i, pick); i++) {
    same = { real: real.told.length, twin: twin.told.length };
    if (pick(6) === 0) {
      expect(asked(twin), `${where}, audience ${audience}, step ${i}`).toEqual(asked(real));
    }
  }
  const told = real.told.slice(0, same.real);
  expect(twin.told.slice(0, same.twin), `${where}, audience ${audience}`).toEqual(told);
  counted.messages += told.length;
}

/** What anybody is told who asks for a position of the table, or for lists of tables. */
function asked({ table }: World): unknown {
  const parts = { chance: chanceFrom(SEED) } as Parts;
  const position = (answer: number): unknown => {
    try {
      return positionFor(parts, table, answer);
    } catch (error) {
      return String(error);
    }
  };
  return [summaryOf(table), position(0), position(9), position(1_000_000)];
}

const GAMES: readonly [string, AnyGame, readonly unknown[], number, Disguised][] = [
  ["Lanterns", lanterns, [{ players: 2 }, { players: 3 }], 3, lanternsInDisguise],
  ["Lanterns, imagined", lanterns, [{ players: 2 }, { players: 3 }], 3, imagined],
  [
    "Blood Orders",
    blood,
    [{ players: 2 }, { players: 3 }, { players: 4 }],
    inject("isNightly") ? 12 : 40,
    imagined,
  ],
  ["Masters of the Night", masters, [{ players: 2, vampires: 3 }], 6, imagined],
];

test.each(GAMES)("twins of %s get the same messages", (name, game, setups, oneIn, disguised) => {
  const counted: Counted = { twins: 0, messages: 0, inPhases: 0 };
  setups.forEach((setup, i) => {
    playWithTwins(game, setup, `${SEED}/${name}/${i}`, oneIn, disguised, counted);
  });
  expect(counted.messages, "messages that were compared").toBeGreaterThan(1.5 * counted.twins);
  if (game !== masters) expect(counted.inPhases, "twins in phases").toBeGreaterThan(50);
});
