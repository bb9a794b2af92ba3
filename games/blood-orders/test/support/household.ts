import { housePack, type Piece } from "../../src/index.js";
import type { Complete, Position } from "../../src/position/form.js";
import { type TestTable, table } from "./table.js";

/**
 * Seat 0 has one house Ritual, on the first Day of its Act. All dice show 2 unless told otherwise;
 * the market holds four other Rituals of the Act; Victims and Rituals that are not mentioned lie
 * wherever nothing is said about.
 */
export type Player = NonNullable<Position["players"]>[number];
type Token = Complete["tokens"][number];
type OfAct = Extract<Piece, { act: number }>;

export interface Around extends Omit<Position, "players" | "phase"> {
  readonly self?: Player;
  /** The players after seat 0; one who has nothing special unless told otherwise. */
  readonly others?: readonly Player[];
  /** The start player's seat. */
  readonly start?: number;
}

const NAMES = ["north", "south", "east", "west"] as const;

export function household(id: string, phase: Position["phase"], around: Around = {}): TestTable {
  const { self = {}, others = [{}], start = 0, ...position } = around;
  const { act } = pieceCalled(id);
  const players = [{ ...self, rituals: [id, ...(self.rituals ?? [])] }, ...others];
  const out = mentioned({ ...position, players });
  const left = (kind: OfAct["kind"]): string[] => idsOf(kind, act, out);
  const [locations, victims] = [left("location"), left("victim")];
  const quarters = Object.fromEntries(
    NAMES.slice(0, players.length === 4 ? 4 : 3).map((name) => {
      const {
        location = locations.shift(),
        victim = victims.shift(),
        ...rest
      } = position.quarters?.[name] ?? {};
      return [name, { location, victim, die: 2, ...rest }];
    }),
  );
  return table(
    {
      phase,
      day: 3 * act - 2,
      market: left("ritual").slice(0, 4),
      ...position,
      players,
      quarters,
    },
    { house: true, players: players.length, start },
  );
}

/** The owner's turn; nothing has been placed. */
export function turn(id: string, around: Around = {}): TestTable {
  return household(id, "orders", around);
}

/** The reveal; players have no cards but those that are said. */
export function resolution(id: string, tokens: Token[], around: Around = {}): TestTable {
  const { self = {}, others = [{}] } = around;
  const bare = (player: Player): Player => ({ hand: [], ...player });
  return household(id, "reveal", { ...around, tokens, self: bare(self), others: others.map(bare) });
}

export function token(seat: number, space: Token["space"], order: Token["order"]): Token {
  return { seat, space, order };
}

/** The VP that the Ritual adds at the end, beside those that it shows itself. */
export function scored(id: string, self: Player, others: readonly Player[] = [{}]): number {
  const t = household(id, "scoring", { day: 9, self: { hand: [], ...self }, others });
  const [{ score }] = t.factsOf("scored") as { score: { rituals: number } }[];
  const shown = [id, ...(self.rituals ?? [])].reduce((sum, one) => sum + vpOf(one), 0);
  return score.rituals - shown;
}

function vpOf(id: string): number {
  const piece = pieceCalled(id);
  return piece.kind === "ritual" ? piece.vp : 0;
}

function pieceCalled(id: string): OfAct {
  const piece = housePack.pieces.find((one): one is OfAct => "act" in one && one.id === id);
  if (piece === undefined) throw new Error(`no house piece is called ${id}`);
  return piece;
}

function idsOf(kind: OfAct["kind"], act: number, but: string): string[] {
  return housePack.pieces.flatMap((piece) =>
    piece.kind === kind && piece.act === act && !but.includes(`"${piece.id}"`) ? [piece.id] : [],
  );
}

/** Everything that a position speaks of; an id in it lies where it is said to lie. */
function mentioned(position: Position): string {
  return JSON.stringify(position);
}

/** How many there are of a card. */
export function copies(card: string, n: number): string[] {
  return new Array<string>(n).fill(card);
}
