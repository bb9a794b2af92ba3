import type { Json } from "@coterie/kernel";
import type { Command, CommandName, CommandResult } from "./commands.js";
import { BadDifference, changed, type Difference } from "./difference.js";
import type { LogItem, TableDocument } from "./document.js";
import type { ClientMessage, Hello, ServerMessage, Trouble } from "./messages.js";
import { PROTOCOL } from "./version.js";

/** What one audience of a table knows: its document, and everything that happened, in order. */
export interface Sheet {
  n: number;
  document: TableDocument;
  readonly log: LogItem[];
}

/** An update that does not fit the document it was made for. */
export interface Desync {
  readonly audience: number;
  /** The number of the update. */
  readonly n: number;
  readonly error: Error;
}

/** A command that was not answered yet. */
interface Waiting {
  readonly command: Command;
  isSent: boolean;
  readonly settle: (trouble: Trouble | null, result: CommandResult) => void;
}

/** To be done twice would be another thing than once: of these nobody knows after a lost connection. */
const ONCE: ReadonlySet<CommandName> = new Set(["undo", "consent", "say"]);

/**
 * The client's half of the protocol, without a socket and without a clock: it is told what arrived
 * and says what to send. Pages, scripts and the simulator all follow a table with it. It notices
 * what it missed by the numbers of each audience, and asks for it.
 */
export class Follower {
  readonly sheets = new Map<number, Sheet>();
  guest: number | null = null;
  here: { readonly guests: readonly number[]; readonly watching: number } = {
    guests: [],
    watching: 0,
  };
  private readonly waiting = new Map<number, Waiting>();
  private readonly syncing = new Set<number>();
  /** Audiences of which nothing has come over this connection yet. */
  private readonly unheard = new Set<number>();
  private nextId = 0;
  private connected = false;

  constructor(
    private readonly table: string,
    private readonly pass: string | undefined,
    private readonly send: (message: ClientMessage) => void,
    /** Called after anything changed in what an audience sees. */
    private readonly onChange: (audience: number) => void = () => {},
    /**
     * Called when an update follows on what we have and still does not fit it: an error of the
     * server or of this client. The whole document is asked for, so that the page goes on.
     */
    private readonly onDesync: (desync: Desync) => void = () => {},
  ) {}

  /**
   * A connection is there: says who we are and what we have. What waits is sent again: an answer
   * names its question, so that it counts once.
   */
  open(): void {
    this.connected = true;
    this.syncing.clear();
    for (const audience of this.sheets.keys()) this.unheard.add(audience);
    const have = [...this.sheets].map(([audience, { n }]): [number, number] => [audience, n]);
    const hello: Hello = {
      t: "hello",
      protocol: PROTOCOL,
      table: this.table,
      ...(this.pass === undefined ? {} : { pass: this.pass }),
      ...(have.length === 0 ? {} : { have }),
    };
    this.send(hello);
    for (const [id, waiting] of [...this.waiting]) this.sendAgain(id, waiting);
  }

  private sendAgain(id: number, waiting: Waiting): void {
    if (!waiting.isSent || !ONCE.has(waiting.command.do)) {
      waiting.isSent = true;
      this.send({ t: "do", id, command: waiting.command });
      return;
    }
    const message = "the connection was lost before the answer came; look whether it was done";
    this.settle(id, { code: "unanswered", message }, {});
  }

  /** The connection is gone. What was not answered is kept, because nobody knows whether it arrived. */
  close(): void {
    this.connected = false;
  }

  /** Sends a command, now or when there is a connection, and tells what became of it. */
  request(command: Command, settle: Waiting["settle"]): void {
    const id = this.nextId++;
    this.waiting.set(id, { command, settle, isSent: this.connected });
    if (this.connected) this.send({ t: "do", id, command });
  }

  receive(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.guest = message.guest;
        this.forgetAllBut(message.follows);
        break;
      case "whole":
        this.takeWhole(message);
        break;
      case "update":
        this.takeUpdate(message);
        break;
      case "lost":
        this.sheets.delete(message.to);
        this.onChange(message.to);
        break;
      case "done":
        this.settle(message.id, null, message.result ?? {});
        break;
      case "refused":
        this.settle(message.id, message, {});
        break;
      case "here":
        this.here = { guests: message.guests, watching: message.watching };
        break;
      case "pong":
      case "bye":
        break;
    }
  }

  private forgetAllBut(follows: readonly number[]): void {
    for (const audience of this.sheets.keys()) {
      if (!follows.includes(audience)) this.sheets.delete(audience);
    }
  }

  private takeWhole(message: Extract<ServerMessage, { t: "whole" }>): void {
    const { to, n, document, log } = message;
    const known = this.sheets.get(to);
    const isFirst = this.unheard.delete(to);
    const isBehind = known !== undefined && n < known.n;
    // Overtaken by something younger that was asked for later; but if the first word is that there
    // is less than we had, and all of it comes, then the server began anew from a backup.
    if (isBehind && !(isFirst && log.length === n)) return;
    this.syncing.delete(to);
    const sheet = known === undefined || isBehind ? { n, document, log: [] } : known;
    const last = sheet.log.at(-1)?.n ?? 0;
    const missed = log.filter((item) => item.n > last);
    if (missed.length < n - last) {
      // Meant for somebody who has heard more than we have.
      this.sync(to, last);
      return;
    }
    sheet.log.push(...missed);
    sheet.n = n;
    sheet.document = document;
    this.sheets.set(to, sheet);
    this.onChange(to);
  }

  private takeUpdate(message: Extract<ServerMessage, { t: "update" }>): void {
    const { to, n, log, d } = message;
    const sheet = this.sheets.get(to);
    if (sheet !== undefined && n <= sheet.n) return;
    const next = sheet?.n === n - 1 ? this.documentAfter(sheet.document, to, n, d) : undefined;
    if (sheet === undefined || next === undefined) {
      this.sync(to, sheet?.n ?? 0);
      return;
    }
    this.unheard.delete(to);
    sheet.document = next;
    sheet.n = n;
    if (log !== undefined) sheet.log.push({ n, ...log });
    this.onChange(to);
  }

  /** Undefined if the difference was made for another document. */
  private documentAfter(
    document: TableDocument,
    audience: number,
    n: number,
    d: Difference,
  ): TableDocument | undefined {
    try {
      return changed(document as unknown as Json, d) as unknown as TableDocument;
    } catch (error) {
      if (!(error instanceof BadDifference)) throw error;
      this.onDesync({ audience, n, error });
      return undefined;
    }
  }

  /** Asks for everything after what we have; once, however many updates are missing. */
  private sync(to: number, have: number): void {
    if (this.syncing.has(to)) return;
    this.syncing.add(to);
    this.send({ t: "sync", to, have });
  }

  private settle(id: number, trouble: Trouble | null, result: CommandResult): void {
    const waiting = this.waiting.get(id);
    if (waiting === undefined) return;
    this.waiting.delete(id);
    waiting.settle(trouble, result);
  }
}
