import { writeFileSync } from "node:fs";
import { beginningOf, type MoveSizes, scriptFile } from "./bare-script.js";
import { Connection } from "./connection.js";
import { each, type Lane, type LiveTable, SEATS, type Watcher } from "./lane.js";
import type { Recorder } from "./recorder.js";
import { programBeside, ServerProcess } from "./server-process.js";
import { nobody } from "./watcher.js";

/** What it sends is agreed by files in the folder. */
export function startBare(folder: string): Promise<ServerProcess> {
  return ServerProcess.start(programBeside("bare-server.js"), () => [folder], {});
}

/** Scripts and rooms of the bare server are numbered through, over all rounds. */
let scripts = 0;
let rooms = 0;

/** It sends what the recorder has when the tables are opened. */
export function bareLane(
  name: string,
  server: ServerProcess,
  folder: string,
  recorder: Recorder,
): Lane {
  return {
    name,
    server,
    length: Number.POSITIVE_INFINITY,
    stagger: 0,
    open(count) {
      const { script } = recorder;
      const called = `script-${scripts++}`;
      writeFileSync(scriptFile(folder, called), JSON.stringify(script));
      return each(count, SEATS, () => BareTable.open(server.port, called, rooms++, script));
    },
  };
}

class BareTable implements LiveTable {
  watcher: Watcher = nobody;
  private connections: Connection[] = [];
  private at: number;
  private awaited = 0;
  private toAll = false;

  private constructor(
    room: number,
    private readonly script: readonly MoveSizes[],
  ) {
    this.at = beginningOf(room, script);
  }

  static async open(
    port: number,
    name: string,
    room: number,
    script: readonly MoveSizes[],
  ): Promise<BareTable> {
    const table = new BareTable(room, script);
    table.connections = await each(SEATS, SEATS, async (seat) => {
      const path = `/${name}/${room}/${seat}`;
      const connection = await Connection.open(port, path, () => table.got());
      connection.onLost = (why) => table.watcher.failed(new Error(`${path}: ${why}`));
      return connection;
    });
    return table;
  }

  move(): boolean {
    const { seat, sent, got } = this.script[this.at];
    this.at = (this.at + 1) % this.script.length;
    this.awaited = got.reduce((sum, messages) => sum + messages.length, 0);
    this.toAll = got.every((messages) => messages.length > 0);
    this.connections[seat].send("x".repeat(sent));
    return true;
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }

  private got(): void {
    this.awaited--;
    if (this.awaited === 0) this.watcher.moved(this, this.toAll);
  }
}
