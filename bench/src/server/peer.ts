import { dice } from "@coterie/kernel";
import type { PeerCity } from "../peer/city.js";
import { optionsOf, type PeerOption } from "../peer/play.js";
import { Connection } from "./connection.js";
import { each, type Lane, type LiveTable, SEATS, type Watcher } from "./lane.js";
import { CITY } from "./peer-game.js";
import { programBeside, ServerProcess } from "./server-process.js";
import { nobody } from "./watcher.js";

export function startPeer(): Promise<ServerProcess> {
  return ServerProcess.start(programBeside("peer-server.js"), () => [], {});
}

/** Matches are numbered through, over all rounds. */
let matches = 0;

export function peerLane(server: ServerProcess): Lane {
  return {
    name: "boardgame.io",
    server,
    length: 60,
    stagger: 0,
    open: (count) => each(count, SEATS, () => PeerTable.open(server.port, `m${matches++}`)),
  };
}

const CONNECT = `40/${CITY},`;
const EVENT = `42/${CITY},`;
const UPDATE = Buffer.from(`${EVENT}["update"`);
const SYNC = Buffer.from(`${EVENT}["sync"`);

/** What a client of boardgame.io knows of its match. */
interface PeerState {
  readonly G: PeerCity;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

/**
 * socket.io's protocol spoken directly, for the same lean client as everywhere: "0" opens, "2" and
 * "3" are ping and pong, "40" connects to a namespace (one for each game), "42" is an event. Only the
 * first seat's messages are parsed; nothing is hidden in this game, so all of them say the same.
 */
class PeerTable implements LiveTable {
  watcher: Watcher = nobody;
  private readonly connections: Connection[] = [];
  private readonly pick;
  private state: PeerState | undefined;
  private missing = 0;
  private onEvent: () => void = () => {};

  private constructor(private readonly match: string) {
    this.pick = dice(match);
  }

  /** One seat after the other: the first to come makes the match, and only then it can be joined. */
  static async open(port: number, match: string): Promise<PeerTable> {
    const table = new PeerTable(match);
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
    connection.send(CONNECT);
    await synced;
  }

  move(): boolean {
    const { state } = this;
    if (state === undefined || state.ctx.gameover !== undefined) return false;
    const seat = Number(state.ctx.currentPlayer);
    const options = optionsOf(state.G, seat);
    const action = actionOf(options[this.pick(options.length)], `${seat}`);
    this.missing = SEATS;
    const update = ["update", action, state._stateID, this.match, `${seat}`];
    this.connections[seat].send(EVENT + JSON.stringify(update));
    return true;
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }

  private take(seat: number, bytes: Buffer, start: number, end: number): void {
    if (startsWith(bytes, start, end, UPDATE)) this.takeUpdate(seat, bytes, start, end);
    else if (startsWith(bytes, start, end, SYNC)) {
      const [, , { state }] = eventIn(bytes, start, end);
      this.state = state as PeerState;
      this.onEvent();
    } else this.takeControl(seat, bytes.toString("latin1", start, Math.min(end, start + 64)));
  }

  private takeUpdate(seat: number, bytes: Buffer, start: number, end: number): void {
    if (seat === 0) this.state = eventIn(bytes, start, end)[2] as unknown as PeerState;
    this.missing--;
    if (this.missing === 0) this.watcher.moved(this, true);
  }

  private takeControl(seat: number, text: string): void {
    if (text === "2") this.connections[seat].send("3");
    else if (text.startsWith(CONNECT)) {
      const sync = ["sync", this.match, `${seat}`, null, SEATS];
      this.connections[seat].send(EVENT + JSON.stringify(sync));
    }
  }
}

function startsWith(bytes: Buffer, start: number, end: number, head: Buffer): boolean {
  const stop = start + head.length;
  return stop <= end && bytes.compare(head, 0, head.length, start, stop) === 0;
}

function actionOf({ move, args }: PeerOption, playerID: string): unknown {
  const isEnd = move === "end";
  return {
    type: isEnd ? "GAME_EVENT" : "MAKE_MOVE",
    payload: { type: isEnd ? "endTurn" : move, args, playerID },
  };
}

function eventIn(bytes: Buffer, start: number, end: number): [string, string, { state?: unknown }] {
  return JSON.parse(bytes.toString("utf8", start + EVENT.length, end));
}
