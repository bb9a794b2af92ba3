import { dice } from "@coterie/kernel";
import { Connection } from "./connection.js";
import { each, type Lane, type LiveTable, SEATS, type Watcher } from "./lane.js";
import type { ServedGame } from "./ours.js";
import { cityPlayer, hostedPlayer, type PeerPlayer, type PeerState } from "./peer-player.js";
import { programBeside, ServerProcess } from "./server-process.js";
import { nobody } from "./watcher.js";

export function startPeer(): Promise<ServerProcess> {
  return ServerProcess.start(programBeside("peer-server.js"), () => [], {});
}

/** The small city game, whose state is smaller than one view of ours: in boardgame.io's favour. */
export function cityLane(server: ServerProcess): Lane {
  return laneOf("boardgame.io, city", server, 60, 0, cityPlayer);
}

/** A game of ours on boardgame.io. */
export function hostedLane(server: ServerProcess, game: ServedGame): Lane {
  const { id, name, length, stage } = game;
  return laneOf(`boardgame.io, ${name}`, server, length, stage, hostedPlayer(id));
}

/** Matches are numbered through, over all rounds. */
let matches = 0;

function laneOf(
  name: string,
  server: ServerProcess,
  length: number,
  stagger: number,
  player: PeerPlayer,
): Lane {
  const open = (): Promise<PeerTable> => PeerTable.open(server.port, `m${matches++}`, player);
  return { name, server, length, stagger, open: (count) => each(count, SEATS, open) };
}

/**
 * socket.io's protocol spoken directly, for the same lean client as everywhere: "0" opens, "2" and
 * "3" are ping and pong, "40" connects to a namespace (one for each game), "42" is an event.
 */
class PeerTable implements LiveTable {
  watcher: Watcher = nobody;
  private readonly connections: Connection[] = [];
  private readonly pick;
  private readonly known = new Array<PeerState | undefined>(SEATS);
  private readonly head: { readonly connect: string; readonly event: string };
  private readonly update: Buffer;
  private readonly sync: Buffer;
  private missing = 0;
  private onEvent: () => void = () => {};

  private constructor(
    private readonly match: string,
    private readonly player: PeerPlayer,
  ) {
    this.pick = dice(match);
    this.head = { connect: `40/${player.game},`, event: `42/${player.game},` };
    this.update = Buffer.from(`${this.head.event}["update"`);
    this.sync = Buffer.from(`${this.head.event}["sync"`);
  }

  /** One seat after the other: the first to come makes the match, and only then it can be joined. */
  static async open(port: number, match: string, player: PeerPlayer): Promise<PeerTable> {
    const table = new PeerTable(match, player);
    for (let seat = 0; seat < SEATS; seat++) await table.join(port, seat);
    return table;
  }

  private async join(port: number, seat: number): Promise<void> {
    const path = "/socket.io/?EIO=4&transport=websocket";
    const synced = new Promise<void>((resolve) => {
      this.onEvent = resolve;
    });
    const connection = await Connection.open(port, path, (bytes, start, end) =>
      this.take(seat, bytes, start, end),
    );
    connection.onLost = (why) => this.watcher.failed(new Error(`${this.match}: ${why}`));
    this.connections[seat] = connection;
    connection.send(this.head.connect);
    await synced;
  }

  move(): boolean {
    const move = this.player.choose(this.known, this.pick);
    if (move === undefined) return false;
    const { seat, stateID, action } = move;
    this.missing = SEATS;
    const update = ["update", action, stateID, this.match, `${seat}`];
    this.connections[seat].send(this.head.event + JSON.stringify(update));
    return true;
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }

  private take(seat: number, bytes: Buffer, start: number, end: number): void {
    const message = bytes.subarray(start, end);
    if (startsWith(message, this.update)) {
      this.read(seat, message, ([, , state]) => state as PeerState);
      this.missing--;
      if (this.missing === 0) this.watcher.moved(this, true);
    } else if (startsWith(message, this.sync)) {
      this.read(seat, message, ([, , { state }]) => state as PeerState);
      this.onEvent();
    } else this.takeControl(seat, message.toString("latin1", 0, 64));
  }

  private read(seat: number, message: Buffer, stateIn: (event: PeerEvent) => PeerState): void {
    this.known[seat] = this.player.mustRead(seat, message)
      ? stateIn(JSON.parse(message.toString("utf8", this.head.event.length)))
      : undefined;
  }

  private takeControl(seat: number, text: string): void {
    if (text === "2") this.connections[seat].send("3");
    else if (text.startsWith(this.head.connect)) {
      const sync = ["sync", this.match, `${seat}`, null, SEATS];
      this.connections[seat].send(this.head.event + JSON.stringify(sync));
    }
  }
}

type PeerEvent = [string, string, { state?: unknown }];

function startsWith(message: Buffer, head: Buffer): boolean {
  return (
    message.length >= head.length && message.compare(head, 0, head.length, 0, head.length) === 0
  );
}
