import type { TableDocument } from "@coterie/protocol";
import type { Remote } from "comlink";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Engine } from "../engine/serve.js";
import { startEngine } from "../engine/start.js";
import { PartFault } from "../errors/part-fault.js";
import { type Problem, problem } from "../errors/problem.js";
import { UnknownGame } from "../games.js";
import { Away, api } from "../net/api.js";
import { Line, type LineState } from "../net/line.js";
import type { LogSheet, TableSheet } from "../sheet/sheet.js";
import { clearDesk, logWith } from "../table/desk.js";
import { rulesAreOf } from "../table/rules.js";

/** A table on the server, live: the line brings what changes, the worker puts it into words. */
export interface Lively {
  readonly line: Line | null;
  readonly state: LineState;
  /** The page is older than the server. */
  readonly isOld: boolean;
  /** The audience whose sheet is shown. */
  readonly audience: number;
  readonly sheet: TableSheet | null;
  readonly log: readonly LogSheet[];
  readonly engine: Remote<Engine> | null;
  /** Why what came from the server cannot be shown. */
  readonly failure: Problem | null;
}

const NOTHING: Lively = {
  line: null,
  state: "connecting",
  isOld: false,
  audience: -1,
  sheet: null,
  log: [],
  engine: null,
  failure: null,
};

export function useLine(table: string, pass: string | undefined): Lively {
  const [shown, setShown] = useState<Lively>(NOTHING);
  const reader = useRef<Reader | null>(null);
  useEffect(() => {
    const line = new Line(table, pass);
    const mine = new Reader(line, setShown);
    reader.current = mine;
    const stops = [
      line.news.subscribe(() => void mine.read()),
      line.state.subscribe((state) => {
        setShown((before) => ({ ...before, line, state }));
        if (state === "open") mine.tryAgain();
      }),
      line.fault.subscribe((error) => {
        if (error !== null) problem.value = { what: "lineFailed", error };
      }),
      line.isOld.subscribe((isOld) => setShown((before) => ({ ...before, isOld }))),
    ];
    return () => {
      for (const stop of stops) stop();
      line.close();
      mine.end();
    };
  }, [table, pass]);
  return shown;
}

type Show = (change: (before: Lively) => Lively) => void;

/** So often it is tried to read before the player is told. */
const MOST_FAILURES = 3;
const PAUSE_MS = 300;

/** Gives the worker what has come, in order, and shows what it makes of it. */
class Reader {
  private engine: Promise<Remote<Engine>> | undefined;
  private stop = (): void => {};
  /** Resolves when the worker could not be loaded or failed. */
  private failed: Promise<PartFault> = new Promise(() => {});
  /** How often reading has failed since the connection was made. */
  private failures = 0;
  private isEnded = false;
  private isReading = false;
  private isAskedAgain = false;
  /** The document of each audience that the worker has. */
  private readonly taken = new Map<number, TableDocument>();
  /** How many lines of each audience the worker has been told, and the log that came of them. */
  private readonly told = new Map<number, number>();
  private readonly logs = new Map<number, readonly LogSheet[]>();
  private readonly sheets = new Map<number, TableSheet | null>();
  private lastTaken = -1;
  private question = "";

  constructor(
    private readonly line: Line,
    private readonly show: Show,
  ) {}

  end(): void {
    this.isEnded = true;
    this.stop();
  }

  /** Reads again after failures, if there were any. */
  readonly tryAgain = (): void => {
    if (this.failures === 0) return;
    this.failures = 0;
    problem.value = null;
    this.show((before) => ({ ...before, failure: null }));
    void this.read();
  };

  /** One reading at a time; what comes meanwhile is read after it. */
  async read(): Promise<void> {
    if (this.isReading) {
      this.isAskedAgain = true;
      return;
    }
    this.isReading = true;
    do {
      this.isAskedAgain = false;
      if (this.failures < MOST_FAILURES) await this.readAll().catch((error) => this.fail(error));
    } while (this.isAskedAgain && !this.isEnded);
    this.isReading = false;
  }

