import { dice } from "@coterie/kernel";
import { PROTOCOL, type ServerMessage } from "@coterie/protocol";
import { Connection } from "./connection.js";
import type { LiveTable, Watcher } from "./lane.js";
import { Questions } from "./questions.js";
import type { Recorder } from "./recorder.js";
import { nobody } from "./watcher.js";

/** Somebody with a pass, and the seats that go with it. */
export interface Guest {
  readonly pass: string;
  readonly seats: readonly number[];
}

const UPDATE = '{"t":"update"';
const WHOLE = '{"t":"whole"';
const DONE = '{"t":"done"';
const REFUSED = '{"t":"refused"';
const BYE = '{"t":"bye"';
/** How a change of a question begins in an update: without it there is nothing to read for us. */
const OF_QUESTION = Buffer.from('[["question"');
const OF_ALL = Buffer.from("[[[],");

/**
 * Answers in a simultaneous phase are secret: the others get nothing. The client cannot know that
 * beforehand, so a move is also over when the others have heard nothing for so long after its author
 * had the acknowledgement; they are written to in the same breath. Such a move has no latency, and
 * the server is kept busy by the other tables meanwhile.
 */
const SILENCE_MS = 10;

/**
 * A table of our server with a connection for each guest. A move is over when its author has the
 * acknowledgement and the next question, and the others their updates.
 */
export class OursTable implements LiveTable {
  watcher: Watcher = nobody;
  recorder: Recorder | undefined;
  private readonly connections: Connection[] = [];
  private readonly questions = new Questions();
  private readonly pick;
  private readonly connectionOf: number[] = [];
  private wholes = 0;
  private onWholes: () => void = () => {};
  // The move under way.
  private mover = -1;
  private answered = "";
  private isDone = false;
  private sent = 0;
  private id = 0;
  /** By connection: the sizes of what has arrived since the move was sent. */
  private got: number[][] = [];
  private reached = 0;
  /** Updates that came when no move was under way: the end of a move was declared too early. */
  static strays = 0;
  static moves = 0;

  private constructor(private readonly table: string) {
    this.pick = dice(table);
  }

  static async connect(port: number, table: string, guests: readonly Guest[]): Promise<OursTable> {
    const opened = new OursTable(table);
    const awaited = guests.reduce((sum, { seats }) => sum + seats.length, 0);
    const seen = new Promise<void>((resolve) => {
      opened.onWholes = () => {
        if (opened.wholes === awaited) resolve();
      };
    });
    for (const guest of guests) await opened.join(port, guest);
    await seen;
    return opened;
  }

  private async join(port: number, { pass, seats }: Guest): Promise<void> {
    const at = this.connections.length;
    const connection = await Connection.open(port, "/api/socket", (bytes, start, end) =>
      this.take(at, bytes, start, end),
    );
    connection.onLost = (why) => this.watcher.failed(new Error(`table ${this.table}: ${why}`));
    this.connections.push(connection);
    this.got.push([]);
    for (const seat of seats) this.connectionOf[seat] = at;
    connection.send(JSON.stringify({ t: "hello", protocol: PROTOCOL, table: this.table, pass }));
  }

  move(): boolean {
    const asked = this.questions.asked();
    if (asked.length === 0) return false;
    const seat = asked[this.pick(asked.length)];
    const question = this.questions.of(seat);
    if (question === null) return false;
    const { key } = question.options[this.pick(question.options.length)];
    const command = { do: "answer", seat, question: question.id, keys: [key] };
    const text = JSON.stringify({ t: "do", id: this.id++, command });
    this.begin(seat, question.id, text.length);
    this.connections[this.connectionOf[seat]].send(text);
    return true;
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }

  private begin(seat: number, question: string, sent: number): void {
    this.mover = seat;
    this.answered = question;
    this.isDone = false;
    this.sent = sent;
    this.reached = 0;
    for (const sizes of this.got) sizes.length = 0;
  }

  private take(at: number, bytes: Buffer, start: number, end: number): void {
    const head = bytes.toString("latin1", start, Math.min(end, start + REFUSED.length));
    if (head.startsWith(UPDATE)) this.takeUpdate(at, bytes, start, end);
    else if (head.startsWith(DONE)) this.takeDone(at, end - start);
    else if (head.startsWith(WHOLE)) {
      this.questions.takeWhole(parsed(bytes, start, end) as never);
      this.wholes++;
      this.onWholes();
    } else if (head.startsWith(REFUSED) || head.startsWith(BYE)) {
      const text = bytes.toString("utf8", start, end);
      this.watcher.failed(new Error(`table ${this.table}: ${text.slice(0, 300)}`));
    }
  }

  private takeUpdate(at: number, bytes: Buffer, start: number, end: number): void {
    if (isWorthReading(bytes, start, end)) {
      this.questions.takeUpdate(parsed(bytes, start, end) as never);
    }
    if (this.mover < 0) {
      OursTable.strays++;
      return;
    }
    if (this.got[at].length === 0) this.reached++;
    this.got[at].push(end - start);
    this.endIfOver();
  }

  private takeDone(at: number, size: number): void {
    this.got[at].push(size);
    this.isDone = true;
    this.endIfOver();
    if (this.mover >= 0) this.endAfterSilence(this.id);
  }

  private endIfOver(): void {
    if (this.isAnswered() && this.reached === this.connections.length) this.end();
  }

  private isAnswered(): boolean {
    return this.isDone && this.questions.of(this.mover)?.id !== this.answered;
  }

  private endAfterSilence(id: number): void {
    setTimeout(() => {
      if (this.id === id && this.mover >= 0 && this.isAnswered()) this.end();
    }, SILENCE_MS);
  }

  private end(): void {
    const { sent } = this;
    const seat = this.connectionOf[this.mover];
    this.mover = -1;
    OursTable.moves++;
    this.recorder?.add(() => ({ seat, sent, got: this.got.map((sizes) => sizes.slice()) }));
    this.watcher.moved(this, this.reached === this.connections.length);
  }
}

function isWorthReading(bytes: Buffer, start: number, end: number): boolean {
  const message = bytes.subarray(start, end);
  return message.includes(OF_QUESTION) || message.includes(OF_ALL);
}

function parsed(bytes: Buffer, start: number, end: number): ServerMessage {
  return JSON.parse(bytes.toString("utf8", start, end)) as ServerMessage;
}
