import {
  answerScene,
  type OpenQuestion,
  openQuestions,
  openScene,
  outcomeOf,
  type Scene,
  withdrawAnswers,
} from "@coterie/kernel";
import { expect } from "vitest";
import {
  type BloodKit,
  type BloodOrders,
  bloodOrders,
  bloodOrdersWithExactly,
  type Fact,
  type Piece,
  type State,
} from "../../src/index.js";
import type { Complete, Position } from "../../src/position/form.js";
import { plainPack } from "./pieces.js";

/**
 * Tests read like play: a position, answers, exactly these options, this result.
 *
 *   const t = table({ phase: "reveal", players: [{ piles: { dawn: ["bleeder"] } }],
 *                     tokens: [{ seat: 0, space: "north", order: "dawn" }] });
 *   t.answer("dawn");
 *   t.expectPlayer(0, { blood: 8 });
 *
 * Seats count from 0. Without `house` the city is the plain one of pieces.ts: North has loc1-1 and
 * v1-1, South loc1-2 and v1-2 and so on (Act II: loc2-1, v2-1 …), all dice show 2, cost 2.
 */
export interface TableOptions {
  /** 2 unless told otherwise. */
  readonly players?: number;
  /** The start player as a seat from 0; seat 0 unless told otherwise. */
  readonly start?: number;
  /** Pieces that replace plain ones with the same id, or are added. */
  readonly pieces?: readonly Piece[];
  /** Play with the house pieces instead (and `pieces` over them). */
  readonly house?: boolean;
  readonly seed?: string;
}

const house = bloodOrders();
const plain = bloodOrdersWithExactly(plainPack());

export function gameWith({ pieces, house: isHouse }: TableOptions): BloodOrders {
  if (isHouse !== true) {
    return pieces === undefined ? plain : bloodOrdersWithExactly(plainPack(pieces));
  }
  if (pieces === undefined) return house;
  return bloodOrders({
    format: "coterie-pack/1",
    game: "blood-orders",
    name: "test pieces",
    pieces,
  });
}

/** In the plain city every Quarter has the Location and the Victim with its own number. */
function plainQuarters(players: number, day: number): NonNullable<Position["quarters"]> {
  const act = Math.ceil(day / 3);
  const names = (["north", "south", "east", "west"] as const).slice(0, players === 4 ? 4 : 3);
  return Object.fromEntries(
    names.map((name, i) => [name, { location: `loc${act}-${i + 1}`, victim: `v${act}-${i + 1}` }]),
  );
}

type Quarters = NonNullable<Position["quarters"]>;

/** What a test says of a Quarter is said over the plain one. */
function mergedQuarters(plain: Quarters, given: Quarters): Quarters {
  const names = [...Object.keys(plain), ...Object.keys(given)] as (keyof Quarters)[];
  return Object.fromEntries(names.map((name) => [name, { ...plain[name], ...given[name] }]));
}

export class TestTable {
  constructor(
    readonly game: BloodOrders,
    readonly scene: Scene<BloodKit>,
  ) {}

  get state(): State {
    return this.scene.play.state;
  }

  get outcome(): string | null {
    return outcomeOf(this.scene.play);
  }

  /** The open question of a seat, or the first one. */
  questionOf(seat?: number): OpenQuestion | undefined {
    return openQuestions(this.scene.play, seat)[0];
  }

  /** The kind of the (first) open question. */
  get question(): string | undefined {
    return this.questionOf()?.kind;
  }

  /** The seats that are asked now. */
  get seats(): number[] {
    return openQuestions(this.scene.play).map(({ seat }) => seat);
  }

  get seat(): number | undefined {
    return this.questionOf()?.seat;
  }

  get about(): string | undefined {
    return this.questionOf()?.about;
  }

  get rule(): string | undefined {
    return this.questionOf()?.rule;
  }

  optionsFor(seat?: number): string[] {
    return (this.questionOf(seat)?.options ?? []).map((option) => option.key);
  }

  get options(): string[] {
    return this.optionsFor();
  }

  /** Exactly these options, in any order. */
  expectOptions(...keys: string[]): this {
    expect(this.options.slice().sort()).toEqual(keys.slice().sort());
    return this;
  }

  /** Options whose keys begin like this, sorted. */
  optionsOf(action: string): string[] {
    return this.options.filter((key) => key === action || key.startsWith(`${action}:`)).sort();
  }

  /** Why an action is not available: the code of the reason and its rule. */
  whyNot(action: string, seat?: number): string | undefined {
    const blocked = this.questionOf(seat)?.blocked.find((one) => one.action === action);
    return blocked === undefined ? undefined : `${blocked.reason} ${blocked.rule}`;
  }

  /** Answers for whoever is asked first. */
  answer(...keys: string[]): this {
    for (const key of keys) answerScene(this.scene, key);
    return this;
  }

  /** Answers of one seat (needed in planning and feeding). */
  by(seat: number, ...keys: string[]): this {
    for (const key of keys) answerScene(this.scene, key, seat);
    return this;
  }

  withdraw(seat: number): this {
    withdrawAnswers(this.scene.play, seat);
    return this;
  }

  /** Everybody feeds all they can, discards the first cards over the limit, and commits. */
  feedAll(): this {
    while (this.question?.startsWith("feeding.") === true) this.answer(this.options[0]);
    return this;
  }

  /** Everybody keeps all cards in hand and commits. */
  planNothing(): this {
    while (this.question?.startsWith("planning.") === true) {
      this.answer(this.question === "planning.card" ? "hand" : "commit");
    }
    return this;
  }

  /** The facts since the last answer (the setup's, before the first), in readable terms. */
  get facts(): Record<string, unknown>[] {
    return this.scene.facts.map((fact) => this.game.nameFact(this.state, fact));
  }

  get rawFacts(): readonly Fact[] {
    return this.scene.facts;
  }

  factsOf(...names: string[]): Record<string, unknown>[] {
    return this.facts.filter(({ fact }) => names.includes(String(fact)));
  }

  get position(): Complete {
    return this.game.name(this.state) as unknown as Complete;
  }

  /** The part of the position that is given must be so. */
  expectPosition(part: Position): this {
    expect(this.position).toMatchObject(part);
    return this;
  }

  expectPlayer(seat: number, part: NonNullable<Position["players"]>[number]): this {
    expect(this.position.players[seat]).toMatchObject(part);
    return this;
  }

  expectQuarter(
    name: "north" | "south" | "east" | "west",
    part: NonNullable<NonNullable<Position["quarters"]>["north"]>,
  ): this {
    expect(this.position.quarters[name]).toMatchObject(part);
    return this;
  }
}

export function table(position: Position, options: TableOptions = {}): TestTable {
  const { players = 2, start = 0, seed } = options;
  const game = gameWith(options);
  const quarters =
    options.house === true
      ? position.quarters
      : mergedQuarters(plainQuarters(players, position.day ?? 1), position.quarters ?? {});
  const given = {
    startPlayer: start,
    ...position,
    ...(quarters === undefined ? {} : { quarters }),
  };
  return new TestTable(game, openScene(game, { players, start: start + 1 }, given, seed));
}
