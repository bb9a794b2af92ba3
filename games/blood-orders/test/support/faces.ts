import { openScene } from "@coterie/kernel";
import { classes, orders } from "../../src/content/language.js";
import { bloodOrders, housePack, type Piece } from "../../src/index.js";
import type { Position } from "../../src/position/form.js";
import { location, ritual, victim } from "./pieces.js";
import { TestTable } from "./table.js";

/** What a house card shows, read from games in which it is used. */

const ACTS = [1, 2, 3] as const;
const MOST_SYMBOLS = 6;

/** As many VP as the class of the city's only Victim has in the list of classes, counted from 1. */
const census = ritual("census", {
  daily: {
    effect: classes.map((one, i) => ({
      do: "repeat",
      times: { count: "quarters", in: { set: "quarters", class: one } },
      then: [{ do: "gain", what: "vp", n: i + 1 }],
    })),
  },
});

const game = bloodOrders({
  format: "coterie-pack/1",
  game: "blood-orders",
  name: "beside the house pieces",
  pieces: [
    census,
    ...ACTS.flatMap((act) =>
      ["north", "south", "east"].map((name) => location(`${name}-${act}`, { act, fear: 1 })),
    ),
    ...ACTS.map((act) => victim(`nobody-${act}`, { act, fear: 1 })),
  ],
});

type Quarters = NonNullable<Position["quarters"]>;

/** A city of this Act without Victims, and a market without Rituals, but for what is said. */
function open(act: number, position: Position): TestTable {
  const names = ["north", "south", "east"] as const;
  const bare = names.map((name) => [
    name,
    { location: `${name}-${act}`, victim: null, ...position.quarters?.[name] },
  ]);
  const quarters: Quarters = Object.fromEntries(bare);
  const market = [null, null, null, null];
  const whole = { day: 3 * act - 2, market, ...position, quarters };
  return new TestTable(game, openScene(game, { players: 2, start: 1 }, whole));
}

type City = Extract<Piece, { act: number }>;

/** The Acts are not what is asked here: which of them a card is of is tested with all the others. */
function actOf(id: string): City["act"] {
  const piece = housePack.pieces.find((one): one is City => "act" in one && one.id === id);
  if (piece === undefined) throw new Error(`no house piece is called ${id}`);
  return piece.act;
}

/** The class, Dawn/Dusk/Night, Fear, cost and VP of a Victim. */
export function victimFace(id: string): string {
  const t = inTheNorth(id, { victim: id });
  const [die, influence] = [t.state.dice[0], t.state.nightInfluence[0]];
  const [dawn, dusk, night] = orders.map((order) => symbolsOf(id, order));
  const { cards: vp } = scored({ hand: [id] });
  const { vp: number } = t.answer("use:census").position.players[0];
  return `${classes[number - 1]} ${dawn}/${dusk}/${night}, fear ${die - 1}, cost ${influence}, vp ${vp}`;
}

/** The Fear of a Location: the die of its Quarter beside a Victim that shows 1. */
export function locationFear(id: string): number {
  const t = inTheNorth(id, { location: id, victim: `nobody-${actOf(id)}` });
  return t.state.dice[0] - 1;
}

/** BO-2.2: the die and the Influence of a Quarter are what its two cards show. */
function inTheNorth(id: string, north: NonNullable<Quarters["north"]>): TestTable {
  const players = [{ rituals: ["census"] }];
  return open(actOf(id), { phase: "orders", players, quarters: { north } });
}

/** BO-5.3: what a pile of this one card showed when it failed; 6 if it did not. */
function symbolsOf(id: string, order: (typeof orders)[number]): number {
  const t = open(actOf(id), {
    phase: "reveal",
    players: [{ piles: { [order]: [id] } }],
    tokens: [{ seat: 0, space: "north", order }],
    quarters: { north: { die: MOST_SYMBOLS } },
  });
  const [failed] = t.factsOf("fear-failed");
  return failed === undefined ? MOST_SYMBOLS : Number(failed.n);
}

/** BO-7.1: the lines of the score of a player without Blood, Influence or Fear. */
function scored(player: object): Record<"cards" | "rituals", number> {
  const bare = { blood: 0, influence: 0, fear: 0 };
  const players = [
    { ...bare, ...player },
    { ...bare, hand: [] },
  ];
  const t = open(3, { phase: "scoring", players });
  return t.factsOf("scored")[0].score as Record<"cards" | "rituals", number>;
}
