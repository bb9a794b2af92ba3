import { dice } from "@coterie/kernel";
import {
  type Command,
  Follower,
  type Seated,
  type ServerMessage,
  type Sheet,
  type TableDocument,
  type Trouble,
} from "@coterie/protocol";
import { isBadGuess, isExpected, STORE } from "./expected.js";
import { type Habits, LIVELY } from "./habits.js";
import { Wire } from "./wire.js";

/** An answer as its author knows it. */
export interface Said {
  readonly seat: number;
  readonly question: string;
  readonly keys: readonly string[];
}

/** An answer of which the server said that it is done, and when. */
export interface Acknowledged extends Said {
  readonly at: number;
}

export interface Manners {
  readonly habits?: Habits;
  /** Told of every acknowledged answer, at once. */
  readonly onDone?: () => void;
  /** Says when an answer is given, where two want to speak at the same moment. */
  readonly hold?: (say: () => void, document: TableDocument) => void;
}

/**
 * A guest at a table who plays by chance, over a real socket. It keeps what it said and what was
 * acknowledged, and everything that should not have happened. The seed decides what it wants to do;
 * when things arrive, nobody decides.
 */
export class Player {
  readonly said: Said[] = [];
  readonly acknowledged: Acknowledged[] = [];
  /** Questions whose answer was refused, and the code of the refusal. */
  readonly refused = new Map<string, string>();
  /** How many withdrawals and undos it wanted, and how many it was told to be done. */
  readonly wanted = { withdraw: 0, undo: 0 };
  readonly taken = { withdraw: 0, undo: 0 };
  readonly faults: string[] = [];
  readonly follower: Follower;
  /** Kept when it sees that the game is over. */
  readonly over: Promise<void>;

  private readonly pick: (below: number) => number;
  private readonly wire: Wire;
  private readonly habits: Habits;
  private readonly done = new Set<string>();
  private isBusy = false;
  private isOver: () => void = () => {};

  /** The list of addresses is looked at for every connection: it may change. */
  constructor(
    readonly who: Seated,
    addresses: readonly string[],
    seed: string,
    private readonly manners: Manners = {},
  ) {
    this.habits = manners.habits ?? LIVELY;
    this.pick = dice(seed);
    this.over = new Promise((resolve) => {
      this.isOver = resolve;
    });
    this.wire = new Wire(addresses, this.pick, {
      opened: () => this.follower.open(),
      received: (text) => this.follower.receive(JSON.parse(text) as ServerMessage),
      lost: () => this.follower.close(),
    });
    this.follower = new Follower(
      who.table,
      who.pass,
      (message) => this.wire.send(JSON.stringify(message)),
      () => this.look(),
    );
  }

  /** Connects, to this address first. */
  sitDown(address?: string): void {
    this.wire.connect(address);
  }

  leave(): void {
    this.wire.close();
  }

  /** What its first seat sees. */
  get sheet(): Sheet | undefined {
    return this.follower.sheets.get(this.who.seats[0]);
  }

  /** For the message when a game does not end. */
  describe(): string {
    const { who, sheet } = this;
    const question = sheet?.document.question?.id ?? "nothing";
    const doing = this.isBusy ? "waits for a reply" : "waits to be asked";
    return `seat ${who.seats} of ${who.table} ${doing}; it has number ${sheet?.n}, is asked ${question}`;
  }

  /** Something changed: there may be something to do. */
  private look(): void {
    if (this.sheet?.document.table.status === "finished") this.isOver();
    if (this.isBusy) return;
    for (const seat of this.who.seats) {
      const document = this.follower.sheets.get(seat)?.document;
      if (document === undefined || document.table.status !== "running") continue;
      if (this.goBack(seat, document) || this.reply(seat, document)) return;
    }
  }

  /** Agrees or not when somebody wants to undo; now and then wants to go back itself. */
  private goBack(seat: number, { table: { undo } }: TableDocument): boolean {
    if (undo !== null) {
      if (this.who.seats.includes(undo.seat)) return false;
      this.command({ do: "consent", agree: this.pick(2) === 0 });
      return true;
    }
    const draw = this.pick(1000);
    const { withdraw, undo: undoes } = this.habits;
    if (draw >= withdraw + undoes) return false;
    this.command(draw < withdraw ? { do: "withdraw", seat } : { do: "undo", seat });
    return true;
  }

  private reply(seat: number, document: TableDocument): boolean {
    const { question } = document;
    if (question === null || this.refused.has(question.id)) return false;
    if (this.done.has(question.id)) {
      this.faults.push(`question ${question.id} is asked again`);
      return false;
    }
    const { options } = question;
    const count = this.pick(1000) < this.habits.batch ? 2 + this.pick(2) : 1;
    const keys = Array.from({ length: count }, () => options[this.pick(options.length)].key);
    this.isBusy = true;
    const say = (): void => this.answer({ seat, question: question.id, keys });
    if (this.manners.hold === undefined) say();
    else this.manners.hold(say, document);
    return true;
  }

  private answer(said: Said): void {
    const { seat, question, keys } = said;
    const command: Command = { do: "answer", seat, question, keys: [...keys] };
    this.said.push(said);
    this.command(command, (trouble) => {
      if (trouble === null) this.acknowledge(said);
      else if (STORE.includes(trouble.code)) this.answerAgain(said);
      else if (isBadGuess(command, trouble)) this.answer({ ...said, keys: keys.slice(0, 1) });
      else this.refused.set(question, trouble.code);
    });
    if (this.pick(1000) < this.habits.drop) this.wire.drop();
  }

  /** Nobody knows whether it was written: the same answer again counts once in any case. */
  private answerAgain(said: Said): void {
    this.isBusy = true;
    setTimeout(() => this.answer(said), AGAIN_MS);
  }

  private acknowledge(said: Said): void {
    this.acknowledged.push({ ...said, at: performance.now() });
    this.done.add(said.question);
    this.manners.onDone?.();
  }

  private command(command: Command, then: (trouble: Trouble | null) => void = () => {}): void {
    this.isBusy = true;
    const back = command.do === "withdraw" || command.do === "undo" ? command.do : undefined;
    if (back !== undefined) this.wanted[back]++;
    this.follower.request(command, (trouble, { asked }) => {
      this.isBusy = false;
      if (trouble !== null && !isExpected(command, trouble)) {
        this.faults.push(`${JSON.stringify(command)} was refused: ${JSON.stringify(trouble)}`);
      }
      if (back !== undefined && trouble === null && asked !== true) this.taken[back]++;
      then(trouble);
      this.look();
    });
  }
}

const AGAIN_MS = 50;
