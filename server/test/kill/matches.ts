import type { OpenTable } from "@coterie/protocol";
import { openForTwo } from "../support/desk.js";
import { type Manners, Player } from "../support/player.js";

/** One game between two scripted players. */
export interface Match {
  readonly game: string;
  readonly players: readonly Player[];
}

export const BLOOD_ORDERS = { game: "blood-orders", setup: { players: 2 } };
export const MASTERS = { game: "masters-of-the-night", setup: { vampires: 2, players: 2 } };

const POLICIES: readonly NonNullable<OpenTable["policy"]>[] = [
  { behindMarks: "free", fate: "kept" },
  { behindMarks: "consent", fate: "anew" },
  { behindMarks: "never", fate: "kept" },
];

/** One game in eight is Blood Orders: it is five times as long. */
export function anyGame(pick: (below: number) => number): Partial<OpenTable> {
  const policy = POLICIES[pick(POLICIES.length)];
  return { ...(pick(8) === 0 ? BLOOD_ORDERS : MASTERS), policy };
}

/** Opens a table and seats two players: each at his own of the servers, if there are several. */
export async function seatTwo(
  addresses: readonly string[],
  asked: Partial<OpenTable>,
  seed: string,
  manners: Manners = {},
): Promise<Match> {
  const guests = await openForTwo(addresses[0], asked);
  const players = guests.map((who, i) => new Player(who, addresses, `${seed} ${i}`, manners));
  players.forEach((player, i) => {
    player.sitDown(addresses[i % addresses.length]);
  });
  return { game: asked.game ?? "", players };
}
