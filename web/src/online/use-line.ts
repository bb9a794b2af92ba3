import type { TableDocument } from "@coterie/protocol";
import type { Remote } from "comlink";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Engine } from "../engine/serve.js";
import { startEngine } from "../engine/start.js";
import { api } from "../net/api.js";
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
}

const NOTHING: Lively = {
  line: null,
  state: "connecting",
  isOld: false,
  audience: -1,
  sheet: null,
  log: [],
  engine: null,
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
      line.state.subscribe((state) => setShown((before) => ({ ...before, line, state }))),
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

/** Gives the worker what has come, in order, and shows what it makes of it. */
class Reader {
  private engine: Promise<Remote<Engine>> | undefined;
  private stop = (): void => {};
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
    this.stop();
  }

  /** One reading at a time; what comes meanwhile is read after it. */
  async read(): Promise<void> {
    if (this.isReading) {
      this.isAskedAgain = true;
      return;
    }
    this.isReading = true;
    do {
      this.isAskedAgain = false;
      // Pieces that could not be fetched are asked for again with the next news.
      await this.readAll().catch(() => this.startAnew());
    } while (this.isAskedAgain);
    this.isReading = false;
  }

  private startAnew(): void {
    this.stop();
    this.engine = undefined;
    for (const known of [this.taken, this.told, this.logs, this.sheets]) known.clear();
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
    const { engine, end } = startEngine(game);
    this.stop = end;
    rulesAreOf(game);
    const { hash } = await engine.pieces();
    await engine.follow(hash === pack ? null : await api.pack(pack));
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
    const sheet = await engine.take({ audience, document, items: log.slice(from) });
    if (isNothingNew(this.sheets.get(audience), sheet)) return;
    this.sheets.set(audience, sheet);
    if (sheet !== null) this.logs.set(audience, logWith(this.logs.get(audience) ?? [], sheet));
  }

  /** The worker foresees for the seat that it was told of last. */
  private async lookAs(engine: Remote<Engine>, audience: number): Promise<void> {
    const document = this.taken.get(audience);
    if (this.lastTaken === audience || document === undefined) return;
    this.lastTaken = audience;
    await engine.take({ audience, document, items: [] });
  }

  /** Whoever has several seats looks through the eyes of the one that is asked. */
  private lookingAs(): number {
    const all = [...this.line.follower.sheets.keys()];
    return all.find((audience) => (this.sheets.get(audience)?.question ?? null) !== null) ?? all[0];
  }
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