  /** Another worker reads everything from the beginning, a few times; then the player decides. */
  private async fail(error: unknown): Promise<void> {
    console.warn("the table could not be read:", error);
    this.startAnew();
    this.failures = error instanceof UnknownGame ? MOST_FAILURES : this.failures + 1;
    if (this.failures < MOST_FAILURES) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * this.failures));
      this.isAskedAgain = true;
    } else {
      const failure: Problem = { what: whatFailed(error), error, retry: this.tryAgain };
      this.show((before) => ({ ...before, failure }));
    }
  }

  private startAnew(): void {
    this.stop();
    this.engine = undefined;
    for (const known of [this.taken, this.told, this.logs, this.sheets]) known.clear();
  }

  /** A worker that has failed never replies. */
  private orFailed<T>(reply: Promise<T>): Promise<T> {
    const failed = this.failed.then((fault) => {
      throw fault;
    });
    return Promise.race([reply, failed]);
  }

  private async readAll(): Promise<void> {
    const { follower } = this.line;
    const [first] = follower.sheets.values();
    if (first === undefined) {
      this.show((before) => ({ ...before }));
      return;
    }
    const { game, pack } = first.document.table;
    this.engine ??= this.start(game, pack);
    const engine = await this.engine;
    for (const audience of follower.sheets.keys()) await this.readOne(engine, audience);
    const audience = this.lookingAs();
    await this.lookAs(engine, audience);
    const sheet = this.sheets.get(audience) ?? null;
    if ((sheet?.question?.id ?? "") !== this.question) clearDesk();
    this.question = sheet?.question?.id ?? "";
    const log = this.logs.get(audience) ?? [];
    this.show((before) => ({ ...before, engine, audience, sheet, log }));
  }

  private async start(game: string, pack: string): Promise<Remote<Engine>> {
    const { engine, end, failed } = startEngine(game);
    this.stop = end;
    this.failed = failed;
    rulesAreOf(game);
    const { hash } = await this.orFailed(engine.pieces());
    await this.orFailed(engine.follow(hash === pack ? null : await api.pack(pack)));
    return engine;
  }

  private async readOne(engine: Remote<Engine>, audience: number): Promise<void> {
    const known = this.line.follower.sheets.get(audience);
    if (known === undefined) return;
    const { document, log } = known;
    // Talk, and who is here, are no matter of the game.
    if (this.taken.get(audience) === document) return;
    const from = this.told.get(audience) ?? 0;
    this.taken.set(audience, document);
    this.told.set(audience, log.length);
    this.lastTaken = audience;
    const told = { audience, document, items: log.slice(from) };
    const sheet = await this.orFailed(engine.take(told));
    if (isNothingNew(this.sheets.get(audience), sheet)) return;
    this.sheets.set(audience, sheet);
    if (sheet !== null) this.logs.set(audience, logWith(this.logs.get(audience) ?? [], sheet));
  }

  /** The worker foresees for the seat that it was told of last. */
  private async lookAs(engine: Remote<Engine>, audience: number): Promise<void> {
    const document = this.taken.get(audience);
    if (this.lastTaken === audience || document === undefined) return;
    this.lastTaken = audience;
    await this.orFailed(engine.take({ audience, document, items: [] }));
  }

  /** Whoever has several seats looks through the eyes of the one that is asked. */
  private lookingAs(): number {
    const all = [...this.line.follower.sheets.keys()];
    return all.find((audience) => (this.sheets.get(audience)?.question ?? null) !== null) ?? all[0];
  }
}

function whatFailed(error: unknown): Problem["what"] {
  if (error instanceof UnknownGame) return "unknownGameHere";
  if (error instanceof Away) return "piecesAway";
  return error instanceof PartFault && !error.isLoaded ? "tableAway" : "tableFailed";
}

/**
 * Somebody came, or voted: the game is as it was. Its sheet stays the same one, because a new one
 * ends what is being shown of the last answer.
 */
function isNothingNew(before: TableSheet | null | undefined, now: TableSheet | null): boolean {
  if (!before || now === null || now.news.length > 0) return false;
  const still = (sheet: TableSheet): string => JSON.stringify({ ...sheet, logFrom: 0, news: [] });
  return still(before) === still(now);
}
