import {
  answerScene,
  openQuestions,
  openScene,
  outcomeOf,
  type Scene,
  undo,
} from "@coterie/kernel";
import { expect } from "vitest";
import {
  type Fact,
  type Masters,
  type MastersKit,
  mastersOfTheNight,
  type Piece,
  type Position,
  type State,
} from "../../src/index.js";
import { TEST_TRACKERS } from "./trackers.js";

/**
 * Tests read like play: a position, answers, exactly these options, this result.
 *
 *   const t = table({ phase: "turn", active: "imre", districts: { museum: { hidden: 2 } } });
 *   t.answer("expose");
 *   t.expectPosition({ districts: { museum: { exposed: 2 } } });
 */

/** The city of all tests, by position:
 *
 *   railway-station  museum         asylum
 *   nightclub        cathedral      hospital
 *   town-hall        slaughterhouse printing-house
 */
export const LAYOUT = [
  "railway-station",
  "museum",
  "asylum",
  "nightclub",
  "cathedral",
  "hospital",
  "town-hall",
  "slaughterhouse",
  "printing-house",
] as const;

export interface TableOptions {
  /** In turn order; imre and mila unless told otherwise. The first leads. */
  readonly vampires?: readonly string[];
  readonly players?: number;
  readonly control?: readonly number[];
  readonly reading?: "rulebook" | "summary";
  readonly difficulty?: "easy" | "medium" | "hard";
  /** Pieces that replace house pieces with the same kind and id, or are added. */
  readonly pieces?: readonly Piece[];
  readonly seed?: string;
}

/** The house's pieces with the trackers of the tests, unless a test brings its own. */
export function gameWith(pieces: readonly Piece[]): Masters {
  const isReplaced = ({ id }: Piece): boolean => pieces.some((piece) => piece.id === id);
  return mastersOfTheNight({
    format: "coterie-pack/1",
    game: "masters-of-the-night",
    name: "test pieces",
    pieces: [...TEST_TRACKERS.filter((one) => !isReplaced(one)), ...pieces],
  });
}

export const testGame = gameWith([]);

export class TestTable {
  constructor(
    readonly game: Masters,
    readonly scene: Scene<MastersKit>,
  ) {}

  get state(): State {
    return this.scene.play.state;
  }

  get outcome(): string | null {
    return outcomeOf(this.scene.play);
  }

  /** The kind of the open question. */
  get question(): string | undefined {
    return openQuestions(this.scene.play)[0]?.kind;
  }

  /** The seat that is asked. */
  get seat(): number | undefined {
    return openQuestions(this.scene.play)[0]?.seat;
  }

  /** The rule that the open question cites. */
  get rule(): string | undefined {
    return openQuestions(this.scene.play)[0]?.rule;
  }

  /** The piece that asks, where a piece does. */
  get about(): string | undefined {
    return openQuestions(this.scene.play)[0]?.about;
  }

  get options(): string[] {
    return (openQuestions(this.scene.play)[0]?.options ?? []).map((option) => option.key);
  }

  /** Options whose keys begin like this, sorted. */
  optionsOf(action: string): string[] {
    return this.options.filter((key) => key === action || key.startsWith(`${action}:`)).sort();
  }

  /** Why an action is not available: the code of the reason and its rule. */
  whyNot(action: string): string | undefined {
    const blocked = openQuestions(this.scene.play)[0]?.blocked.find((one) => one.action === action);
    return blocked === undefined ? undefined : `${blocked.reason} ${blocked.rule}`;
  }

  warningOf(key: string): string | undefined {
    const option = openQuestions(this.scene.play)[0]?.options.find((one) => one.key === key);
    return option?.warning?.reason;
  }

  /** Gives answers one after the other, for whoever is asked. */
  answer(...keys: string[]): this {
    for (const key of keys) answerScene(this.scene, key);
    return this;
  }

  undo(): this {
    undo(this.scene.play, this.scene.play.moments.at(-1)?.seat ?? 0);
    return this;
  }

  /** Facts since the last answer, with readable names. */
  get facts(): Record<string, unknown>[] {
    return this.scene.facts.map((fact) => this.game.nameFact(this.state, fact));
  }

  factsOf(name: Fact["fact"]): Record<string, unknown>[] {
    return this.facts.filter((fact) => fact.fact === name);
  }

  get position(): Position {
    return this.game.name(this.state) as Position;
  }

  /** The part of the position that is given must be exactly so. */
  expectPosition(part: Position): this {
    expect(this.position).toMatchObject(part);
    return this;
  }

  /** Exactly these options, in any order. */
  expectOptions(...keys: string[]): this {
    expect(this.options.slice().sort()).toEqual(keys.slice().sort());
    return this;
  }
}

export function table(position: Position, options: TableOptions = {}): TestTable {
  const { vampires = ["imre", "mila"], pieces, seed, ...rest } = options;
  const game = pieces === undefined ? testGame : gameWith(pieces);
  const setup = { vampires, layout: LAYOUT, leader: vampires[0], ...rest };
  return new TestTable(game, openScene(game, setup, position, seed));
}

/** An event that does nothing but place agents by its grid. */
export function quietEvent(id: string, red: number, grey: [number, number]): Piece {
  return {
    kind: "event",
    id,
    name: `Quiet ${id}`,
    origin: "house",
    act: 1,
    grid: { red, grey },
    effect: [{ do: "if", when: { is: "day" }, then: [] }],
  };
}
