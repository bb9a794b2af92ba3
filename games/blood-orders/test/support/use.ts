import { expect } from "vitest";
import { housePack, type Piece } from "../../src/index.js";
import type { Position } from "../../src/position/form.js";
import { type Changes, difference, type Snapshot, snapshot } from "./changes.js";
import { TestTable, table } from "./table.js";

/**
 * Seat 0 uses one house piece: a Location in the North at Dawn, or a Victim in the South at Dusk.
 *
 *   useLocation("gallows-rise").expectOnly({ self: { fear: -3, vp: 1 } });
 *   useVictim("the-undertaker").expectOptions("elder").answer("elder").expectOnly({ … });
 *
 * Everybody has 5 Blood, 8 Influence, 10 Fear, no VP and no hand; every die shows 3, every Night
 * space holds 3 Blood and 4 Influence. The pile has as many symbols as the die. Seat 1 waits with
 * a Night in the East, so that the Day stops once the piece is used.
 */
interface Around {
  readonly self?: PlayerPart;
  /** The players after seat 0; as many as are given, one at least. */
  readonly others?: readonly PlayerPart[];
  readonly north?: QuarterPart;
  readonly south?: QuarterPart;
  readonly east?: QuarterPart;
  /** Only in play with four (BO-1.1). */
  readonly west?: QuarterPart;
  /** More tokens than the one used and the one of seat 1 in the East. */
  readonly tokens?: NonNullable<Position["tokens"]>;
  /** The whole Victim deck, top card first; the other Victims have left the game. */
  readonly deck?: readonly string[];
  readonly discards?: string[];
  readonly market?: NonNullable<Position["market"]>;
  readonly ritualDeck?: string[];
  /** Rituals that have been used today. */
  readonly used?: string[];
}

type PlayerPart = NonNullable<Position["players"]>[number];
type QuarterPart = NonNullable<NonNullable<Position["quarters"]>["north"]>;
type Order = "dawn" | "dusk";

export function useLocation(id: string, around: Around = {}): Use {
  return begin(id, "dawn", { ...around, north: { location: id, ...around.north } });
}

export function useVictim(id: string, around: Around = {}): Use {
  return begin(id, "dusk", { ...around, south: { victim: id, ...around.south } });
}

const SPACE = { dawn: "north", dusk: "south" } as const;
/** A Bleeder shows 1 Dawn, an Elder 1 Dusk. */
const CARD = { dawn: "bleeder", dusk: "elder" } as const;
const DIE = 3;

function begin(id: string, order: Order, around: Around): Use {
  const space = SPACE[order];
  const { tokens = [], others = [{}] } = around;
  const t = table(
    {
      phase: "reveal",
      ...surroundings(id, around),
      players: [
        player(around.self, { [order]: pileOf(CARD[order], around[space]?.die ?? DIE) }),
        player(others[0], { night: pileOf("elder", 3) }),
        ...others.slice(1).map((other) => player(other)),
      ],
      tokens: [{ seat: 0, space, order }, ...tokens, { seat: 1, space: "east", order: "night" }],
    },
    { house: true, players: 1 + others.length },
  );
  expect(t.about).toBe(id);
  return new Use(t, order);
}

function pileOf(card: string, n: number): string[] {
  return new Array<string>(n).fill(card);
}

function player(given: PlayerPart = {}, piles: PlayerPart["piles"] = {}): PlayerPart {
  const plain = { blood: 5, influence: 8, vp: 0, fear: 10, hand: [] };
  return { ...plain, ...given, piles: { ...piles, ...given.piles } };
}

/** A city of the piece's Act in which each card lies once, and the decks that belong to it. */
function surroundings(id: string, around: Around): Position {
  const { act } = pieceCalled(id);
  const given = [around.north, around.south, around.east, around.west];
  const names = (["north", "south", "east", "west"] as const).slice(
    0,
    around.others?.length === 3 ? 4 : 3,
  );
  const held = [around.self, ...(around.others ?? [])].flatMap(cardsOf);
  const taken = [...given.map((one) => one?.victim), ...held, ...(around.deck ?? [])];
  const locations = idsOf(
    "location",
    act,
    given.map((one) => one?.location),
  );
  const victims = idsOf("victim", act, [...taken, ...(around.discards ?? [])]);
  const quarters = Object.fromEntries(
    names.map((name, i) => {
      const { location = locations.pop(), victim = victims.pop(), ...rest } = given[i] ?? {};
      return [name, { location, victim, blood: 3, influence: 4, die: DIE, ...rest }];
    }),
  );
  const { deck, discards, market, ritualDeck, used } = around;
  return {
    day: 3 * act - 2,
    quarters,
    ...(deck === undefined ? {} : { victimDeck: [...deck], gone: victims }),
    ...(discards === undefined ? {} : { discards }),
    ...(market === undefined ? {} : { market }),
    ...(ritualDeck === undefined ? {} : { ritualDeck }),
    ...(used === undefined ? {} : { used }),
  };
}

type City = Extract<Piece, { act: number }>;

function pieceCalled(id: string): City {
  const piece = housePack.pieces.find((one): one is City => "act" in one && one.id === id);
  if (piece === undefined) throw new Error(`no house piece is called ${id}`);
  return piece;
}

/** All of an Act but those that lie somewhere else. */
function idsOf(kind: City["kind"], act: number, but: readonly unknown[]): string[] {
  const left = housePack.pieces.filter(
    (piece) => piece.kind === kind && piece.act === act && !but.includes(piece.id),
  );
  return left.map(({ id }) => id);
}

function cardsOf({ hand = [], torpor = [], piles = {} }: PlayerPart = {}): string[] {
  return [...hand, ...torpor, ...Object.values(piles).flatMap((pile) => pile ?? [])];
}

class Use extends TestTable {
  /** As it was, but for what every Dawn and Dusk does: the pile, and the Influence (BO-5.5, 5.6). */
  private readonly before: Snapshot;

  constructor(t: TestTable, order: Order) {
    super(t.game, t.scene);
    this.before = snapshot(t.position);
    const { self } = this.before;
    self.torpor = [...self.torpor, ...self[order]];
    self[order] = [];
    const victim = pieceCalled(t.about ?? "");
    if (victim.kind === "victim") {
      self.influence -= victim.cost;
      (this.before.south as { influence: number }).influence += victim.cost;
    }
    this.answer(order);
  }

  /** The piece is used up, and this is all that it changed. */
  expectOnly(changes: Changes): this {
    expect(this.question).toMatch(/^(night|resolution)\./);
    expect(difference(this.before, snapshot(this.position))).toEqual(changes);
    return this;
  }
}
